package org.xmlbench.drivers.axiom;

import com.ctc.wstx.stax.WstxInputFactory;
import java.io.IOException;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.apache.axiom.om.OMDocument;
import org.apache.axiom.om.OMException;
import org.apache.axiom.om.OMXMLBuilderFactory;
import org.apache.axiom.om.OMXMLParserWrapper;
import org.apache.axiom.util.stax.dialect.StAXDialectDetector;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.driver.support.StaxFeed;
import org.xmlbench.core.driver.support.StaxRejections;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.support.woodstox.WoodstoxFactory;
import org.xmlbench.support.woodstox.WoodstoxSettings;

/** Builds Axiom's tree, which is deferred by default, to its end. */
final class AxiomTreeParser implements TreeParser {
  private final XMLInputFactory factory = newFactory();

  /** Axiom reads a DOCTYPE only by way of its own knowledge of the parser, its dialect. */
  private static XMLInputFactory newFactory() {
    XMLInputFactory factory = WoodstoxFactory.make();
    factory.setXMLResolver((publicId, systemId, base, namespace) -> InputStream.nullInputStream());
    return StAXDialectDetector.getDialect(WstxInputFactory.class).normalize(factory);
  }

  @Override
  public OMDocument build(InputStream in) throws IOException {
    XMLStreamReader reader = null;
    try {
      reader = factory.createXMLStreamReader(in);
      OMXMLParserWrapper builder = OMXMLBuilderFactory.createStAXOMBuilder(reader);
      OMDocument document = builder.getDocument();
      document.build();
      return document;
    } catch (XMLStreamException e) {
      throw rejected(e, reader);
    } catch (OMException e) {
      throw e.getCause() instanceof XMLStreamException inner
          ? rejected(inner, reader)
          : new NotWellFormedException(0, 0, e.getMessage(), e);
    } catch (RuntimeException e) {
      throw e.getCause() instanceof XMLStreamException inner
          ? rejected(inner, reader)
          : Rejections.broke(e);
    } finally {
      StaxFeed.close(reader);
    }
  }

  private static IOException rejected(XMLStreamException failure, XMLStreamReader reader) {
    return StaxRejections.of(
        failure,
        reader == null ? null : reader.getLocation(),
        WoodstoxSettings.UNDECLARED_ENTITY,
        true);
  }

  @Override
  public void walk(Object tree, EventSink sink) throws UnsupportedDocumentException {
    new AxiomWalk(sink).run((OMDocument) tree);
  }

  @Override
  public Class<?> implementation() {
    return OMXMLBuilderFactory.class;
  }
}
