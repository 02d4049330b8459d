/* Handlers of Expat that add up the lengths of what they are given. Those that add up nothing are there so that Expat
   does what it does for the driver. */
#include <string.h>

static long lengths;

long xmlbench_loop_sum(void) {
  long sum = lengths;
  lengths = 0;
  return sum;
}

void xmlbench_loop_start(void *user, const char *name, const char **attributes) {
  (void)user;
  lengths += (long)strlen(name);
  for (; *attributes; attributes += 2) {
    lengths += (long)(strlen(attributes[0]) + strlen(attributes[1]));
  }
}

void xmlbench_loop_end(void *user, const char *name) {
  (void)user;
  (void)name;
}

void xmlbench_loop_text(void *user, const char *text, int length) {
  (void)user;
  (void)text;
  lengths += length;
}

void xmlbench_loop_three(void *user, const char *first, const char *second) {
  (void)user;
  (void)first;
  (void)second;
}

void xmlbench_loop_skipped(void *user, const char *name, int is_parameter) {
  (void)user;
  (void)name;
  (void)is_parameter;
}

int xmlbench_loop_external(void *parser, const char *context, const char *base, const char *system, const char *public) {
  (void)parser;
  (void)context;
  (void)base;
  (void)system;
  (void)public;
  return 1;
}

void xmlbench_loop_start_doctype(void *user, const char *name, const char *system, const char *public, int has_subset) {
  (void)user;
  (void)name;
  (void)system;
  (void)public;
  (void)has_subset;
}

void xmlbench_loop_end_doctype(void *user) { (void)user; }
