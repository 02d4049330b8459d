package org.xmlbench.soap.bean;

import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SoapService;

/**
 * Every operation on arrays of beans and on beans, for toolkits that call methods of a class by
 * name. They make its object themselves, so what it serves is set beforehand, one for a JVM.
 */
public class BeanService {
  private static volatile SoapService service;
  private static volatile Sent last = new Sent(null, null);

  /** An object of it serves what {@link #serve} was given last. */
  public BeanService() {}

  /** Sets what is served. */
  public static void serve(SoapService what) {
    service = what;
  }

  /** A payload and its array, which is made once, as the data is. */
  private record Sent(Payload data, Object array) {}

  private static <T> T sent(Shape shape, int size, Class<T> type) {
    Payload data = service.send(shape, size);
    Sent known = last;
    if (known.data() != data) {
      known = new Sent(data, BeanPayload.of(data));
      last = known;
    }
    return type.cast(known.array());
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
    return sent(Shape.BASE64, size, byte[].class);
  }

  /** Gives that many elements. */
  public int[] sendInts(int size) {
    return sent(Shape.INTS, size, int[].class);
  }

  /** Gives that many elements. */
  public double[] sendDoubles(int size) {
    return sent(Shape.DOUBLES, size, double[].class);
  }

  /** Gives that many elements. */
  public String[] sendStrings(int size) {
    return sent(Shape.STRINGS, size, String[].class);
  }

  /** Gives that many elements. */
  public MeshBean[] sendMeshInterfaceObjects(int size) {
    return sent(Shape.MESH_INTERFACE_OBJECTS, size, MeshBean[].class);
  }

  /** Gives that many elements. */
  public EventBean[] sendSimpleEvents(int size) {
    return sent(Shape.SIMPLE_EVENTS, size, EventBean[].class);
  }
}
