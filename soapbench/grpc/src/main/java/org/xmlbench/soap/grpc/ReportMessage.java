package org.xmlbench.soap.grpc;

import java.time.Instant;
import org.xmlbench.soap.grpc.wire.Data;
import org.xmlbench.soap.grpc.wire.Report;
import org.xmlbench.soap.grpc.wire.Trace;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.TraceReport;

/** The trace report that the study prints, as a generated message, and back. */
final class ReportMessage {
  private ReportMessage() {}

  static Report of(E134Report report) {
    return Report.newBuilder()
        .setPlan(report.plan())
        .setTime(report.reportTime().getEpochSecond())
        .addAllTraces(report.traces().stream().map(ReportMessage::trace).toList())
        .build();
  }

  private static Trace trace(E134Report.Trace trace) {
    return Trace.newBuilder()
        .setId(trace.id())
        .setTime(trace.reportTime().getEpochSecond())
        .addAllResults(trace.results().stream().map(ReportMessage::data).toList())
        .build();
  }

  private static Data data(E134Report.Data data) {
    Data.Builder message = Data.newBuilder().setTime(data.collectionTime().getEpochSecond());
    switch (data.values()) {
      case TraceReport.Ints(int[] values) -> message.addAllInts(PayloadMessage.boxed(values));
      case TraceReport.Doubles(double[] values) ->
          message.addAllDoubles(PayloadMessage.boxed(values));
    }
    return message.build();
  }

  static E134Report read(TraceReport.Kind kind, Report report) {
    return new E134Report(
        report.getPlan(),
        Instant.ofEpochSecond(report.getTime()),
        report.getTracesList().stream().map(trace -> trace(kind, trace)).toList());
  }

  private static E134Report.Trace trace(TraceReport.Kind kind, Trace trace) {
    return new E134Report.Trace(
        trace.getId(),
        Instant.ofEpochSecond(trace.getTime()),
        trace.getResultsList().stream().map(data -> data(kind, data)).toList());
  }

  private static E134Report.Data data(TraceReport.Kind kind, Data data) {
    return new E134Report.Data(
        Instant.ofEpochSecond(data.getTime()),
        PayloadMessage.values(kind, data.getIntsList(), data.getDoublesList()));
  }
}
