package org.xmlbench.soap.program;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;
import org.xmlbench.soap.trace.TraceReport.Form;
import org.xmlbench.soap.trace.TraceReport.Kind;
import org.xmlbench.soap.trace.TraceReport.Values;

/**
 * A trace report as the pipe to a program carries it: the number of its values, then what it says
 * of itself, then the values. Times are seconds since 1970; a list begins with its length.
 */
public final class ReportPipe {
  private ReportPipe() {}

  public static void write(DataOutputStream to, TraceReport report) throws IOException {
    to.writeInt(report.count());
    switch (report) {
      case E134Report published -> write(to, published);
      case FlatReport flat -> {
        ProgramPipe.text(to, flat.plan());
        to.writeInt(flat.trace());
        ProgramPipe.text(to, flat.time());
        write(to, flat.values());
      }
    }
  }

  private static void write(DataOutputStream to, E134Report report) throws IOException {
    to.writeInt(report.type().kind() == Kind.INT ? 1 : 0);
    ProgramPipe.text(to, report.plan());
    to.writeLong(report.reportTime().getEpochSecond());
    to.writeInt(report.traces().size());
    for (E134Report.Trace trace : report.traces()) {
      ProgramPipe.text(to, trace.id());
      to.writeLong(trace.reportTime().getEpochSecond());
      to.writeInt(trace.results().size());
      for (E134Report.Data data : trace.results()) {
        to.writeLong(data.collectionTime().getEpochSecond());
        to.writeInt(data.values().count());
        write(to, data.values());
      }
    }
  }

  private static void write(DataOutputStream to, Values values) throws IOException {
    switch (values) {
      case TraceReport.Ints(int[] ints) -> {
        for (int value : ints) {
          to.writeInt(value);
        }
      }
      case TraceReport.Doubles(double[] doubles) -> {
        for (double value : doubles) {
          to.writeDouble(value);
        }
      }
    }
  }

  public static TraceReport read(DataInputStream from, ReportType type) throws IOException {
    int count = from.readInt();
    if (type.form() == Form.E134) {
      return published(from);
    }
    String plan = ProgramPipe.text(from);
    int trace = from.readInt();
    String time = ProgramPipe.text(from);
    return new FlatReport(plan, trace, time, values(from, type.kind(), count));
  }

  private static TraceReport published(DataInputStream from) throws IOException {
    Kind kind = from.readInt() == 1 ? Kind.INT : Kind.DOUBLE;
    String plan = ProgramPipe.text(from);
    Instant time = Instant.ofEpochSecond(from.readLong());
    List<E134Report.Trace> traces = new ArrayList<>();
    for (int left = from.readInt(); left > 0; left--) {
      traces.add(trace(from, kind));
    }
    return new E134Report(plan, time, traces);
  }

  private static E134Report.Trace trace(DataInputStream from, Kind kind) throws IOException {
    String id = ProgramPipe.text(from);
    Instant time = Instant.ofEpochSecond(from.readLong());
    List<E134Report.Data> results = new ArrayList<>();
    for (int left = from.readInt(); left > 0; left--) {
      Instant collected = Instant.ofEpochSecond(from.readLong());
      results.add(new E134Report.Data(collected, values(from, kind, from.readInt())));
    }
    return new E134Report.Trace(id, time, results);
  }

  private static Values values(DataInputStream from, Kind kind, int count) throws IOException {
    return switch (kind) {
      case INT -> {
        int[] ints = new int[count];
        for (int i = 0; i < count; i++) {
          ints[i] = from.readInt();
        }
        yield new TraceReport.Ints(ints);
      }
      case DOUBLE -> {
        double[] doubles = new double[count];
        for (int i = 0; i < count; i++) {
          doubles[i] = from.readDouble();
        }
        yield new TraceReport.Doubles(doubles);
      }
    };
  }
}
