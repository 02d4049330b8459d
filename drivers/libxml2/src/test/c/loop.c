/* What reads a document of libxml2's in C alone, and adds up the lengths of what is in it: handlers of its SAX2
 * interface, and loops over its reader and its tree. */
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

enum { ELEMENT = 1, TEXT = 3, SECTION = 4, WHITE_SPACE = 13, SIGNIFICANT_WHITE_SPACE = 14 };

typedef int (*number_of)(void *reader);
typedef const char *(*text_of)(void *reader);

/* The functions of xmlreader.h that a driver calls, too. */
struct functions {
  number_of read, type, is_empty, is_declaration, first_attribute, next_attribute, back_to_element;
  text_of local_name, prefix, uri, value;
};

static long of_start(void *reader, const struct functions *is) {
  is->is_empty(reader);
  long sum = length_of(is->uri(reader)) + length_of(is->local_name(reader));
  int more = is->first_attribute(reader);
  int moved = more == 1;
  while (more == 1) {
    if (is->is_declaration(reader) == 1) {
      is->prefix(reader);
    } else {
      sum += length_of(is->uri(reader));
    }
    sum += length_of(is->local_name(reader)) + length_of(is->value(reader));
    more = is->next_attribute(reader);
  }
  if (moved) {
    is->back_to_element(reader);
  }
  return sum;
}

/* Less than 0 after an error. */
long xmlbench_loop_reader(void *reader, const struct functions *is) {
  long sum = 0;
  int status;
  while ((status = is->read(reader)) == 1) {
    switch (is->type(reader)) {
      case ELEMENT:
        sum += of_start(reader, is);
        break;
      case TEXT:
      case SECTION:
      case WHITE_SPACE:
      case SIGNIFICANT_WHITE_SPACE:
        sum += length_of(is->value(reader));
        break;
      default:
        break;
    }
  }
  return status < 0 ? status : sum;
}

/* The beginnings of structures of tree.h: xmlNs, and what is common to xmlDoc, xmlNode and xmlAttr. */
struct declaration {
  const struct declaration *next;
  int type;
  const char *uri;
  const char *prefix;
};

struct node {
  void *user;
  int type;
  const char *name;
  const struct node *children, *last, *parent, *next, *previous;
  void *document;
  const struct declaration *bound;
  const char *content;
  const struct node *attributes;
  const struct declaration *declared;
};

static long of_name(const struct node *node) {
  return length_of(node->name) + (node->bound ? length_of(node->bound->uri) : 0);
}

static long of_element(const struct node *element) {
  long sum = of_name(element);
  for (const struct declaration *declared = element->declared; declared; declared = declared->next) {
    sum += length_of(declared->prefix) + length_of(declared->uri);
  }
  for (const struct node *attribute = element->attributes; attribute; attribute = attribute->next) {
    sum += of_name(attribute);
    for (const struct node *part = attribute->children; part; part = part->next) {
      sum += length_of(part->content);
    }
  }
  return sum;
}

long xmlbench_loop_tree(const struct node *document) {
  long sum = 0;
  const struct node *node = document->children;
  while (node) {
    const struct node *next = NULL;
    if (node->type == ELEMENT) {
      sum += of_element(node);
      next = node->children;
    } else if (node->type == TEXT || node->type == SECTION) {
      sum += length_of(node->content);
    }
    while (!next && node != document) {
      next = node->next;
      node = node->parent;
    }
    node = next;
  }
  return sum;
}
