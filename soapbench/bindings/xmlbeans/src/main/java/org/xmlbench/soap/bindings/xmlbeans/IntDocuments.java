package org.xmlbench.soap.bindings.xmlbeans;

import java.io.InputStream;
import org.apache.xmlbeans.XmlObject;
import org.xmlbench.soap.bindings.xmlbeans.schema.IntTraceReportDocument;
import org.xmlbench.soap.trace.TraceReport;

/** Reports of ints. */
final class IntDocuments extends XmlBeansDocuments {
  @Override
  XmlObject document(TraceReport report) {
    IntTraceReportDocument document = IntTraceReportDocument.Factory.newInstance(OPTIONS);
    IntTraceReportDocument.IntTraceReport root = document.addNewIntTraceReport();
    root.setPlan(report.plan());
    root.setTrace(report.trace());
    root.setTime(report.time());
    root.addNewValues().setValueArray(((TraceReport.Ints) report.values()).values());
    return document;
  }

  @Override
  public Object unmarshal(InputStream in) throws Exception {
    IntTraceReportDocument.IntTraceReport root =
        IntTraceReportDocument.Factory.parse(in, OPTIONS).getIntTraceReport();
    return new TraceReport(
        root.getPlan(),
        root.getTrace(),
        root.getTime(),
        new TraceReport.Ints(root.getValues().getValueArray()));
  }
}
