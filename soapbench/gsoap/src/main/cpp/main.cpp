// SOAPBench by gSOAP: a client that a JVM commands over standard input and output, and a server.
//
//   soapbench-gsoap client MODE                     calls go nowhere: a canned transport answers
//   soapbench-gsoap client MODE keep|close          calls go over HTTP, to the address that standard input begins with
//   soapbench-gsoap server MODE RULE HOST PORT TOKEN WSDL
//                                                   serves on that address; says on which port on standard output
//   soapbench-gsoap server MODE RULE HOST PORT TOKEN WSDL FOLDER buffered|streamed
//                                                   the same; what it records of trace reports goes into the folder
//
// MODE is default, by which gSOAP writes a message twice, the first time to know its length, or chunked. RULE is
// published or full-precision, TOKEN the file of the token that
// requests must begin with, or -, WSDL the folder of the service's description. It ends when its standard input does.
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>

#include "SoapBenchBinding.nsmap"
#include "client.h"
#include "gate.h"
#include "server.h"

namespace {
const int BAD_USAGE = 2;
// Strings are UTF-8: without it gSOAP takes each char for a character of Latin-1, and loses all others.
const soap_mode STRINGS = SOAP_C_UTFSTRING;

int usage() {
  std::fprintf(stderr, "soapbench-gsoap client MODE [keep|close] | server MODE RULE HOST PORT TOKEN WSDL [FOLDER HOW]\n");
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
    Client(STRINGS, output, true).obey();
  } else if (what == "client" && count == 4) {
    soap_mode kept = std::string(arguments[3]) == "keep" ? SOAP_IO_KEEPALIVE : SOAP_IO_DEFAULT;
    Client(STRINGS | kept, output | kept, false).obey();
  } else if (what == "server" && (count == 8 || count == 10)) {
    Rule rule(std::string(arguments[3]) == "full-precision");
    std::unique_ptr<Reception> reception;
    if (count == 10) {
      reception.reset(new Reception(arguments[8], std::string(arguments[9]) == "buffered"));
    }
    if (!Gate::open(arguments[6])) {
      std::fprintf(stderr, "soapbench-gsoap: there is no token in %s\n", arguments[6]);
      return EXIT_FAILURE;
    }
    Server(STRINGS | SOAP_IO_KEEPALIVE, output | SOAP_IO_KEEPALIVE, rule, reception.get()).serve(arguments[4], std::atoi(arguments[5]), arguments[7]);
    return EXIT_FAILURE;
  } else {
    return usage();
  }
  return EXIT_SUCCESS;
}
