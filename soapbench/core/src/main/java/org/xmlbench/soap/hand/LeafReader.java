package org.xmlbench.soap.hand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.trace.TraceReport;

/**
 * Makes data of the texts of a message's leaves, in their order. A reply does not say how many
 * there are, so the arrays grow.
 */
public final class LeafReader {
  private static final int FIRST_LENGTH = 16;

  private final Shape shape;
  private int count;
  private int[] ints = new int[0];
  private double[] doubles = new double[0];
  private final List<Object> objects = new ArrayList<>();
  private String first;
  private String second;
  private byte[] bytes = new byte[0];
  private String plan;
  private String trace;
  private String time;

  /** A reader of such data. */
  public LeafReader(Shape shape) {
    this.shape = shape;
  }

  /**
   * Takes the text of the next leaf.
   *
   * @throws NumberFormatException when it is no number where one must be
   */
  public void leaf(String text) {
    switch (shape) {
      case BASE64 -> bytes = Base64.getDecoder().decode(text);
      case INTS -> integer(text);
      case INT_TRACE, DOUBLE_TRACE -> {
        if (time == null) {
          head(text);
        } else if (shape == Shape.INT_TRACE) {
          integer(text);
        } else {
          number(text);
        }
      }
      case DOUBLES -> number(text);
      case STRINGS -> objects.add(text);
      case MESH_INTERFACE_OBJECTS, SIMPLE_EVENTS -> member(text);
    }
  }

  private void integer(String text) {
    ints = count == ints.length ? Arrays.copyOf(ints, grown()) : ints;
    ints[count++] = Integer.parseInt(text);
  }

  private void number(String text) {
    doubles = count == doubles.length ? Arrays.copyOf(doubles, grown()) : doubles;
    doubles[count++] = Double.parseDouble(text);
  }

  private void head(String text) {
    if (plan == null) {
      plan = text;
    } else if (trace == null) {
      trace = text;
    } else {
      time = text;
    }
  }

  private int grown() {
    return Math.max(FIRST_LENGTH, 2 * count);
  }

  private void member(String text) {
    if (first == null) {
      first = text;
    } else if (second == null) {
      second = text;
    } else {
      objects.add(
          shape == Shape.SIMPLE_EVENTS
              ? new SimpleEvent(Integer.parseInt(first), Double.parseDouble(second), text)
              : new MeshInterfaceObject(
                  Integer.parseInt(first), Integer.parseInt(second), Double.parseDouble(text)));
      first = null;
      second = null;
    }
  }

  /** What was read. */
  public Payload payload() {
    return switch (shape) {
      case BASE64 -> new Payload.Base64(bytes);
      case INTS -> new Payload.Ints(Arrays.copyOf(ints, count));
      case DOUBLES -> new Payload.Doubles(Arrays.copyOf(doubles, count));
      case STRINGS -> new Payload.Strings(objects.toArray(String[]::new));
      case MESH_INTERFACE_OBJECTS ->
          new Payload.Meshes(objects.toArray(MeshInterfaceObject[]::new));
      case SIMPLE_EVENTS -> new Payload.Events(objects.toArray(SimpleEvent[]::new));
      case INT_TRACE -> report(new TraceReport.Ints(Arrays.copyOf(ints, count)));
      case DOUBLE_TRACE -> report(new TraceReport.Doubles(Arrays.copyOf(doubles, count)));
    };
  }

  private Payload report(TraceReport.Values values) {
    return new Payload.Trace(new TraceReport(plan, Integer.parseInt(trace), time, values));
  }
}
