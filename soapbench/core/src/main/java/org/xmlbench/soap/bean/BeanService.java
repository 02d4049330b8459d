package org.xmlbench.soap.bean;

import org.xmlbench.soap.operation.SentObjects;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapService;

/**
 * Every operation on arrays of beans and on beans, for toolkits that call methods of a class by
 * name. They make its object themselves, so what it serves is set beforehand, one for a JVM. An
 * {@code echo} returns its input, a {@code receive} the number of elements or values, a {@code
 * send} that many elements.
 *
 * <p>It has no lambda and no method reference: Axis 1 looks for the names of parameters in the
 * class file, and cannot read one with constants that are younger than itself.
 */
public class BeanService {
  private static volatile SoapService service;
  private static volatile SentObjects<Object> sent;

  public static void serve(SoapService what) {
    service = what;
    sent = BeanPayload.sent(what);
  }

  /** Takes and gives nothing. */
  public void echoVoid() {}

  public byte[] echoBase64(byte[] input) {
    return input;
  }

  public int[] echoInts(int[] input) {
    return input;
  }

  public double[] echoDoubles(double[] input) {
    return input;
  }

  public String[] echoStrings(String[] input) {
    return input;
  }

  public MeshBean[] echoMeshInterfaceObjects(MeshBean[] input) {
    return input;
  }

  public EventBean[] echoSimpleEvents(EventBean[] input) {
    return input;
  }

  public int receiveBase64(byte[] input) {
    return input.length;
  }

  public int receiveInts(int[] input) {
    return input.length;
  }

  public int receiveDoubles(double[] input) {
    return input.length;
  }

  public int receiveStrings(String[] input) {
    return input.length;
  }

  public int receiveMeshInterfaceObjects(MeshBean[] input) {
    return input.length;
  }

  public int receiveSimpleEvents(EventBean[] input) {
    return input.length;
  }

  public int receiveE134Ints(NotificationBean input) {
    service.bound();
    return service.receive(BeanPayload.read(input));
  }

  public int receiveE134Doubles(NotificationBean input) {
    service.bound();
    return service.receive(BeanPayload.read(input));
  }

  public int receiveIntTrace(IntTraceBean input) {
    service.bound();
    return service.receive(BeanPayload.read(input));
  }

  public int receiveDoubleTrace(DoubleTraceBean input) {
    service.bound();
    return service.receive(BeanPayload.read(input));
  }

  public byte[] sendBase64(int size) {
    return (byte[]) sent.of(Shape.BASE64, size);
  }

  public int[] sendInts(int size) {
    return (int[]) sent.of(Shape.INTS, size);
  }

  public double[] sendDoubles(int size) {
    return (double[]) sent.of(Shape.DOUBLES, size);
  }

  public String[] sendStrings(int size) {
    return (String[]) sent.of(Shape.STRINGS, size);
  }

  public MeshBean[] sendMeshInterfaceObjects(int size) {
    return (MeshBean[]) sent.of(Shape.MESH_INTERFACE_OBJECTS, size);
  }

  public EventBean[] sendSimpleEvents(int size) {
    return (EventBean[]) sent.of(Shape.SIMPLE_EVENTS, size);
  }
}
