package org.xmlbench.soap.hand;

import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.trace.TraceReport;
import org.xmlbench.soap.trace.TraceXml;

/** Data as the elements of a message, in their order. */
public final class Leaves {
  /** The name of a member of an array. */
  public static final String ITEM = "item";

  private Leaves() {}

  /** Takes the elements inside a part. */
  public interface Target {
    /** An element that holds text alone. */
    void leaf(String name, String text) throws Exception;

    /** The start of an element that holds elements. */
    void start(String name) throws Exception;

    /** Its end. */
    void end() throws Exception;
  }

  /**
   * Writes the members of an array, or what is in a report. Base64 has none: it is the text of its
   * part.
   */
  public static void write(Payload data, Target target) throws Exception {
    switch (data) {
      case Payload.Base64 _ -> throw new IllegalArgumentException("base64 is no array");
      case Payload.Ints(int[] values) -> ints(ITEM, values, target);
      case Payload.Doubles(double[] values) -> doubles(ITEM, values, target);
      case Payload.Strings(String[] values) -> {
        for (String value : values) {
          target.leaf(ITEM, value);
        }
      }
      case Payload.Meshes(MeshInterfaceObject[] values) -> {
        for (MeshInterfaceObject value : values) {
          mesh(value, target);
        }
      }
      case Payload.Events(SimpleEvent[] values) -> {
        for (SimpleEvent value : values) {
          event(value, target);
        }
      }
      case Payload.Trace(TraceReport report) -> trace(report, target);
    }
  }

  private static void ints(String name, int[] values, Target target) throws Exception {
    for (int value : values) {
      target.leaf(name, Integer.toString(value));
    }
  }

  private static void doubles(String name, double[] values, Target target) throws Exception {
    for (double value : values) {
      target.leaf(name, Double.toString(value));
    }
  }

  private static void trace(TraceReport report, Target target) throws Exception {
    target.leaf(TraceXml.PLAN, report.plan());
    target.leaf(TraceXml.TRACE, Integer.toString(report.trace()));
    target.leaf(TraceXml.TIME, report.time());
    target.start(TraceXml.VALUES);
    switch (report.values()) {
      case TraceReport.Ints(int[] values) -> ints(TraceXml.VALUE, values, target);
      case TraceReport.Doubles(double[] values) -> doubles(TraceXml.VALUE, values, target);
    }
    target.end();
  }

  private static void mesh(MeshInterfaceObject object, Target target) throws Exception {
    target.start(ITEM);
    target.leaf("x", Integer.toString(object.x()));
    target.leaf("y", Integer.toString(object.y()));
    target.leaf("value", Double.toString(object.value()));
    target.end();
  }

  private static void event(SimpleEvent event, Target target) throws Exception {
    target.start(ITEM);
    target.leaf("sequenceNumber", Integer.toString(event.sequenceNumber()));
    target.leaf("timestamp", Double.toString(event.timestamp()));
    target.leaf("message", event.message());
    target.end();
  }
}
