package org.xmlbench.soap.protobuf;

import com.google.protobuf.CodedInputStream;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.WireFormat;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.TraceReport;
import org.xmlbench.soap.trace.TraceReport.Values;

/**
 * A published trace report: {@code Report}, {@code Trace} and {@code Data} of {@code
 * soapbench.proto}, whose fields have the same numbers: what names it, its time, its parts.
 */
final class ProtobufReport {
  private static final int NAME = 1;
  private static final int TIME = 2;
  private static final int PARTS = 3;
  private static final int DOUBLES = 4;
  private static final int FIRST_LENGTH = 16;

  private ProtobufReport() {}

  static void write(int field, E134Report report, CodedOutputStream out) throws IOException {
    start(field, size(report), out);
    out.writeString(NAME, report.plan());
    out.writeInt64(TIME, report.reportTime().getEpochSecond());
    for (E134Report.Trace trace : report.traces()) {
      start(PARTS, size(trace), out);
      out.writeString(NAME, trace.id());
      out.writeInt64(TIME, trace.reportTime().getEpochSecond());
      for (E134Report.Data data : trace.results()) {
        start(PARTS, size(data), out);
        out.writeInt64(TIME, data.collectionTime().getEpochSecond());
        write(data.values(), out);
      }
    }
  }

  private static void write(Values values, CodedOutputStream out) throws IOException {
    switch (values) {
      case TraceReport.Ints(int[] ints) -> {
        start(PARTS, packed(ints), out);
        for (int value : ints) {
          out.writeInt32NoTag(value);
        }
      }
      case TraceReport.Doubles(double[] doubles) -> {
        start(DOUBLES, Double.BYTES * doubles.length, out);
        for (double value : doubles) {
          out.writeDoubleNoTag(value);
        }
      }
    }
  }

  private static void start(int field, int size, CodedOutputStream out) throws IOException {
    out.writeTag(field, WireFormat.WIRETYPE_LENGTH_DELIMITED);
    out.writeUInt32NoTag(size);
  }

  private static int size(E134Report report) {
    int size = head(report.plan(), report.reportTime());
    for (E134Report.Trace trace : report.traces()) {
      size += field(PARTS, size(trace));
    }
    return size;
  }

  private static int size(E134Report.Trace trace) {
    int size = head(trace.id(), trace.reportTime());
    for (E134Report.Data data : trace.results()) {
      size += field(PARTS, size(data));
    }
    return size;
  }

  private static int size(E134Report.Data data) {
    int time = CodedOutputStream.computeInt64Size(TIME, data.collectionTime().getEpochSecond());
    return time
        + switch (data.values()) {
          case TraceReport.Ints(int[] ints) -> field(PARTS, packed(ints));
          case TraceReport.Doubles(double[] doubles) ->
              field(DOUBLES, Double.BYTES * doubles.length);
        };
  }

  private static int head(String name, Instant time) {
    return CodedOutputStream.computeStringSize(NAME, name)
        + CodedOutputStream.computeInt64Size(TIME, time.getEpochSecond());
  }

  private static int field(int number, int size) {
    return CodedOutputStream.computeTagSize(number)
        + CodedOutputStream.computeUInt32SizeNoTag(size)
        + size;
  }

  private static int packed(int[] values) {
    int bytes = 0;
    for (int value : values) {
      bytes += CodedOutputStream.computeInt32SizeNoTag(value);
    }
    return bytes;
  }

  /** Reads a report, whose tag was read. */
  static E134Report read(CodedInputStream in) throws IOException {
    int limit = in.pushLimit(in.readRawVarint32());
    String plan = "";
    Instant time = Instant.EPOCH;
    List<E134Report.Trace> traces = new ArrayList<>();
    for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
      switch (WireFormat.getTagFieldNumber(tag)) {
        case NAME -> plan = in.readString();
        case TIME -> time = Instant.ofEpochSecond(in.readInt64());
        default -> traces.add(trace(in));
      }
    }
    in.popLimit(limit);
    return new E134Report(plan, time, traces);
  }

  private static E134Report.Trace trace(CodedInputStream in) throws IOException {
    int limit = in.pushLimit(in.readRawVarint32());
    String id = "";
    Instant time = Instant.EPOCH;
    List<E134Report.Data> results = new ArrayList<>();
    for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
      switch (WireFormat.getTagFieldNumber(tag)) {
        case NAME -> id = in.readString();
        case TIME -> time = Instant.ofEpochSecond(in.readInt64());
        default -> results.add(data(in));
      }
    }
    in.popLimit(limit);
    return new E134Report.Trace(id, time, results);
  }

  private static E134Report.Data data(CodedInputStream in) throws IOException {
    int limit = in.pushLimit(in.readRawVarint32());
    Instant time = Instant.EPOCH;
    Values values = new TraceReport.Doubles(new double[0]);
    for (int tag = in.readTag(); tag != 0; tag = in.readTag()) {
      switch (WireFormat.getTagFieldNumber(tag)) {
        case TIME -> time = Instant.ofEpochSecond(in.readInt64());
        case PARTS -> values = new TraceReport.Ints(ints(in));
        default -> values = new TraceReport.Doubles(doubles(in));
      }
    }
    in.popLimit(limit);
    return new E134Report.Data(time, values);
  }

  /** Packed integers, whose tag was read. */
  static int[] ints(CodedInputStream in) throws IOException {
    int limit = in.pushLimit(in.readRawVarint32());
    int[] read = new int[FIRST_LENGTH];
    int count = 0;
    while (in.getBytesUntilLimit() > 0) {
      read = count == read.length ? Arrays.copyOf(read, 2 * count) : read;
      read[count++] = in.readInt32();
    }
    in.popLimit(limit);
    return Arrays.copyOf(read, count);
  }

  /** Packed doubles, whose tag was read. */
  static double[] doubles(CodedInputStream in) throws IOException {
    int length = in.readRawVarint32();
    int limit = in.pushLimit(length);
    double[] read = new double[length / Double.BYTES];
    for (int i = 0; i < read.length; i++) {
      read[i] = in.readDouble();
    }
    in.popLimit(limit);
    return read;
  }
}
