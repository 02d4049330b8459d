// The canned transport below gSOAP's engine: requests are counted and forgotten, and each gets the same reply.
#ifndef XMLBENCH_WIRE_H
#define XMLBENCH_WIRE_H

#include <algorithm>
#include <cstring>
#include <string>

#include "clock.h"
#include "stdsoap2.h"

// Takes the place of the connection by gSOAP's own callbacks. There is no HTTP head, which other toolkits' transports
// write and read and which is therefore none of theirs either.
class Wire {
 public:
  std::string reply;
  bool keeps = false;
  std::string request;
  long long requestBytes = 0;
  // When the last bytes of a request that is kept were.
  long long requestEnd = 0;

  void putBelow(struct soap *soap) {
    soap->user = this;
    soap->fopen = open;
    soap->fpost = post;
    soap->fsend = send;
    soap->frecv = receive;
    soap->fclose = close;
    soap->fpoll = poll;
  }

  // Makes ready for the next call.
  void rewind() {
    requestBytes = 0;
    request.clear();
    read = 0;
  }

 private:
  // No descriptor has this number: a call of the operating system with it would fail.
  static const SOAP_SOCKET CANNED = 1 << 30;

  std::size_t read = 0;

  static Wire &of(struct soap *soap) { return *static_cast<Wire *>(soap->user); }

  static SOAP_SOCKET open(struct soap *, const char *, const char *, int) { return CANNED; }

  static int post(struct soap *, const char *, const char *, int, const char *, const char *, ULONG64) {
    return SOAP_OK;
  }

  static int send(struct soap *soap, const char *bytes, size_t length) {
    Wire &wire = of(soap);
    wire.requestBytes += static_cast<long long>(length);
    if (wire.keeps) {
      wire.request.append(bytes, length);
      wire.requestEnd = wallNanos();
    }
    return SOAP_OK;
  }

  static size_t receive(struct soap *soap, char *bytes, size_t length) {
    Wire &wire = of(soap);
    size_t given = std::min(length, wire.reply.size() - wire.read);
    std::memcpy(bytes, wire.reply.data() + wire.read, given);
    wire.read += given;
    return given;
  }

  static int close(struct soap *soap) {
    soap->socket = SOAP_INVALID_SOCKET;
    return SOAP_OK;
  }

  static int poll(struct soap *) { return SOAP_OK; }
};

#endif
