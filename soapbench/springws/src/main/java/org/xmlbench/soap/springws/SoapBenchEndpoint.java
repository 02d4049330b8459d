package org.xmlbench.soap.springws;

import org.springframework.ws.server.endpoint.annotation.Endpoint;
import org.springframework.ws.server.endpoint.annotation.PayloadRoot;
import org.springframework.ws.server.endpoint.annotation.RequestPayload;
import org.springframework.ws.server.endpoint.annotation.ResponsePayload;
import org.xmlbench.soap.jaxb.JaxbPayload;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.SentObjects;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.wsimport.ArrayOfDouble;
import org.xmlbench.soap.wsimport.ArrayOfInt;
import org.xmlbench.soap.wsimport.ArrayOfMeshInterfaceObject;
import org.xmlbench.soap.wsimport.ArrayOfSimpleEvent;
import org.xmlbench.soap.wsimport.ArrayOfString;
import org.xmlbench.soap.wsimport.EchoBase64;
import org.xmlbench.soap.wsimport.EchoBase64Response;
import org.xmlbench.soap.wsimport.EchoDoubles;
import org.xmlbench.soap.wsimport.EchoDoublesResponse;
import org.xmlbench.soap.wsimport.EchoInts;
import org.xmlbench.soap.wsimport.EchoIntsResponse;
import org.xmlbench.soap.wsimport.EchoMeshInterfaceObjects;
import org.xmlbench.soap.wsimport.EchoMeshInterfaceObjectsResponse;
import org.xmlbench.soap.wsimport.EchoSimpleEvents;
import org.xmlbench.soap.wsimport.EchoSimpleEventsResponse;
import org.xmlbench.soap.wsimport.EchoStrings;
import org.xmlbench.soap.wsimport.EchoStringsResponse;
import org.xmlbench.soap.wsimport.EchoVoid;
import org.xmlbench.soap.wsimport.EchoVoidResponse;
import org.xmlbench.soap.wsimport.ReceiveBase64;
import org.xmlbench.soap.wsimport.ReceiveBase64Response;
import org.xmlbench.soap.wsimport.ReceiveDoubles;
import org.xmlbench.soap.wsimport.ReceiveDoublesResponse;
import org.xmlbench.soap.wsimport.ReceiveInts;
import org.xmlbench.soap.wsimport.ReceiveIntsResponse;
import org.xmlbench.soap.wsimport.ReceiveMeshInterfaceObjects;
import org.xmlbench.soap.wsimport.ReceiveMeshInterfaceObjectsResponse;
import org.xmlbench.soap.wsimport.ReceiveSimpleEvents;
import org.xmlbench.soap.wsimport.ReceiveSimpleEventsResponse;
import org.xmlbench.soap.wsimport.ReceiveStrings;
import org.xmlbench.soap.wsimport.ReceiveStringsResponse;
import org.xmlbench.soap.wsimport.SendBase64;
import org.xmlbench.soap.wsimport.SendBase64Response;
import org.xmlbench.soap.wsimport.SendDoubles;
import org.xmlbench.soap.wsimport.SendDoublesResponse;
import org.xmlbench.soap.wsimport.SendInts;
import org.xmlbench.soap.wsimport.SendIntsResponse;
import org.xmlbench.soap.wsimport.SendMeshInterfaceObjects;
import org.xmlbench.soap.wsimport.SendMeshInterfaceObjectsResponse;
import org.xmlbench.soap.wsimport.SendSimpleEvents;
import org.xmlbench.soap.wsimport.SendSimpleEventsResponse;
import org.xmlbench.soap.wsimport.SendStrings;
import org.xmlbench.soap.wsimport.SendStringsResponse;

/**
 * SOAPBench's nineteen operations as Spring's user writes them, by wsimport's classes. An {@code
 * echo} returns its input, a {@code receive} the number of elements, a {@code send} that many
 * elements, which are bound once, as their data is made once.
 */
@Endpoint
public final class SoapBenchEndpoint {
  private final SentObjects<Object> sent;

