package org.xmlbench.soap.bindings.simple;

import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.ReportType;

/** Simple XML in its hardened fork. */
public final class SimpleFramework implements Framework {
  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "simple-xml",
        SubjectLibrary.withClass(
            "org.simpleframework.xml.core.Persister",
            "Simple XML, hardened fork",
            "com.carrotsearch.thirdparty:simple-xml-safe",
            "Apache-2.0"),
        SubjectSetup.ofDefaults("JDK StAX", "org.simpleframework.", "com.sun.org.apache."),
        PermittedDifference.INDENTED);
  }

  @Override
  public Mapping load(ReportType type) throws Exception {
    return new SimpleMapping(type);
  }
}
