package org.xmlbench.soap.bean;

import java.util.stream.Stream;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SimpleEvent;

/** Data as arrays of beans, and back. Neither is timed. */
public final class BeanPayload {
  private BeanPayload() {}

  /** The array of such data. */
  public static Object of(Payload data) {
    return switch (data) {
      case Payload.Base64(byte[] bytes) -> bytes;
      case Payload.Ints(int[] values) -> values;
      case Payload.Doubles(double[] values) -> values;
      case Payload.Strings(String[] values) -> values;
      case Payload.Meshes(MeshInterfaceObject[] values) ->
          Stream.of(values).map(MeshBean::new).toArray(MeshBean[]::new);
      case Payload.Events(SimpleEvent[] values) ->
          Stream.of(values).map(EventBean::new).toArray(EventBean[]::new);
    };
  }

  /** The class of the arrays of such data. */
  public static Class<?> type(Shape shape) {
    return switch (shape) {
      case BASE64 -> byte[].class;
      case INTS -> int[].class;
      case DOUBLES -> double[].class;
      case STRINGS -> String[].class;
      case MESH_INTERFACE_OBJECTS -> MeshBean[].class;
      case SIMPLE_EVENTS -> EventBean[].class;
    };
  }

  /**
   * What such an array says.
   *
   * @throws IllegalArgumentException when it is none
   */
  public static Payload read(Object array) {
    return switch (array) {
      case byte[] bytes -> new Payload.Base64(bytes);
      case int[] values -> new Payload.Ints(values);
      case double[] values -> new Payload.Doubles(values);
      case String[] values -> new Payload.Strings(values);
      case MeshBean[] values ->
          new Payload.Meshes(
              Stream.of(values).map(MeshBean::toRecord).toArray(MeshInterfaceObject[]::new));
      case EventBean[] values ->
          new Payload.Events(
              Stream.of(values).map(EventBean::toRecord).toArray(SimpleEvent[]::new));
      case null, default -> throw new IllegalArgumentException("no data of SOAPBench: " + array);
    };
  }
}
