package org.xmlbench.soap.bindings.xmlbeans;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamReader;
import org.apache.xmlbeans.XmlObject;
import org.apache.xmlbeans.XmlOptions;
import org.apache.xmlbeans.impl.schema.DocumentFactory;
import org.xmlbench.soap.binding.Framework;
import org.xmlbench.soap.toolkit.StaxParser;
import org.xmlbench.soap.trace.TraceReport;

/**
 * Reports of one type. The report itself is the object: XMLBeans' own is the document, so that to
 * make it is part of writing, and to read its values part of reading.
 *
 * @param <D> the generated class of the document
 */
abstract class XmlBeansDocuments<D extends XmlObject> implements Framework.Mapping {
  static final XmlOptions OPTIONS =
      new XmlOptions().setDisallowDocTypeDeclaration(true).setCharacterEncoding("UTF-8");

  private final DocumentFactory<D> documents;
  private final Optional<XMLInputFactory> parser;

  /**
   * @param parser what reads messages; empty for what XMLBeans uses by itself
   */
  XmlBeansDocuments(DocumentFactory<D> documents, Optional<StaxParser> parser) {
    this.documents = documents;
    this.parser = parser.map(StaxParser::input);
  }

  /** Makes an empty document say what {@code report} says. */
  abstract void fill(D document, TraceReport report);

  abstract TraceReport read(D document);

  @Override
  public final void marshal(Object own, OutputStream out) throws IOException {
    D document = documents.newInstance(OPTIONS);
    fill(document, (TraceReport) own);
    document.save(out, OPTIONS);
  }

  @Override
  public final Object unmarshal(InputStream in) throws Exception {
    if (parser.isEmpty()) {
      return read(documents.parse(in, OPTIONS));
    }
    XMLStreamReader reader = parser.get().createXMLStreamReader(in);
    try {
      return read(documents.parse(reader, OPTIONS));
    } finally {
      reader.close();
    }
  }

  @Override
  public Class<?> implementation() {
    return org.apache.xmlbeans.XmlBeans.class;
  }
}
