package org.xmlbench.soap.bean;

import org.xmlbench.soap.operation.SentObjects;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapService;

/**
 * Every operation on arrays of beans and on beans, for toolkits that call methods of a class by
 * name. They make its object themselves, so what it serves is set beforehand, one for a JVM.
 *
 * <p>It has no lambda and no method reference: Axis 1 looks for the names of parameters in the
 * class file, and cannot read one with constants that are younger than itself.
 */
public class BeanService {
  private static volatile SoapService service;
  private static volatile SentObjects<Object> sent;

  /** An object of it serves what {@link #serve} was given last. */
  public BeanService() {}

  public static void serve(SoapService what) {
    service = what;
    sent = BeanPayload.sent(what);
  }

  /** Takes and gives nothing. */
  public void echoVoid() {}

  /** Gives back what it takes. */
  public byte[] echoBase64(byte[] input) {
    return input;
  }

  /** Gives back what it takes. */
  public int[] echoInts(int[] input) {
    return input;
  }

  /** Gives back what it takes. */
  public double[] echoDoubles(double[] input) {
    return input;
  }

  /** Gives back what it takes. */
  public String[] echoStrings(String[] input) {
    return input;
  }

  /** Gives back what it takes. */
  public MeshBean[] echoMeshInterfaceObjects(MeshBean[] input) {
    return input;
  }

  /** Gives back what it takes. */
  public EventBean[] echoSimpleEvents(EventBean[] input) {
    return input;
  }

  /** Gives the number of elements that it takes. */
  public int receiveBase64(byte[] input) {
    return input.length;
  }

  /** Gives the number of elements that it takes. */
  public int receiveInts(int[] input) {
    return input.length;
  }

  /** Gives the number of elements that it takes. */
  public int receiveDoubles(double[] input) {
    return input.length;
  }

  /** Gives the number of elements that it takes. */
  public int receiveStrings(String[] input) {
    return input.length;
  }

  /** Gives the number of elements that it takes. */
  public int receiveMeshInterfaceObjects(MeshBean[] input) {
    return input.length;
  }

  /** Gives the number of elements that it takes. */
  public int receiveSimpleEvents(EventBean[] input) {
    return input.length;
  }

  /** Gives the number of values that it takes. */
  public int receiveE134Ints(NotificationBean input) {
    service.bound();
    return service.receive(BeanPayload.read(input));
  }

  /** Gives the number of values that it takes. */
  public int receiveE134Doubles(NotificationBean input) {
    service.bound();
    return service.receive(BeanPayload.read(input));
  }

  /** Gives the number of values that it takes. */
  public int receiveIntTrace(IntTraceBean input) {
    service.bound();
    return service.receive(BeanPayload.read(input));
  }

  /** Gives the number of values that it takes. */
  public int receiveDoubleTrace(DoubleTraceBean input) {
    service.bound();
    return service.receive(BeanPayload.read(input));
  }

  /** Gives that many elements. */
  public byte[] sendBase64(int size) {
    return (byte[]) sent.of(Shape.BASE64, size);
  }

  /** Gives that many elements. */
  public int[] sendInts(int size) {
    return (int[]) sent.of(Shape.INTS, size);
  }

  /** Gives that many elements. */
  public double[] sendDoubles(int size) {
    return (double[]) sent.of(Shape.DOUBLES, size);
  }

  /** Gives that many elements. */
  public String[] sendStrings(int size) {
    return (String[]) sent.of(Shape.STRINGS, size);
  }

  /** Gives that many elements. */
  public MeshBean[] sendMeshInterfaceObjects(int size) {
    return (MeshBean[]) sent.of(Shape.MESH_INTERFACE_OBJECTS, size);
  }

  /** Gives that many elements. */
  public EventBean[] sendSimpleEvents(int size) {
    return (EventBean[]) sent.of(Shape.SIMPLE_EVENTS, size);
  }
}
