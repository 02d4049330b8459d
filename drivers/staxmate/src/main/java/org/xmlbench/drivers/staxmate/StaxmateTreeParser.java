package org.xmlbench.drivers.staxmate;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.codehaus.staxmate.dom.DOMConverter;
import org.w3c.dom.Document;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.support.DomTreeParser;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.driver.support.StaxFeed;
import org.xmlbench.core.driver.support.StaxRejections;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.support.woodstox.WoodstoxFactory;
import org.xmlbench.support.woodstox.WoodstoxSettings;

/** Builds a DOM tree from Woodstox's cursor. */
final class StaxmateTreeParser implements TreeParser {
  private final XMLInputFactory factory;
  private final DOMConverter converter;

  StaxmateTreeParser(XMLInputFactory factory) {
    this.factory = factory;
    try {
      converter =
          new DOMConverter(DocumentBuilderFactory.newDefaultNSInstance().newDocumentBuilder());
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("the platform has DOM", e);
    }
  }

  /** One for which every external entity is empty. */
  static StaxmateTreeParser resolvingNothing() {
    XMLInputFactory factory = WoodstoxFactory.make();
    factory.setXMLResolver((publicId, systemId, base, namespace) -> InputStream.nullInputStream());
    return new StaxmateTreeParser(factory);
  }

  @Override
  public Document build(InputStream in) throws IOException {
    XMLStreamReader reader = null;
    try {
      reader = factory.createXMLStreamReader(in);
      return converter.buildDocument(reader);
    } catch (XMLStreamException e) {
      throw StaxRejections.of(
          e,
          reader == null ? null : reader.getLocation(),
          WoodstoxSettings.UNDECLARED_ENTITY,
          true);
    } catch (RuntimeException e) {
      throw e.getCause() instanceof XMLStreamException deferred
          ? StaxRejections.of(deferred, null, WoodstoxSettings.UNDECLARED_ENTITY, true)
          : Rejections.broke(e);
    } finally {
      StaxFeed.close(reader);
    }
  }

  @Override
  public void walk(Object tree, EventSink sink) throws UnsupportedDocumentException {
    DomTreeParser.feed((Document) tree, sink);
  }

  @Override
  public Class<?> implementation() {
    return DOMConverter.class;
  }
}
