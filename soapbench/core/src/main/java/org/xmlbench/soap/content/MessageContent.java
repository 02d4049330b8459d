package org.xmlbench.soap.content;

import java.util.ArrayList;
import java.util.List;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SimpleEvent;

/**
 * What messages carry, as elements: the one description of which references, clients and servers by
 * hand, and bindings by hand are made. What a toolkit binds by itself it knows from the schema.
 */
public final class MessageContent {
  private MessageContent() {}

  public static <X extends Exception> void write(Member part, Payload data, ContentWriter<X> out)
      throws X {
    ItemType type = ItemType.of(data.shape());
    switch (data) {
      case Payload.Base64(byte[] bytes) -> out.leaf(part, type, XsdText.of(bytes));
      case Payload.Ints(int[] values) -> ints(part, Member.ITEM, values, out);
      case Payload.Doubles(double[] values) -> doubles(part, Member.ITEM, values, out);
      case Payload.Strings(String[] values) -> {
        out.startArray(part, type, values.length);
        for (String value : values) {
          out.leaf(Member.ITEM, type, value);
        }
        out.end();
      }
      case Payload.Meshes(MeshInterfaceObject[] values) -> {
        out.startArray(part, type, values.length);
        for (MeshInterfaceObject value : values) {
          mesh(value, out);
        }
        out.end();
      }
      case Payload.Events(SimpleEvent[] values) -> {
        out.startArray(part, type, values.length);
        for (SimpleEvent value : values) {
          event(value, out);
        }
        out.end();
      }
      case Payload.Trace(var report) -> {
        out.start(part, type);
        TraceContent.write(report, out);
        out.end();
      }
    }
  }

  /** Writes an array of integers. */
  static <X extends Exception> void ints(
      Member array, Member member, int[] values, ContentWriter<X> out) throws X {
    out.startArray(array, ItemType.INT, values.length);
    for (int value : values) {
      out.leaf(member, value);
    }
    out.end();
  }

  static <X extends Exception> void doubles(
      Member array, Member member, double[] values, ContentWriter<X> out) throws X {
    out.startArray(array, ItemType.DOUBLE, values.length);
    for (double value : values) {
      out.leaf(member, value);
    }
    out.end();
  }

  private static <X extends Exception> void mesh(MeshInterfaceObject object, ContentWriter<X> out)
      throws X {
    out.start(Member.ITEM, ItemType.MESH_INTERFACE_OBJECT);
    out.leaf(Member.X, object.x());
    out.leaf(Member.Y, object.y());
    out.leaf(Member.VALUE, object.value());
    out.end();
  }

  private static <X extends Exception> void event(SimpleEvent event, ContentWriter<X> out)
      throws X {
    out.start(Member.ITEM, ItemType.SIMPLE_EVENT);
    out.leaf(Member.SEQUENCE_NUMBER, event.sequenceNumber());
    out.leaf(Member.TIMESTAMP, event.timestamp());
    out.leaf(Member.MESSAGE, ItemType.STRING, event.message());
    out.end();
  }

  /**
   * Reads data of that shape.
   *
   * @param in whose open element is the part that carries it; it is closed afterwards
   * @throws UnexpectedContentException when other elements are there
   * @throws IllegalArgumentException when a text is no value of its type
   */
  public static <X extends Exception> Payload read(Shape shape, ContentReader<X> in) throws X {
    if (shape == Shape.BASE64) {
      return new Payload.Base64(XsdText.toBytes(in.text()));
    }
    Payload data =
        switch (shape) {
          case BASE64 -> throw new IllegalStateException("base64 is no array");
          case INTS -> new Payload.Ints(Numbers.ints(Member.ITEM, in));
          case DOUBLES -> new Payload.Doubles(Numbers.doubles(Member.ITEM, in));
          case STRINGS -> {
            List<String> read = new ArrayList<>();
            while (in.enter(Member.ITEM)) {
              read.add(in.text());
            }
            yield new Payload.Strings(read.toArray(String[]::new));
          }
          case MESH_INTERFACE_OBJECTS -> {
            List<MeshInterfaceObject> read = new ArrayList<>();
            while (in.enter(Member.ITEM)) {
              read.add(mesh(in));
            }
            yield new Payload.Meshes(read.toArray(MeshInterfaceObject[]::new));
          }
          case SIMPLE_EVENTS -> {
            List<SimpleEvent> read = new ArrayList<>();
            while (in.enter(Member.ITEM)) {
              read.add(event(in));
            }
            yield new Payload.Events(read.toArray(SimpleEvent[]::new));
          }
          case E134_INTS, E134_DOUBLES, INT_TRACE, DOUBLE_TRACE ->
              new Payload.Trace(TraceContent.read(shape.reportType(), in));
        };
    in.leave();
    return data;
  }

  private static <X extends Exception> MeshInterfaceObject mesh(ContentReader<X> in) throws X {
    int x = XsdText.toInt(in.leaf(Member.X));
    int y = XsdText.toInt(in.leaf(Member.Y));
    double value = XsdText.toDouble(in.leaf(Member.VALUE));
    in.leave();
    return new MeshInterfaceObject(x, y, value);
  }

  private static <X extends Exception> SimpleEvent event(ContentReader<X> in) throws X {
    int sequenceNumber = XsdText.toInt(in.leaf(Member.SEQUENCE_NUMBER));
    double timestamp = XsdText.toDouble(in.leaf(Member.TIMESTAMP));
    String message = in.leaf(Member.MESSAGE);
    in.leave();
    return new SimpleEvent(sequenceNumber, timestamp, message);
  }
}
