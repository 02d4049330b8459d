// How a watched server takes requests in: below gSOAP's engine, by its callback for what comes from a connection.
#ifndef XMLBENCH_INTAKE_H
#define XMLBENCH_INTAKE_H

#include <algorithm>
#include <cstring>
#include <string>

#include "chunks.h"
#include "clock.h"
#include "reception.h"
#include "stdsoap2.h"

// One connection's. The engine gets a request's head first, without the bytes of the body that came with it, and
// parses it; the clock is read when it then asks for the body and its first bytes are there. Of a buffered reception
// it gets none of them before all are there.
class Intake {
 public:
  explicit Intake(Reception &reception) : reception(reception) {}

  Intake(const Intake &) = delete;
  Intake &operator=(const Intake &) = delete;

  // The one of that connection; none where the server is not watched.
  static Intake *of(struct soap *soap) { return static_cast<Intake *>(soap->user); }

  void putBelow(struct soap *soap) {
    below = soap->frecv;
    soap->user = this;
    soap->frecv = receive;
  }

  // Makes ready for the next request.
  void next() {
    part = HEAD;
    emptyLine = false;
    first = NEVER;
  }

  // The service has a report, all its values bound. Returns whether it could record it.
  template <class Trace>
  bool received(const Trace &trace, long long bound) {
    return first != NEVER && reception.received(trace, bound - first);
  }

 private:
  static const long long NEVER = -1;

  enum Part { HEAD, BODY };

  Reception &reception;
  size_t (*below)(struct soap *, char *, size_t) = nullptr;
  Part part = HEAD;
  bool emptyLine = false;
  long long first = NEVER;
  // What has come and was not given yet begins at an index.
  std::string come;
  std::size_t given = 0;
  char block[SOAP_BUFLEN];

  static size_t receive(struct soap *soap, char *to, size_t length) {
    Intake &intake = *of(soap);
    return intake.part == HEAD ? intake.head(soap, to, length) : intake.body(soap, to, length);
  }

  size_t head(struct soap *soap, char *to, size_t length) {
    if (given == come.size() && !more(soap)) {
      return 0;
    }
    std::size_t end = given;
    std::size_t most = std::min(come.size(), given + length);
    while (end < most && part == HEAD) {
      see(come[end++]);
    }
    return give(to, end - given);
  }

  // A head ends with its first empty line.
  void see(char c) {
    if (c == '\n') {
      part = emptyLine ? BODY : HEAD;
      emptyLine = true;
    } else if (c != '\r') {
      emptyLine = false;
    }
  }

  size_t body(struct soap *soap, char *to, size_t length) {
    if (first == NEVER) {
      if (given == come.size() && !more(soap)) {
        return 0;
      }
      first = wallNanos();
      if (reception.buffered) {
        takeAll(soap);
      }
    }
    return given < come.size() ? give(to, std::min(length, come.size() - given)) : below(soap, to, length);
  }

  // The engine knows from the head how long the body is, or that it comes in chunks.
  void takeAll(struct soap *soap) {
    if ((soap->mode & SOAP_IO) == SOAP_IO_CHUNK) {
      Chunks chunks;
      while (!chunks.end(come, given) && more(soap)) {
      }
    } else {
      while (come.size() - given < soap->length && more(soap)) {
      }
    }
  }

  bool more(struct soap *soap) {
    if (given == come.size()) {
      come.clear();
      given = 0;
    }
    std::size_t length = below(soap, block, sizeof block);
    come.append(block, length);
    return length > 0;
  }

  size_t give(char *to, std::size_t length) {
    std::memcpy(to, come.data() + given, length);
    given += length;
    return length;
  }
};

#endif
