// The service: a thread for each connection, as gSOAP's documentation shows. Where reports are to be
// watched each connection has an intake below its engine.
#ifndef XMLBENCH_SERVER_H
#define XMLBENCH_SERVER_H

#include <cerrno>
#include <cstdio>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <unistd.h>

#include "clock.h"
#include "gate.h"
#include "intake.h"
#include "metadata.h"
#include "payload.h"
#include "soapSoapBenchBindingService.h"

// Data of a send operation, made when it is first asked for. Several threads may send it at a time.
template <class Data>
class LastSent {
 public:
  struct Made {
    struct soap *owner = soap_new();
    Data data = Data();

    Made() = default;
    Made(const Made &) = delete;
    Made &operator=(const Made &) = delete;
    ~Made() {
      soap_destroy(owner);
      soap_end(owner);
      soap_free(owner);
    }
  };

  std::shared_ptr<Made> of(int asked, const Rule &rule) {
    std::lock_guard<std::mutex> guard(lock);
    if (made == nullptr || size != asked) {
      std::shared_ptr<Made> fresh = std::make_shared<Made>();
      rule.elements(fresh->owner, asked, fresh->data);
      made = fresh;
      size = asked;
    }
    return made;
  }

 private:
  std::mutex lock;
  int size = 0;
  std::shared_ptr<Made> made;
};

// The operations, for one connection.
class Service : public SoapBenchBindingService {
 public:
  Service(struct soap *soap, const Rule &rule) : SoapBenchBindingService(soap), rule(rule) {}

  SoapBenchBindingService *copy() override { return new Service(soap_copy(soap), rule); }

  int echoVoid(_ns1__echoVoid *, _ns1__echoVoidResponse &) override { return SOAP_OK; }

#define XMLBENCH_RECEIVE(shape)                                                                             \
  int receive##shape(_ns1__receive##shape *in, _ns1__receive##shape##Response &out) override {              \
    out.size = length(in->input);                                                                           \
    return SOAP_OK;                                                                                         \
  }
#define XMLBENCH_SHAPE(shape)                                                                               \
  XMLBENCH_RECEIVE(shape)                                                                                   \
  int echo##shape(_ns1__echo##shape *in, _ns1__echo##shape##Response &out) override {                       \
    out.output = in->input;                                                                                 \
    return SOAP_OK;                                                                                         \
  }                                                                                                         \
  int send##shape(_ns1__send##shape *in, _ns1__send##shape##Response &out) override {                       \
    return sent(in->size, out.output);                                                                      \
  }
  XMLBENCH_SHAPE(Base64)
  XMLBENCH_SHAPE(Ints)
  XMLBENCH_SHAPE(Doubles)
  XMLBENCH_SHAPE(Strings)
  XMLBENCH_SHAPE(MeshInterfaceObjects)
  XMLBENCH_SHAPE(SimpleEvents)
#define XMLBENCH_REPORT(shape)                                                                              \
  int receive##shape(_ns1__receive##shape *in, _ns1__receive##shape##Response &out) override {              \
    return received(in->input, out.size);                                                                   \
  }
  XMLBENCH_REPORT(E134Ints)
  XMLBENCH_REPORT(E134Doubles)
  XMLBENCH_REPORT(IntTrace)
  XMLBENCH_REPORT(DoubleTrace)
#undef XMLBENCH_REPORT
#undef XMLBENCH_SHAPE
#undef XMLBENCH_RECEIVE

 private:
  static const int MOST = 100000;

  const Rule &rule;
  std::shared_ptr<void> sending;

  template <class Trace>
  static bool isWhole(const Trace *report) {
    return report != nullptr && report->values != nullptr;
  }

  static bool isWhole(const ns1__NewDataNotification *notification) {
    return notification != nullptr && notification->DataCollectionReport != nullptr &&
           notification->DataCollectionReport->Reports != nullptr;
  }

  template <class Trace>
  int received(const Trace *report, int &size) {
    Intake *intake = Intake::of(soap);
    long long bound = intake == nullptr ? 0 : wallNanos();
    if (!isWhole(report)) {
      return soap_senderfault("the request has no report, or one without values", nullptr);
    }
    if (intake != nullptr && !intake->received(*report, bound)) {
      return soap_receiverfault("the server cannot record the report that it received", nullptr);
    }
    size = length(report);
    return SOAP_OK;
  }

  template <class Data>
  int sent(int size, Data &out) {
    static LastSent<Data> last;
    if (size < 0 || size > MOST) {
      return soap_senderfault("the size must be from 0 to 100000 elements", nullptr);
    }
    auto made = last.of(size, rule);
    sending = made;
    out = made->data;
    return SOAP_OK;
  }
};

class Server {
 public:
  // A server; it is not watched where there is no reception.
  Server(soap_mode input, soap_mode output, const Rule &rule, Reception *reception)
      : soap(soap_new2(input, output)), rule(rule), reception(reception) {
    // A connection is kept for as long as its client likes; what a request was bound to is let go of after its reply.
    soap->max_keep_alive = 0;
    soap->fserveloop = [](struct soap *served) {
      soap_destroy(served);
      soap_end(served);
      if (Intake::of(served) != nullptr) {
        Intake::of(served)->next();
      }
      return SOAP_OK;
    };
    soap->bind_flags = SO_REUSEADDR;
  }

  // Listens, says where in a line on standard output, and serves until the JVM has ended. Returns when it cannot.
  // The folder holds the description of the service.
  void serve(const std::string &host, int port, const std::string &description) {
    if (!soap_valid_socket(soap_bind(soap, host.c_str(), port, BACKLOG))) {
      int reason = soap->errnum;
      std::printf("%s\n", reason == EADDRINUSE ? "in-use" : "failed");
      std::fflush(stdout);
      return;
    }
    struct sockaddr_in address;
    socklen_t size = sizeof address;
    getsockname(soap->master, reinterpret_cast<struct sockaddr *>(&address), &size);
    std::string listening = std::to_string(ntohs(address.sin_port));
    Metadata::describe(description, "http://" + host + ":" + listening + "/soapbench");
    Gate::guard(soap);
    std::printf("listening %s\n", listening.c_str());
    std::fflush(stdout);
    std::thread(endWithTheJvm).detach();
    for (;;) {
      if (soap_valid_socket(soap_accept(soap))) {
        serveConnection();
      } else {
        usleep(PAUSE_MICROS);
      }
    }
  }

 private:
  static const int BACKLOG = 100;
  static const useconds_t PAUSE_MICROS = 10000;

  struct soap *soap;
  const Rule &rule;
  Reception *const reception;

  void serveConnection() {
    struct soap *own = soap_copy(soap);
    soap->socket = SOAP_INVALID_SOCKET;
    try {
      std::thread([this, own] {
        serve(own);
        end(own);
      }).detach();
    } catch (const std::system_error &) {
      end(own);
    }
  }

  void serve(struct soap *own) {
    std::unique_ptr<Intake> intake;
    if (reception != nullptr) {
      intake.reset(new Intake(*reception));
      intake->putBelow(own);
    }
    Service service(own, rule);
    service.serve();
  }

  static void end(struct soap *own) {
    soap_force_closesock(own);
    soap_destroy(own);
    soap_end(own);
    soap_free(own);
  }

  static void endWithTheJvm() {
    char ignored[64];
    while (read(STDIN_FILENO, ignored, sizeof ignored) > 0) {
    }
    _exit(0);
  }
};

#endif
