package org.xmlbench.soap.gsoap;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/** Data as the pipe to the program carries it: the number of elements, then each. */
final class PayloadPipe {
  private PayloadPipe() {}

  static void write(DataOutputStream to, Payload data) throws IOException {
    to.writeInt(data.length());
    elements(to, data);
  }

  private static void elements(DataOutputStream to, Payload data) throws IOException {
    switch (data) {
      case Payload.Base64(byte[] bytes) -> to.write(bytes);
      case Payload.Ints(int[] values) -> {
        for (int value : values) {
          to.writeInt(value);
        }
      }
      case Payload.Doubles(double[] values) -> {
        for (double value : values) {
          to.writeDouble(value);
        }
      }
      case Payload.Strings(String[] values) -> {
        for (String value : values) {
          text(to, value);
        }
      }
      case Payload.Meshes(MeshInterfaceObject[] values) -> {
        for (MeshInterfaceObject value : values) {
          to.writeInt(value.x());
          to.writeInt(value.y());
          to.writeDouble(value.value());
        }
      }
      case Payload.Events(SimpleEvent[] values) -> {
        for (SimpleEvent value : values) {
          to.writeInt(value.sequenceNumber());
          to.writeDouble(value.timestamp());
          text(to, value.message());
        }
      }
      case Payload.Trace(E134Report report) -> published(to, report);
      case Payload.Trace(FlatReport report) -> {
        text(to, report.plan());
        to.writeInt(report.trace());
        text(to, report.time());
        values(to, report.values());
      }
    }
  }

  private static void published(DataOutputStream to, E134Report report) throws IOException {
    to.writeInt(report.type().kind() == TraceReport.Kind.INT ? 1 : 0);
    text(to, report.plan());
    to.writeLong(report.reportTime().getEpochSecond());
    to.writeInt(report.traces().size());
    for (E134Report.Trace trace : report.traces()) {
      text(to, trace.id());
      to.writeLong(trace.reportTime().getEpochSecond());
      to.writeInt(trace.results().size());
      for (E134Report.Data data : trace.results()) {
        to.writeLong(data.collectionTime().getEpochSecond());
        to.writeInt(data.values().count());
        values(to, data.values());
      }
    }
  }

  private static void values(DataOutputStream to, TraceReport.Values values) throws IOException {
    switch (values) {
      case TraceReport.Ints(int[] ints) -> elements(to, new Payload.Ints(ints));
      case TraceReport.Doubles(double[] doubles) -> elements(to, new Payload.Doubles(doubles));
    }
  }

  static Payload read(DataInputStream from, Shape shape) throws IOException {
    if (shape == Shape.BASE64) {
      return new Payload.Base64(ProgramPipe.read(from));
    }
    int length = from.readInt();
    return switch (shape) {
      case BASE64 -> throw new AssertionError("read above");
      case INTS -> {
        int[] values = new int[length];
        for (int i = 0; i < length; i++) {
          values[i] = from.readInt();
        }
        yield new Payload.Ints(values);
      }
      case DOUBLES -> {
        double[] values = new double[length];
        for (int i = 0; i < length; i++) {
          values[i] = from.readDouble();
        }
        yield new Payload.Doubles(values);
      }
      case STRINGS -> {
        String[] values = new String[length];
        for (int i = 0; i < length; i++) {
          values[i] = text(from);
        }
        yield new Payload.Strings(values);
      }
      case MESH_INTERFACE_OBJECTS -> {
        MeshInterfaceObject[] values = new MeshInterfaceObject[length];
        for (int i = 0; i < length; i++) {
          values[i] = new MeshInterfaceObject(from.readInt(), from.readInt(), from.readDouble());
        }
        yield new Payload.Meshes(values);
      }
      case SIMPLE_EVENTS -> {
        SimpleEvent[] values = new SimpleEvent[length];
        for (int i = 0; i < length; i++) {
          values[i] = new SimpleEvent(from.readInt(), from.readDouble(), text(from));
        }
        yield new Payload.Events(values);
      }
      case E134_INTS, E134_DOUBLES, INT_TRACE, DOUBLE_TRACE ->
          throw new IllegalArgumentException("no operation replies with " + shape);
    };
  }

  private static void text(DataOutputStream to, String text) throws IOException {
    ProgramPipe.write(to, text.getBytes(StandardCharsets.UTF_8));
  }

  private static String text(DataInputStream from) throws IOException {
    return new String(ProgramPipe.read(from), StandardCharsets.UTF_8);
  }
}
