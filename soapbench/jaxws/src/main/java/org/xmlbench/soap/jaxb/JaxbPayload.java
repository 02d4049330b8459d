package org.xmlbench.soap.jaxb;

import java.util.Arrays;
import java.util.List;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.wsimport.ArrayOfDouble;
import org.xmlbench.soap.wsimport.ArrayOfInt;
import org.xmlbench.soap.wsimport.ArrayOfMeshInterfaceObject;
import org.xmlbench.soap.wsimport.ArrayOfSimpleEvent;
import org.xmlbench.soap.wsimport.ArrayOfString;
import org.xmlbench.soap.wsimport.MeshInterfaceObject;

/** Data as JAXB's objects, and back. Neither is timed. */
public final class JaxbPayload {
  private JaxbPayload() {}

  public static Object of(Payload data) {
    return switch (data) {
      case Payload.Base64(byte[] bytes) -> bytes;
      case Payload.Ints(int[] values) -> {
        ArrayOfInt array = new ArrayOfInt();
        Arrays.stream(values).forEach(array.getItem()::add);
        yield array;
      }
      case Payload.Doubles(double[] values) -> {
        ArrayOfDouble array = new ArrayOfDouble();
        Arrays.stream(values).forEach(array.getItem()::add);
        yield array;
      }
      case Payload.Strings(String[] values) -> {
        ArrayOfString array = new ArrayOfString();
        array.getItem().addAll(Arrays.asList(values));
        yield array;
      }
      case Payload.Meshes(var values) -> {
        ArrayOfMeshInterfaceObject array = new ArrayOfMeshInterfaceObject();
        Arrays.stream(values).map(JaxbPayload::mesh).forEach(array.getItem()::add);
        yield array;
      }
      case Payload.Events(var values) -> {
        ArrayOfSimpleEvent array = new ArrayOfSimpleEvent();
        Arrays.stream(values).map(JaxbPayload::event).forEach(array.getItem()::add);
        yield array;
      }
      case Payload.Trace(var report) -> JaxbReports.part(report);
    };
  }

  private static MeshInterfaceObject mesh(org.xmlbench.soap.operation.MeshInterfaceObject from) {
    MeshInterfaceObject own = new MeshInterfaceObject();
    own.setX(from.x());
    own.setY(from.y());
    own.setValue(from.value());
    return own;
  }

  private static org.xmlbench.soap.wsimport.SimpleEvent event(SimpleEvent from) {
    var own = new org.xmlbench.soap.wsimport.SimpleEvent();
    own.setSequenceNumber(from.sequenceNumber());
    own.setTimestamp(from.timestamp());
    own.setMessage(from.message());
    return own;
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
      case ArrayOfMeshInterfaceObject array -> new Payload.Meshes(meshes(array.getItem()));
      case ArrayOfSimpleEvent array -> new Payload.Events(events(array.getItem()));
      case null, default -> new Payload.Trace(JaxbReports.read(bound));
    };
  }

  private static org.xmlbench.soap.operation.MeshInterfaceObject[] meshes(
      List<MeshInterfaceObject> own) {
    return own.stream()
        .map(
            mesh ->
                new org.xmlbench.soap.operation.MeshInterfaceObject(
                    mesh.getX(), mesh.getY(), mesh.getValue()))
        .toArray(org.xmlbench.soap.operation.MeshInterfaceObject[]::new);
  }

  private static SimpleEvent[] events(List<org.xmlbench.soap.wsimport.SimpleEvent> own) {
    return own.stream()
        .map(
            event ->
                new SimpleEvent(
                    event.getSequenceNumber(), event.getTimestamp(), event.getMessage()))
        .toArray(SimpleEvent[]::new);
  }
}
