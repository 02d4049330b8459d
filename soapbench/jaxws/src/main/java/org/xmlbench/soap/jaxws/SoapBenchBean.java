package org.xmlbench.soap.jaxws;

import jakarta.jws.WebService;
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
import org.xmlbench.soap.wsimport.DoubleTrace;
import org.xmlbench.soap.wsimport.IntTrace;
import org.xmlbench.soap.wsimport.NewDataNotification;
import org.xmlbench.soap.wsimport.SoapBench;

/**
 * The service that JAX-WS toolkits publish: its user implements the interface that wsimport makes.
 * What a {@code send} gives is bound once, as its data is made once: the reply's marshalling is the
 * toolkit's, the filling of lists is not.
 */
@WebService(
    serviceName = "SoapBenchService",
    portName = "SoapBenchPort",
    targetNamespace = Soap.LITERAL_NAMESPACE,
    endpointInterface = "org.xmlbench.soap.wsimport.SoapBench")
public class SoapBenchBean implements SoapBench {
  private final SoapService service;
  private final SentObjects<Object> sent;

  public SoapBenchBean(SoapService service) {
    this.service = service;
    this.sent = new SentObjects<>(service, JaxbPayload::of);
  }

  @Override
  public void echoVoid() {}

  @Override
  public byte[] echoBase64(byte[] input) {
    return input;
  }

  @Override
  public ArrayOfInt echoInts(ArrayOfInt input) {
    return input;
  }

  @Override
  public ArrayOfDouble echoDoubles(ArrayOfDouble input) {
    return input;
  }

  @Override
  public ArrayOfString echoStrings(ArrayOfString input) {
    return input;
  }

  @Override
  public ArrayOfMeshInterfaceObject echoMeshInterfaceObjects(ArrayOfMeshInterfaceObject input) {
    return input;
  }

  @Override
  public ArrayOfSimpleEvent echoSimpleEvents(ArrayOfSimpleEvent input) {
    return input;
  }

  @Override
  public int receiveBase64(byte[] input) {
    return input.length;
  }

  @Override
  public int receiveInts(ArrayOfInt input) {
    return input.getItem().size();
  }

  @Override
  public int receiveDoubles(ArrayOfDouble input) {
    return input.getItem().size();
  }

  @Override
  public int receiveStrings(ArrayOfString input) {
    return input.getItem().size();
  }

  @Override
  public int receiveMeshInterfaceObjects(ArrayOfMeshInterfaceObject input) {
    return input.getItem().size();
  }

  @Override
  public int receiveSimpleEvents(ArrayOfSimpleEvent input) {
    return input.getItem().size();
  }

  @Override
  public byte[] sendBase64(int size) {
    return (byte[]) sent.of(Shape.BASE64, size);
  }

  @Override
  public ArrayOfInt sendInts(int size) {
    return (ArrayOfInt) sent.of(Shape.INTS, size);
  }

  @Override
  public ArrayOfDouble sendDoubles(int size) {
    return (ArrayOfDouble) sent.of(Shape.DOUBLES, size);
  }

  @Override
  public ArrayOfString sendStrings(int size) {
    return (ArrayOfString) sent.of(Shape.STRINGS, size);
  }

  @Override
  public ArrayOfMeshInterfaceObject sendMeshInterfaceObjects(int size) {
    return (ArrayOfMeshInterfaceObject) sent.of(Shape.MESH_INTERFACE_OBJECTS, size);
  }

  @Override
  public ArrayOfSimpleEvent sendSimpleEvents(int size) {
    return (ArrayOfSimpleEvent) sent.of(Shape.SIMPLE_EVENTS, size);
  }

  @Override
  public int receiveE134Ints(NewDataNotification input) {
    return received(input);
  }

  @Override
  public int receiveE134Doubles(NewDataNotification input) {
    return received(input);
  }

  @Override
  public int receiveIntTrace(IntTrace input) {
    return received(input);
  }

  @Override
  public int receiveDoubleTrace(DoubleTrace input) {
    return received(input);
  }

  private int received(Object bound) {
    service.bound();
    return service.receive(JaxbPayload.read(bound));
  }
}
