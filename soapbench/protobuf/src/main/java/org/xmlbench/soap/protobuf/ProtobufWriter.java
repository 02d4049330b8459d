package org.xmlbench.soap.protobuf;

import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import org.xmlbench.soap.operation.MeshInterfaceObject;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SimpleEvent;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/** Writes data as protoc's classes do: numbers packed, a field that is 0 or empty left out. */
final class ProtobufWriter {
  private ProtobufWriter() {}

  static void write(Payload data, CodedOutputStream out) throws IOException {
    switch (data) {
      case Payload.Base64(byte[] bytes) -> out.writeByteArray(ProtobufMessage.BASE64, bytes);
      case Payload.Ints(int[] values) -> ints(values, out);
      case Payload.Doubles(double[] values) -> doubles(values, out);
      case Payload.Strings(String[] values) -> {
        for (String value : values) {
          out.writeString(ProtobufMessage.STRINGS, value);
        }
      }
      case Payload.Meshes(MeshInterfaceObject[] values) -> {
        for (MeshInterfaceObject value : values) {
          mesh(value, out);
        }
      }
      case Payload.Events(SimpleEvent[] values) -> {
        for (SimpleEvent value : values) {
          event(value, out);
        }
      }
      case Payload.Trace(E134Report report) ->
          ProtobufReport.write(ProtobufMessage.REPORT, report, out);
      case Payload.Trace(FlatReport report) -> trace(report, out);
    }
  }

  private static void ints(int[] values, CodedOutputStream out) throws IOException {
    int bytes = 0;
    for (int value : values) {
      bytes += CodedOutputStream.computeInt32SizeNoTag(value);
    }
    packed(ProtobufMessage.INTS, bytes, out);
    for (int value : values) {
      out.writeInt32NoTag(value);
    }
  }

  private static void doubles(double[] values, CodedOutputStream out) throws IOException {
    packed(ProtobufMessage.DOUBLES, Double.BYTES * values.length, out);
    for (double value : values) {
      out.writeDoubleNoTag(value);
    }
  }

  /** The head, and the values in the fields of arrays. */
  private static void trace(FlatReport report, CodedOutputStream out) throws IOException {
    out.writeString(ProtobufMessage.PLAN, report.plan());
    out.writeInt32(ProtobufMessage.TRACE, report.trace());
    out.writeString(ProtobufMessage.TIME, report.time());
    switch (report.values()) {
      case TraceReport.Ints(int[] values) -> ints(values, out);
      case TraceReport.Doubles(double[] values) -> doubles(values, out);
    }
  }

  private static void packed(int field, int bytes, CodedOutputStream out) throws IOException {
    out.writeTag(field, WireFormat.WIRETYPE_LENGTH_DELIMITED);
    out.writeUInt32NoTag(bytes);
  }

  private static void mesh(MeshInterfaceObject value, CodedOutputStream out) throws IOException {
    packed(
        ProtobufMessage.MESHES,
        size(1, value.x()) + size(2, value.y()) + size(3, value.value()),
        out);
    write(1, value.x(), out);
    write(2, value.y(), out);
    write(3, value.value(), out);
  }

  private static void event(SimpleEvent value, CodedOutputStream out) throws IOException {
    boolean silent = value.message().isEmpty();
    int message = silent ? 0 : CodedOutputStream.computeStringSize(3, value.message());
    packed(
        ProtobufMessage.EVENTS,
        size(1, value.sequenceNumber()) + size(2, value.timestamp()) + message,
        out);
    write(1, value.sequenceNumber(), out);
    write(2, value.timestamp(), out);
    if (!silent) {
      out.writeString(3, value.message());
    }
  }

  private static int size(int field, int value) {
    return value == 0 ? 0 : CodedOutputStream.computeInt32Size(field, value);
  }

  private static int size(int field, double value) {
    return isZero(value) ? 0 : CodedOutputStream.computeDoubleSize(field, value);
  }

  private static void write(int field, int value, CodedOutputStream out) throws IOException {
    if (value != 0) {
      out.writeInt32(field, value);
    }
  }

  private static void write(int field, double value, CodedOutputStream out) throws IOException {
    if (!isZero(value)) {
      out.writeDouble(field, value);
    }
  }

  /** Negative zero is written. */
  private static boolean isZero(double value) {
    return Double.doubleToRawLongBits(value) == 0;
  }
}
