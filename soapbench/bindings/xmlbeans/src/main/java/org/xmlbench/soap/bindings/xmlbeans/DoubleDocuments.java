package org.xmlbench.soap.bindings.xmlbeans;

import java.util.Optional;
import org.xmlbench.soap.bindings.xmlbeans.schema.DoubleTraceReportDocument;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

final class DoubleDocuments extends XmlBeansDocuments<DoubleTraceReportDocument> {
  DoubleDocuments(Optional<StaxParser> parser) {
    super(DoubleTraceReportDocument.Factory, parser);
  }

  @Override
  void fill(DoubleTraceReportDocument document, TraceReport report) {
    FlatReport flat = (FlatReport) report;
    DoubleTraceReportDocument.DoubleTraceReport root = document.addNewDoubleTraceReport();
    root.setPlan(flat.plan());
    root.setTrace(flat.trace());
    root.setTime(flat.time());
    root.addNewValues().setValueArray(((TraceReport.Doubles) flat.values()).values());
  }

  @Override
  TraceReport read(DoubleTraceReportDocument document) {
    DoubleTraceReportDocument.DoubleTraceReport root = document.getDoubleTraceReport();
    return new FlatReport(
        root.getPlan(),
        root.getTrace(),
        root.getTime(),
        new TraceReport.Doubles(root.getValues().getValueArray()));
  }
}
