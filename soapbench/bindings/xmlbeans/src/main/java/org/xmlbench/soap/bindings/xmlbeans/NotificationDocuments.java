package org.xmlbench.soap.bindings.xmlbeans;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Optional;
import org.xmlbench.soap.bindings.xmlbeans.schema.Data;
import org.xmlbench.soap.bindings.xmlbeans.schema.DataCollectionReport;
import org.xmlbench.soap.bindings.xmlbeans.schema.NewDataNotificationDocument;
import org.xmlbench.soap.bindings.xmlbeans.schema.PV;
import org.xmlbench.soap.bindings.xmlbeans.schema.ParameterValues;
import org.xmlbench.soap.bindings.xmlbeans.schema.Trace;
import org.xmlbench.soap.bindings.xmlbeans.schema.TraceResults;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.TraceReport;

/** Published reports. */
final class NotificationDocuments extends XmlBeansDocuments<NewDataNotificationDocument> {
  private final TraceReport.Kind kind;

  NotificationDocuments(TraceReport.Kind kind, Optional<StaxParser> parser) {
    super(NewDataNotificationDocument.Factory, parser);
    this.kind = kind;
  }

  @Override
  void fill(NewDataNotificationDocument document, TraceReport report) {
    E134Report published = (E134Report) report;
    DataCollectionReport root = document.addNewNewDataNotification().addNewDataCollectionReport();
    root.setPlanID(published.plan());
    root.setReportTime(calendar(published.reportTime()));
    root.addNewReports();
    for (E134Report.Trace trace : published.traces()) {
      fill(root.getReports().addNewTrace(), trace);
    }
  }

  private static void fill(Trace own, E134Report.Trace trace) {
    own.setTraceid(trace.id());
    own.setReportTime(calendar(trace.reportTime()));
    TraceResults results = own.addNewTraceResults();
    for (E134Report.Data data : trace.results()) {
      Data collected = results.addNewData();
      collected.setCollectionTime(calendar(data.collectionTime()));
      ParameterValues values = collected.addNewParameterValues();
      for (int i = 0; i < data.values().count(); i++) {
        PV value = values.addNewPV();
        switch (data.values().value(i)) {
          case Integer integer -> value.setEI(integer);
          case Number number -> value.setF8(number.doubleValue());
        }
      }
    }
  }

  private static Calendar calendar(Instant time) {
    return GregorianCalendar.from(time.atZone(ZoneOffset.UTC));
  }

  @Override
  TraceReport read(NewDataNotificationDocument document) {
    DataCollectionReport root = document.getNewDataNotification().getDataCollectionReport();
    List<E134Report.Trace> traces = new ArrayList<>();
    for (Trace trace : root.getReports().getTraceArray()) {
      List<E134Report.Data> results = new ArrayList<>();
      for (Data data : trace.getTraceResults().getDataArray()) {
        List<Number> values = new ArrayList<>();
        for (PV value : data.getParameterValues().getPVArray()) {
          values.add(kind == TraceReport.Kind.INT ? (Number) value.getEI() : value.getF8());
        }
        results.add(new E134Report.Data(data.getCollectionTime().toInstant(), values(values)));
      }
      traces.add(
          new E134Report.Trace(trace.getTraceid(), trace.getReportTime().toInstant(), results));
    }
    return new E134Report(root.getPlanID(), root.getReportTime().toInstant(), traces);
  }

  private TraceReport.Values values(List<Number> values) {
    return switch (kind) {
      case INT -> new TraceReport.Ints(values.stream().mapToInt(Number::intValue).toArray());
      case DOUBLE ->
          new TraceReport.Doubles(values.stream().mapToDouble(Number::doubleValue).toArray());
    };
  }
}
