package org.xmlbench.soap.bindings.xmlbeans;

import java.util.Optional;
import org.xmlbench.soap.bindings.xmlbeans.schema.IntTraceReportDocument;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

final class IntDocuments extends XmlBeansDocuments<IntTraceReportDocument> {
  IntDocuments(Optional<StaxParser> parser) {
    super(IntTraceReportDocument.Factory, parser);
  }

  @Override
  void fill(IntTraceReportDocument document, TraceReport report) {
    FlatReport flat = (FlatReport) report;
    IntTraceReportDocument.IntTraceReport root = document.addNewIntTraceReport();
    root.setPlan(flat.plan());
    root.setTrace(flat.trace());
    root.setTime(flat.time());
    root.addNewValues().setValueArray(((TraceReport.Ints) flat.values()).values());
  }

  @Override
  TraceReport read(IntTraceReportDocument document) {
    IntTraceReportDocument.IntTraceReport root = document.getIntTraceReport();
    return new FlatReport(
        root.getPlan(),
        root.getTrace(),
        root.getTime(),
        new TraceReport.Ints(root.getValues().getValueArray()));
  }
}
