// gSOAP's marshalling, without SOAP: xmlbench-gsoap-binding ELEMENT, that of the report.
#include <cstdio>
#include <stdexcept>
#include <string>

#include "binding.h"
#include "report.h"
#include "soap.nsmap"

namespace {
const int BAD_USAGE = 2;
// Strings are UTF-8: without it gSOAP takes each char for a character of Latin-1.
const soap_mode MODE = SOAP_C_UTFSTRING;

// The context of one direction, with all objects that it made.
class Context {
 public:
  Context() : soap(soap_new1(MODE)) {}

  ~Context() {
    clear();
    soap_free(soap);
  }

  Context(const Context &) = delete;
  Context &operator=(const Context &) = delete;

  void clear() {
    soap_destroy(soap);
    soap_end(soap);
  }

  void require(int status) {
    if (status != SOAP_OK) {
      char text[1024];
      soap_sprint_fault(soap, text, sizeof text);
      for (char *c = text; *c != '\0'; c++) {
        *c = *c == '\n' ? ' ' : *c;
      }
      throw std::runtime_error(text);
    }
  }

  struct soap *const soap;
};

// What gSOAP generates for a type of report.
template <class Report, Report *(*make)(struct soap *, int), int (*write)(struct soap *, Report const *),
          int (*read)(struct soap *, Report *)>
class Library {
 public:
  void own(Channel &from) {
    writing.clear();
    object = make(writing.soap, -1);
    take(from, writing.soap, *object);
  }

  void marshal(std::ostream &out) {
    writing.soap->os = &out;
    writing.require(write(writing.soap, object));
  }

  void unmarshal(std::istream &in) {
    reading.clear();
    reading.soap->is = &in;
    understood = make(reading.soap, -1);
    reading.require(read(reading.soap, understood));
  }

  void give(Channel &to) { ::give(to, *understood); }

 private:
  Context writing;
  Context reading;
  Report *object = nullptr;
  Report *understood = nullptr;
};

#define XMLBENCH_LIBRARY(type) \
  Library<type, soap_new_##type, soap_write_##type, soap_read_##type>

template <class AnyLibrary>
int serve() {
  AnyLibrary library;
  BindingLoop<AnyLibrary>(library).obey();
  return 0;
}
}  // namespace

int main(int count, char **arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  std::string element = count == 2 ? arguments[1] : "";
  if (element == "NewDataNotification") {
    return serve<XMLBENCH_LIBRARY(NewDataNotification)>();
  }
  if (element == "IntTraceReport") {
    return serve<XMLBENCH_LIBRARY(IntTraceReport)>();
  }
  if (element == "DoubleTraceReport") {
    return serve<XMLBENCH_LIBRARY(DoubleTraceReport)>();
  }
  std::fprintf(stderr, "xmlbench-gsoap-binding NewDataNotification | IntTraceReport | DoubleTraceReport\n");
  return BAD_USAGE;
}
