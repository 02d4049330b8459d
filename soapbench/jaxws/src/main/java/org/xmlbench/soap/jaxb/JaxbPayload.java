package org.xmlbench.soap.jaxb;

import java.util.Arrays;
import java.util.stream.Stream;
import org.xmlbench.soap.jaxb.trace.JaxbNotification;
import org.xmlbench.soap.jaxb.trace.JaxbTrace;
import org.xmlbench.soap.jaxb.trace.JaxbTraceHead;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SimpleEvent;

/** Data as JAXB's objects, and back. Neither is timed. */
public final class JaxbPayload {
  private JaxbPayload() {}

  /** Data of any shape. */
  public static Object of(Payload data) {
    return switch (data) {
      case Payload.Base64(byte[] bytes) -> bytes;
      case Payload.Ints ints -> of(ints);
      case Payload.Doubles doubles -> of(doubles);
      case Payload.Strings strings -> of(strings);
      case Payload.Meshes meshes -> of(meshes);
      case Payload.Events events -> of(events);
      case Payload.Trace(var report) -> JaxbTrace.bind(report);
    };
  }

  /** Those integers. */
  private static ArrayOfInt of(Payload.Ints data) {
    ArrayOfInt array = new ArrayOfInt();
    Arrays.stream(data.values()).forEach(array.getItem()::add);
    return array;
  }

  /** Those doubles. */
  private static ArrayOfDouble of(Payload.Doubles data) {
    ArrayOfDouble array = new ArrayOfDouble();
    Arrays.stream(data.values()).forEach(array.getItem()::add);
    return array;
  }

  /** Those strings. */
  private static ArrayOfString of(Payload.Strings data) {
    ArrayOfString array = new ArrayOfString();
    array.getItem().addAll(Arrays.asList(data.values()));
    return array;
  }

  /** Those mesh interface objects. */
  private static ArrayOfMeshInterfaceObject of(Payload.Meshes data) {
    ArrayOfMeshInterfaceObject array = new ArrayOfMeshInterfaceObject();
    Stream.of(data.values()).map(MeshObject::new).forEach(array.getItem()::add);
    return array;
  }

  /** Those events. */
  private static ArrayOfSimpleEvent of(Payload.Events data) {
    ArrayOfSimpleEvent array = new ArrayOfSimpleEvent();
    Stream.of(data.values()).map(Event::new).forEach(array.getItem()::add);
    return array;
  }

  /**
   * The number of elements of an array.
   *
   * @throws IllegalArgumentException when it is none
   */
  public static int length(Object bound) {
    return switch (bound) {
      case byte[] bytes -> bytes.length;
      case ArrayOfInt array -> array.getItem().size();
      case ArrayOfDouble array -> array.getItem().size();
      case ArrayOfString array -> array.getItem().size();
      case ArrayOfMeshInterfaceObject array -> array.getItem().size();
      case ArrayOfSimpleEvent array -> array.getItem().size();
      case null, default -> throw new IllegalArgumentException("no array of SOAPBench: " + bound);
    };
  }

  /**
   * What an object of JAXB's says.
   *
   * @throws IllegalArgumentException when it is of no such class
   */
  public static Payload read(Object bound) {
    return switch (bound) {
      case byte[] bytes -> new Payload.Base64(bytes);
      case ArrayOfInt array ->
          new Payload.Ints(array.getItem().stream().mapToInt(Integer::intValue).toArray());
      case ArrayOfDouble array ->
          new Payload.Doubles(array.getItem().stream().mapToDouble(Double::doubleValue).toArray());
      case ArrayOfString array -> new Payload.Strings(array.getItem().toArray(String[]::new));
      case ArrayOfMeshInterfaceObject array ->
          new Payload.Meshes(
              array.getItem().stream()
                  .map(MeshObject::toRecord)
                  .toArray(MeshInterfaceObject[]::new));
      case ArrayOfSimpleEvent array ->
          new Payload.Events(
              array.getItem().stream().map(Event::toRecord).toArray(SimpleEvent[]::new));
      case JaxbNotification published -> new Payload.Trace(JaxbTrace.read(published));
      case JaxbTraceHead trace -> new Payload.Trace(JaxbTrace.read(trace));
      case null, default -> throw new IllegalArgumentException("no data of SOAPBench: " + bound);
    };
  }
}
