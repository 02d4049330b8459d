package org.xmlbench.soap.bindings.xmlbeans;

import java.util.List;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.binding.FrameworkDescription;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;
import org.xmlbench.soap.trace.TraceReport;

/** XMLBeans, whose objects are views of a document that it keeps. */
public final class XmlBeansFramework implements Framework {
  @Override
  public FrameworkDescription describe() {
    return FrameworkDescription.ofXml(
        "xmlbeans",
        SubjectLibrary.withClass(
            "org.apache.xmlbeans.XmlBeans",
            "Apache XMLBeans",
            "org.apache.xmlbeans:xmlbeans",
            "Apache-2.0"),
        new SubjectSetup(
            "JDK SAX",
            List.of(
                "marshal=fills a new document: one that was written keeps its text",
                "unmarshal=reads all values: they are made when asked for",
                "disallowDocTypeDeclaration=true"),
            List.of("org.apache.xmlbeans.", "com.sun.org.apache.")));
  }

  @Override
  public Mapping load(TraceReport.Kind kind) throws Exception {
    return switch (kind) {
      case INT -> new IntDocuments();
      case DOUBLE -> new DoubleDocuments();
    };
  }
}
