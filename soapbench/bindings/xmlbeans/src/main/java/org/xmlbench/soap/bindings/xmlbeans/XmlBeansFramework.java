package org.xmlbench.soap.bindings.xmlbeans;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.driver.support.LibraryVersion;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.trace.TraceReport;

/** XMLBeans, whose objects are views of a document that it keeps. */
public final class XmlBeansFramework implements Framework {
  private static final String CLASS = "org.apache.xmlbeans.XmlBeans";

  @Override
  public FrameworkDescription describe() {
    return new FrameworkDescription(
        "xmlbeans",
        "Apache XMLBeans",
        "org.apache.xmlbeans:xmlbeans",
        LibraryVersion.of(CLASS, "xmlbeans"),
        "Apache-2.0",
        FrameworkDescription.Form.XML,
        "JDK SAX",
        Set.of(),
        List.of(
            "marshal=fills a new document: one that was written keeps its text",
            "unmarshal=reads all values: they are made when asked for",
            "disallowDocTypeDeclaration=true"),
        List.of("org.apache.xmlbeans.", "com.sun.org.apache."));
  }

  @Override
  public Mapping load(TraceReport.Kind kind) throws Exception {
    return switch (kind) {
      case INT -> new IntDocuments();
      case DOUBLE -> new DoubleDocuments();
    };
  }
}
