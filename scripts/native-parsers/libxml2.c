/* SAX2 of libxml2, which resolves namespaces. */
#include "timing.h"

#include <libxml/SAX2.h>
#include <libxml/parser.h>

static struct counted sum;

static void start(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri, int namespaces,
                  const xmlChar **declared, int count, int defaulted, const xmlChar **attributes) {
  (void)data;
  (void)prefix;
  (void)namespaces;
  (void)declared;
  (void)defaulted;
  sum.elements++;
  sum.bytes += xmlStrlen(name) + (uri == NULL ? 0 : xmlStrlen(uri));
  for (int i = 0; i < count; i++) {
    const xmlChar **attribute = attributes + 5 * i;
    sum.bytes += xmlStrlen(attribute[0]) + (long)(attribute[4] - attribute[3]);
  }
}

static void end(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)data;
  (void)name;
  (void)prefix;
  (void)uri;
}

static void text(void *data, const xmlChar *characters, int length) {
  (void)data;
  (void)characters;
  sum.bytes += length;
}

static struct counted parse(const char *document, size_t length) {
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start;
  handler.endElementNs = end;
  handler.characters = text;
  handler.ignorableWhitespace = text;
  handler.cdataBlock = text;
  handler.getEntity = xmlSAX2GetEntity;
  sum.elements = 0;
  sum.bytes = 0;
  if (xmlSAXUserParseMemory(&handler, NULL, document, (int)length) != 0) {
    fail("libxml2 rejects the document");
  }
  return sum;
}

int main(int argc, char **argv) {
  return run(argc, argv, parse);
}
