// SOAPBench by gSOAP: a client that a JVM commands over standard input and output, and a server.
//
//   soapbench-gsoap client MODE                     calls go nowhere: a canned transport answers
//   soapbench-gsoap client MODE ENDPOINT keep|close calls go over HTTP
//   soapbench-gsoap server MODE RULE PORT WSDL      serves on 127.0.0.1; says where on standard output
//   soapbench-gsoap server MODE RULE PORT WSDL FOLDER buffered|streamed
//                                                   the same; what it records of trace reports goes into the folder
//
// MODE is default, by which gSOAP writes a message twice, the first time to know its length, or chunked. RULE is
// published or full-precision, WSDL the folder of the service's description. It ends when its standard input does.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "SoapBenchBinding.nsmap"
#include "client.h"
#include "server.h"

namespace {
const int BAD_USAGE = 2;
// Strings are UTF-8: without it gSOAP takes each char for a character of Latin-1, and loses all others.
const soap_mode STRINGS = SOAP_C_UTFSTRING;

int usage() {
  std::fprintf(stderr, "soapbench-gsoap client MODE [ENDPOINT keep|close] | server MODE RULE PORT WSDL [FOLDER HOW]\n");
  return BAD_USAGE;
}
}  // namespace

int main(int count, char **arguments) {
  std::signal(SIGPIPE, SIG_IGN);
  std::string what = count > 1 ? arguments[1] : "";
  std::string mode = count > 2 ? arguments[2] : "";
  if (mode != "default" && mode != "chunked") {
    return usage();
  }
  soap_mode output = STRINGS | (mode == "chunked" ? SOAP_IO_CHUNK : SOAP_IO_DEFAULT);
  if (what == "client" && count == 3) {
    Client(STRINGS, output, "").obey();
  } else if (what == "client" && count == 5) {
    soap_mode kept = std::string(arguments[4]) == "keep" ? SOAP_IO_KEEPALIVE : SOAP_IO_DEFAULT;
    Client(STRINGS | kept, output | kept, arguments[3]).obey();
  } else if (what == "server" && (count == 6 || count == 8)) {
    Rule rule(std::string(arguments[3]) == "full-precision");
    std::unique_ptr<Reception> reception;
    if (count == 8) {
      reception.reset(new Reception(arguments[6], std::string(arguments[7]) == "buffered"));
    }
    Server(STRINGS | SOAP_IO_KEEPALIVE, output | SOAP_IO_KEEPALIVE, rule, reception.get()).serve(std::atoi(arguments[4]), arguments[5]);
    return EXIT_FAILURE;
  } else {
    return usage();
  }
  return EXIT_SUCCESS;
}
