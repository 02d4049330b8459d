/* Handlers of libxml2's SAX2 interface that add up the lengths of what they are given. */
#include <string.h>

static long lengths;

static long length_of(const char *text) { return text ? (long)strlen(text) : 0; }

long xmlbench_loop_sum(void) {
  long sum = lengths;
  lengths = 0;
  return sum;
}

void xmlbench_loop_start(void *user, const char *name, const char *prefix, const char *uri, int namespace_count,
                         const char **namespaces, int attribute_count, int defaulted, const char **attributes) {
  (void)user;
  (void)prefix;
  (void)namespace_count;
  (void)namespaces;
  (void)defaulted;
  lengths += length_of(name) + length_of(uri);
  /* Local name, prefix and URI, and where the value begins and ends. */
  for (int i = 0; i < attribute_count; i++, attributes += 5) {
    lengths += length_of(attributes[0]) + (attributes[4] - attributes[3]);
  }
}

void xmlbench_loop_end(void *user, const char *name, const char *prefix, const char *uri) {
  (void)user;
  (void)name;
  (void)prefix;
  (void)uri;
}

void xmlbench_loop_text(void *user, const char *text, int length) {
  (void)user;
  (void)text;
  lengths += length;
}

void xmlbench_loop_instruction(void *user, const char *target, const char *data) {
  (void)user;
  (void)target;
  (void)data;
}

void xmlbench_loop_reference(void *user, const char *name) {
  (void)user;
  (void)name;
}
