// The client: makes calls as the JVM commands, by the batch, and reads the clocks around each batch.
#ifndef XMLBENCH_CLIENT_H
#define XMLBENCH_CLIENT_H

#include <memory>
#include <string>

#include "call.h"
#include "clock.h"
#include "wire.h"

// Commands are a letter and its arguments; the answer to each is 'k' and what was asked for, or 'e' and a text.
//
//   p operation argument     makes a call ready
//   r text                   the reply that the canned transport gives from now on
//   c number keep            makes so many calls: wall and CPU nanoseconds of all of them, bytes of each request,
//                            and the last request where it is to be kept
//   m                        makes one call and keeps its request: nanoseconds from the call's start to the request's
//                            last byte in memory; the request
//   d                        what the last reply was bound to
class Client {
 public:
  // A client whose calls go nowhere, or to the address that its standard input begins with.
  Client(soap_mode input, soap_mode output, bool canned)
      : canned(canned), endpoint(canned ? "http://127.0.0.1/soapbench" : channel.getText()), proxy(endpoint.c_str()) {
    soap_set_imode(proxy.soap, input);
    soap_set_omode(proxy.soap, output);
    if (canned) {
      wire.putBelow(proxy.soap);
    }
    arguments = soap_new();
  }

  ~Client() {
    call.reset();
    soap_destroy(arguments);
    soap_end(arguments);
    soap_free(arguments);
    proxy.destroy();
  }

  Client(const Client &) = delete;
  Client &operator=(const Client &) = delete;

  // Obeys until the JVM has ended.
  void obey() {
    for (;;) {
      switch (channel.getByte()) {
        case 'p':
          prepare();
          break;
        case 'r':
          wire.reply = channel.getText();
          channel.putByte('k');
          break;
        case 'c':
          make();
          break;
        case 'm':
          construct();
          break;
        case 'd':
          giveData();
          break;
        default:
          refuse("no such command");
      }
      channel.flush();
    }
  }

 private:
  const bool canned;
  Channel channel;
  const std::string endpoint;
  Wire wire;
  SoapBenchBindingProxy proxy;
  struct soap *arguments;
  std::unique_ptr<Call> call;
  bool bound = false;

  void refuse(const std::string &reason) {
    channel.putByte('e');
    channel.putText(reason);
  }

  void prepare() {
    call.reset();
    bound = false;
    soap_destroy(arguments);
    soap_end(arguments);
    call = callOf(channel.getText(), channel, arguments);
    if (call == nullptr) {
      refuse("no such operation");
    } else {
      channel.putByte('k');
    }
  }

  // Calls that were made.
  struct Batch {
    std::string failure;
    long long start = 0;
    long long wall = 0;
    long long cpu = 0;
    long long requestBytes = -1;
  };

  Batch batch(int number) {
    Batch made;
    bound = false;
    if (call == nullptr) {
      made.failure = "no call is ready";
      return made;
    }
    made.start = wallNanos();
    long long cpu = cpuNanos();
    for (int i = 0; i < number && made.failure.empty(); i++) {
      wire.rewind();
      if (call->make(proxy) != SOAP_OK) {
        made.failure = fault();
      } else if (made.requestBytes >= 0 && made.requestBytes != wire.requestBytes) {
        made.failure = "the request has " + std::to_string(wire.requestBytes) + " bytes instead of " +
                       std::to_string(made.requestBytes);
      }
      made.requestBytes = wire.requestBytes;
    }
    made.cpu = cpuNanos() - cpu;
    made.wall = wallNanos() - made.start;
    bound = made.failure.empty();
    return made;
  }

  void make() {
    int number = channel.getInt();
    wire.keeps = channel.getByte() != 0;
    Batch made = batch(number);
    if (!bound) {
      refuse(made.failure);
      return;
    }
    channel.putByte('k');
    channel.putLong(made.wall);
    channel.putLong(made.cpu);
    channel.putLong(made.requestBytes);
    channel.putText(wire.request);
  }

  void construct() {
    wire.keeps = true;
    Batch made = batch(1);
    if (!bound) {
      refuse(made.failure);
      return;
    }
    channel.putByte('k');
    channel.putLong(wire.requestEnd - made.start);
    channel.putText(wire.request);
  }

  void giveData() {
    if (!bound) {
      refuse("no reply is there");
      return;
    }
    channel.putByte('k');
    call->giveReply(channel);
  }

  std::string fault() {
    char text[1024];
    soap_sprint_fault(proxy.soap, text, sizeof text);
    std::string line;
    for (const char *c = text; *c != '\0'; c++) {
      line += *c == '\n' ? ' ' : *c;
    }
    return line;
  }
};

#endif
