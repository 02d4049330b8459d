// What the server answers to GET: the description of the service, which gSOAP leaves to its user.
#ifndef XMLBENCH_METADATA_H
#define XMLBENCH_METADATA_H

#include <cstring>
#include <fstream>
#include <sstream>
#include <string>

#include "soapH.h"

class Metadata {
 public:
  // The files as the JVM wrote them, with the address where the service is.
  static void describe(const std::string &folder, const std::string &address) {
    wsdl() = replaced(text(folder + "/soapbench-literal.wsdl"), "http://127.0.0.1/soapbench", address);
    wsdl() = replaced(wsdl(), "schemaLocation=\"soapbench.xsd", "schemaLocation=\"" + address + "?xsd");
    schema() = text(folder + "/soapbench.xsd");
  }

  // What is neither asked for nor a call. RFC 9110, section 15.5.6: says which methods there are.
  static int refused(struct soap *soap) {
    soap->http_extra_header = "Allow: GET, POST";
    return SOAP_HTTP_METHOD;
  }

  // A connection that asked for it ends: only calls keep theirs.
  static int answer(struct soap *soap) {
    const char *query = std::strchr(soap->path, '?');
    bool asksForSchema = query != nullptr && std::strcmp(query, "?xsd") == 0;
    if (!asksForSchema && (query == nullptr || std::strcmp(query, "?wsdl") != 0)) {
      return refused(soap);
    }
    const std::string &found = asksForSchema ? schema() : wsdl();
    soap->keep_alive = 0;
    soap->http_content = "text/xml; charset=utf-8";
    soap_set_omode(soap, SOAP_IO_CHUNK);
    if (soap_response(soap, SOAP_FILE) || soap_send_raw(soap, found.data(), found.size())) {
      return soap->error;
    }
    return soap_end_send(soap);
  }

 private:
  static std::string &wsdl() {
    static std::string text;
    return text;
  }

  static std::string &schema() {
    static std::string text;
    return text;
  }

  static std::string text(const std::string &file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream all;
    all << in.rdbuf();
    return all.str();
  }

  static std::string replaced(std::string text, const std::string &from, const std::string &to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
      text.replace(at, from.size(), to);
    }
    return text;
  }
};

#endif
