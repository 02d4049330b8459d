package org.xmlbench.piximal.clients;

import com.ctc.wstx.stax.WstxInputFactory;
import java.io.ByteArrayInputStream;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.sax.SAXSource;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xmlbench.piximal.sax.PiximalSaxParserFactory;
import org.xmlbench.piximal.stax.PiximalInputFactory;

/** A parser that a client uses. */
enum Parser {
  PIXIMAL,
  JDK,
  /** For StAX; for SAX it is the JDK's. */
  WOODSTOX;

  /** The factory of SAX parsers that resolve namespaces. */
  SAXParserFactory sax() {
    SAXParserFactory factory =
        switch (this) {
          case PIXIMAL -> new PiximalSaxParserFactory();
          case JDK, WOODSTOX -> SAXParserFactory.newDefaultInstance();
        };
    factory.setNamespaceAware(true);
    return factory;
  }

  XMLReader reader() throws SAXException {
    try {
      return sax().newSAXParser().getXMLReader();
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }

  SAXSource source(byte[] document) throws SAXException {
    return new SAXSource(reader(), input(document));
  }

  static InputSource input(byte[] document) {
    return new InputSource(new ByteArrayInputStream(document));
  }

  XMLInputFactory stax() {
    return switch (this) {
      case PIXIMAL -> new PiximalInputFactory();
      case JDK -> XMLInputFactory.newDefaultFactory();
      case WOODSTOX -> woodstox();
    };
  }

  /** Sections are texts, as the other two have them. */
  private static XMLInputFactory woodstox() {
    XMLInputFactory factory = new WstxInputFactory();
    factory.setProperty(PiximalInputFactory.SECTIONS, false);
    return factory;
  }

  XMLStreamReader stream(byte[] document) throws XMLStreamException {
    return stax().createXMLStreamReader(new ByteArrayInputStream(document));
  }

  XMLEventReader events(byte[] document) throws XMLStreamException {
    return stax().createXMLEventReader(new ByteArrayInputStream(document));
  }
}
