package org.xmlbench.soap.springws;

import org.springframework.ws.server.endpoint.annotation.Endpoint;
import org.springframework.ws.server.endpoint.annotation.PayloadRoot;
import org.springframework.ws.server.endpoint.annotation.RequestPayload;
import org.springframework.ws.server.endpoint.annotation.ResponsePayload;
import org.xmlbench.soap.jaxb.JaxbPayload;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.wsimport.ReceiveDoubleTrace;
import org.xmlbench.soap.wsimport.ReceiveDoubleTraceResponse;
import org.xmlbench.soap.wsimport.ReceiveE134Doubles;
import org.xmlbench.soap.wsimport.ReceiveE134DoublesResponse;
import org.xmlbench.soap.wsimport.ReceiveE134Ints;
import org.xmlbench.soap.wsimport.ReceiveE134IntsResponse;
import org.xmlbench.soap.wsimport.ReceiveIntTrace;
import org.xmlbench.soap.wsimport.ReceiveIntTraceResponse;

/** The operations that take a trace report, as Spring's user writes them, by wsimport's classes. */
@Endpoint
public final class TraceEndpoint {
  private final SoapService service;

  public TraceEndpoint(SoapService service) {
    this.service = service;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "receiveE134Ints")
  @ResponsePayload
  public ReceiveE134IntsResponse receiveE134Ints(@RequestPayload ReceiveE134Ints request) {
    ReceiveE134IntsResponse response = new ReceiveE134IntsResponse();
    response.setSize(received(request.getInput()));
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "receiveE134Doubles")
  @ResponsePayload
  public ReceiveE134DoublesResponse receiveE134Doubles(@RequestPayload ReceiveE134Doubles request) {
    ReceiveE134DoublesResponse response = new ReceiveE134DoublesResponse();
    response.setSize(received(request.getInput()));
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "receiveIntTrace")
  @ResponsePayload
  public ReceiveIntTraceResponse receiveIntTrace(@RequestPayload ReceiveIntTrace request) {
    ReceiveIntTraceResponse response = new ReceiveIntTraceResponse();
    response.setSize(received(request.getInput()));
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "receiveDoubleTrace")
  @ResponsePayload
  public ReceiveDoubleTraceResponse receiveDoubleTrace(@RequestPayload ReceiveDoubleTrace request) {
    ReceiveDoubleTraceResponse response = new ReceiveDoubleTraceResponse();
    response.setSize(received(request.getInput()));
    return response;
  }

  private int received(Object bound) {
    service.bound();
    return service.receive(JaxbPayload.read(bound));
  }
}
