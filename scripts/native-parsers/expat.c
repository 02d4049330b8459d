/* Expat with namespaces. */
#include "timing.h"

#include <expat.h>

static struct counted sum;

static void XMLCALL start(void *data, const XML_Char *name, const XML_Char **attributes) {
  (void)data;
  sum.elements++;
  sum.bytes += (long)strlen(name);
  for (int i = 0; attributes[i] != NULL; i++) {
    sum.bytes += (long)strlen(attributes[i]);
  }
}

static void XMLCALL end(void *data, const XML_Char *name) {
  (void)data;
  (void)name;
}

static void XMLCALL text(void *data, const XML_Char *characters, int length) {
  (void)data;
  (void)characters;
  sum.bytes += length;
}

static struct counted parse(const char *document, size_t length) {
  XML_Parser parser = XML_ParserCreateNS(NULL, ' ');
  sum.elements = 0;
  sum.bytes = 0;
  XML_SetElementHandler(parser, start, end);
  XML_SetCharacterDataHandler(parser, text);
  if (XML_Parse(parser, document, (int)length, 1) != XML_STATUS_OK) {
    fail(XML_ErrorString(XML_GetErrorCode(parser)));
  }
  XML_ParserFree(parser);
  return sum;
}

int main(int argc, char **argv) {
  return run(argc, argv, parse);
}
