package org.xmlbench.soap.bindings.xmlbeans;

import java.io.IOException;
import java.io.OutputStream;
import org.apache.xmlbeans.XmlObject;
import org.apache.xmlbeans.XmlOptions;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.trace.TraceReport;

/**
 * Reports of one kind. The report itself is the object: XMLBeans' own is the document, so that to
 * make it is part of writing, and to read its values part of reading.
 */
abstract sealed class XmlBeansDocuments implements Framework.Mapping
    permits IntDocuments, DoubleDocuments {
  static final XmlOptions OPTIONS =
      new XmlOptions().setDisallowDocTypeDeclaration(true).setCharacterEncoding("UTF-8");

  /** A document that says what {@code report} says. */
  abstract XmlObject document(TraceReport report);

  @Override
  public final void marshal(Object own, OutputStream out) throws IOException {
    document((TraceReport) own).save(out, OPTIONS);
  }

  @Override
  public Class<?> implementation() {
    return org.apache.xmlbeans.XmlBeans.class;
  }
}
