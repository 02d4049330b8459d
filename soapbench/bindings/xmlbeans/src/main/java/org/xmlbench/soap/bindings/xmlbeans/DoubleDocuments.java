package org.xmlbench.soap.bindings.xmlbeans;

import java.io.InputStream;
import org.apache.xmlbeans.XmlObject;
import org.xmlbench.soap.bindings.xmlbeans.schema.DoubleTraceReportDocument;
import org.xmlbench.soap.trace.TraceReport;

/** Reports of doubles. */
final class DoubleDocuments extends XmlBeansDocuments {
  @Override
  XmlObject document(TraceReport report) {
    DoubleTraceReportDocument document = DoubleTraceReportDocument.Factory.newInstance(OPTIONS);
    DoubleTraceReportDocument.DoubleTraceReport root = document.addNewDoubleTraceReport();
    root.setPlan(report.plan());
    root.setTrace(report.trace());
    root.setTime(report.time());
    root.addNewValues().setValueArray(((TraceReport.Doubles) report.values()).values());
    return document;
  }

  @Override
  public Object unmarshal(InputStream in) throws Exception {
    DoubleTraceReportDocument.DoubleTraceReport root =
        DoubleTraceReportDocument.Factory.parse(in, OPTIONS).getDoubleTraceReport();
    return new TraceReport(
        root.getPlan(),
        root.getTrace(),
        root.getTime(),
        new TraceReport.Doubles(root.getValues().getValueArray()));
  }
}
