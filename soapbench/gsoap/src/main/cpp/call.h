// The operations as calls of the generated proxy.
#ifndef XMLBENCH_CALL_H
#define XMLBENCH_CALL_H

#include <memory>
#include <string>

#include "payload.h"
#include "soapSoapBenchBindingProxy.h"

// A call whose argument is ready. What its reply is bound to lives until the next time.
class Call {
 public:
  virtual ~Call() {}

  // Makes it, and first lets go of what the last reply was bound to, as every user of gSOAP must. Returns SOAP_OK or
  // gSOAP's error.
  virtual int make(SoapBenchBindingProxy &proxy) = 0;

  // What the last reply was bound to.
  virtual void giveReply(Channel &to) const = 0;
};

template <class Request, class Response, int (SoapBenchBindingProxy::*METHOD)(Request *, Response &)>
class Operation : public Call {
 public:
  int make(SoapBenchBindingProxy &proxy) override {
    soap_destroy(proxy.soap);
    soap_end(proxy.soap);
    return (proxy.*METHOD)(&request, response);
  }

 protected:
  Request request;
  Response response;
};

template <class Request, class Response, int (SoapBenchBindingProxy::*METHOD)(Request *, Response &)>
class Void : public Operation<Request, Response, METHOD> {
 public:
  Void(Channel &, struct soap *) {}

  void giveReply(Channel &) const override {}
};

template <class Request, class Response, int (SoapBenchBindingProxy::*METHOD)(Request *, Response &)>
class Echo : public Operation<Request, Response, METHOD> {
 public:
  Echo(Channel &from, struct soap *owner) { take(from, owner, this->request.input); }

  void giveReply(Channel &to) const override { give(to, this->response.output); }
};

template <class Request, class Response, int (SoapBenchBindingProxy::*METHOD)(Request *, Response &)>
class Receive : public Operation<Request, Response, METHOD> {
 public:
  Receive(Channel &from, struct soap *owner) { take(from, owner, this->request.input); }

  void giveReply(Channel &to) const override { give(to, this->response.size); }
};

template <class Request, class Response, int (SoapBenchBindingProxy::*METHOD)(Request *, Response &)>
class Send : public Operation<Request, Response, METHOD> {
 public:
  Send(Channel &from, struct soap *owner) { take(from, owner, this->request.size); }

  void giveReply(Channel &to) const override { give(to, this->response.output); }
};

// The call of that operation, its argument taken from the channel; none where there is no such operation. What the
// argument is made of belongs to the owner.
inline std::unique_ptr<Call> callOf(const std::string &operation, Channel &from, struct soap *owner) {
#define XMLBENCH_CALL(kind, name)                                                                                   \
  if (operation == #name) {                                                                                         \
    return std::unique_ptr<Call>(                                                                                   \
        new kind<_ns1__##name, _ns1__##name##Response, &SoapBenchBindingProxy::name>(from, owner));                 \
  }
#define XMLBENCH_CALLS(shape)          \
  XMLBENCH_CALL(Echo, echo##shape)     \
  XMLBENCH_CALL(Receive, receive##shape) \
  XMLBENCH_CALL(Send, send##shape)
  XMLBENCH_CALL(Void, echoVoid)
  XMLBENCH_CALLS(Base64)
  XMLBENCH_CALLS(Ints)
  XMLBENCH_CALLS(Doubles)
  XMLBENCH_CALLS(Strings)
  XMLBENCH_CALLS(MeshInterfaceObjects)
  XMLBENCH_CALLS(SimpleEvents)
  XMLBENCH_CALL(Receive, receiveE134Ints)
  XMLBENCH_CALL(Receive, receiveE134Doubles)
  XMLBENCH_CALL(Receive, receiveIntTrace)
  XMLBENCH_CALL(Receive, receiveDoubleTrace)
#undef XMLBENCH_CALLS
#undef XMLBENCH_CALL
  return nullptr;
}

#endif
