package org.xmlbench.soap.bindings.xstream;

import java.util.List;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.TraceReport;

/** XStream, by reflection, with its security framework closed but for our classes. */
public final class XstreamFramework implements Framework {
  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "xstream",
        SubjectLibrary.withClass(
            "com.thoughtworks.xstream.XStream",
            "XStream",
            "com.thoughtworks.xstream:xstream",
            "BSD-3-Clause"),
        new SubjectSetup(
            "JDK StAX",
            List.of("driver=StaxDriver over the platform's StAX"),
            List.of("com.thoughtworks.xstream.", "com.sun.org.apache.")));
  }

  @Override
  public Mapping load(TraceReport.Kind kind) throws Exception {
    return new XstreamMapping(kind);
  }
}