  public SoapBenchEndpoint(SoapService service) {
    this.sent = new SentObjects<>(service, JaxbPayload::of);
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "echoVoid")
  @ResponsePayload
  public EchoVoidResponse echoVoid(@RequestPayload EchoVoid request) {
    return new EchoVoidResponse();
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "echoBase64")
  @ResponsePayload
  public EchoBase64Response echoBase64(@RequestPayload EchoBase64 request) {
    EchoBase64Response response = new EchoBase64Response();
    response.setOutput(request.getInput());
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "echoInts")
  @ResponsePayload
  public EchoIntsResponse echoInts(@RequestPayload EchoInts request) {
    EchoIntsResponse response = new EchoIntsResponse();
    response.setOutput(request.getInput());
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "echoDoubles")
  @ResponsePayload
  public EchoDoublesResponse echoDoubles(@RequestPayload EchoDoubles request) {
    EchoDoublesResponse response = new EchoDoublesResponse();
    response.setOutput(request.getInput());
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "echoStrings")
  @ResponsePayload
  public EchoStringsResponse echoStrings(@RequestPayload EchoStrings request) {
    EchoStringsResponse response = new EchoStringsResponse();
    response.setOutput(request.getInput());
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "echoMeshInterfaceObjects")
  @ResponsePayload
  public EchoMeshInterfaceObjectsResponse echoMeshInterfaceObjects(
      @RequestPayload EchoMeshInterfaceObjects request) {
    EchoMeshInterfaceObjectsResponse response = new EchoMeshInterfaceObjectsResponse();
    response.setOutput(request.getInput());
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "echoSimpleEvents")
  @ResponsePayload
  public EchoSimpleEventsResponse echoSimpleEvents(@RequestPayload EchoSimpleEvents request) {
    EchoSimpleEventsResponse response = new EchoSimpleEventsResponse();
    response.setOutput(request.getInput());
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "receiveBase64")
  @ResponsePayload
  public ReceiveBase64Response receiveBase64(@RequestPayload ReceiveBase64 request) {
    ReceiveBase64Response response = new ReceiveBase64Response();
    response.setSize(request.getInput().length);
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "receiveInts")
  @ResponsePayload
  public ReceiveIntsResponse receiveInts(@RequestPayload ReceiveInts request) {
    ReceiveIntsResponse response = new ReceiveIntsResponse();
    response.setSize(request.getInput().getItem().size());
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "receiveDoubles")
  @ResponsePayload
  public ReceiveDoublesResponse receiveDoubles(@RequestPayload ReceiveDoubles request) {
    ReceiveDoublesResponse response = new ReceiveDoublesResponse();
    response.setSize(request.getInput().getItem().size());
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "receiveStrings")
  @ResponsePayload
  public ReceiveStringsResponse receiveStrings(@RequestPayload ReceiveStrings request) {
    ReceiveStringsResponse response = new ReceiveStringsResponse();
    response.setSize(request.getInput().getItem().size());
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "receiveMeshInterfaceObjects")
  @ResponsePayload
  public ReceiveMeshInterfaceObjectsResponse receiveMeshInterfaceObjects(
      @RequestPayload ReceiveMeshInterfaceObjects request) {
    ReceiveMeshInterfaceObjectsResponse response = new ReceiveMeshInterfaceObjectsResponse();
    response.setSize(request.getInput().getItem().size());
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "receiveSimpleEvents")
  @ResponsePayload
  public ReceiveSimpleEventsResponse receiveSimpleEvents(
      @RequestPayload ReceiveSimpleEvents request) {
    ReceiveSimpleEventsResponse response = new ReceiveSimpleEventsResponse();
    response.setSize(request.getInput().getItem().size());
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "sendBase64")
  @ResponsePayload
  public SendBase64Response sendBase64(@RequestPayload SendBase64 request) {
    SendBase64Response response = new SendBase64Response();
    response.setOutput((byte[]) sent.of(Shape.BASE64, request.getSize()));
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "sendInts")
  @ResponsePayload
  public SendIntsResponse sendInts(@RequestPayload SendInts request) {
    SendIntsResponse response = new SendIntsResponse();
    response.setOutput((ArrayOfInt) sent.of(Shape.INTS, request.getSize()));
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "sendDoubles")
  @ResponsePayload
  public SendDoublesResponse sendDoubles(@RequestPayload SendDoubles request) {
    SendDoublesResponse response = new SendDoublesResponse();
    response.setOutput((ArrayOfDouble) sent.of(Shape.DOUBLES, request.getSize()));
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "sendStrings")
  @ResponsePayload
  public SendStringsResponse sendStrings(@RequestPayload SendStrings request) {
    SendStringsResponse response = new SendStringsResponse();
    response.setOutput((ArrayOfString) sent.of(Shape.STRINGS, request.getSize()));
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "sendMeshInterfaceObjects")
  @ResponsePayload
  public SendMeshInterfaceObjectsResponse sendMeshInterfaceObjects(
      @RequestPayload SendMeshInterfaceObjects request) {
    SendMeshInterfaceObjectsResponse response = new SendMeshInterfaceObjectsResponse();
    response.setOutput(
        (ArrayOfMeshInterfaceObject) sent.of(Shape.MESH_INTERFACE_OBJECTS, request.getSize()));
    return response;
  }

  @PayloadRoot(namespace = Soap.LITERAL_NAMESPACE, localPart = "sendSimpleEvents")
  @ResponsePayload
  public SendSimpleEventsResponse sendSimpleEvents(@RequestPayload SendSimpleEvents request) {
    SendSimpleEventsResponse response = new SendSimpleEventsResponse();
    response.setOutput((ArrayOfSimpleEvent) sent.of(Shape.SIMPLE_EVENTS, request.getSize()));
    return response;
  }
}
