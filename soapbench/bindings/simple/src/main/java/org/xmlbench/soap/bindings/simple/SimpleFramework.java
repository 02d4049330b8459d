package org.xmlbench.soap.bindings.simple;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.trace.TraceReport;

/** Simple XML in its hardened fork. */
public final class SimpleFramework implements Framework {
  private static final String CLASS = "org.simpleframework.xml.core.Persister";

  @Override
  public FrameworkDescription describe() {
    return new FrameworkDescription(
        "simple-xml",
        "Simple XML, hardened fork",
        "com.carrotsearch.thirdparty:simple-xml-safe",
        LibraryVersion.of(CLASS, "simple-xml-safe"),
        "Apache-2.0",
        FrameworkDescription.Form.XML,
        "JDK StAX",
        Set.of(PermittedDifference.INDENTED),
        List.of(),
        List.of("org.simpleframework.", "com.sun.org.apache."));
  }

  @Override
  public Mapping load(TraceReport.Kind kind) throws Exception {
    return new SimpleMapping(kind);
  }
}
