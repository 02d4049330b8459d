package org.xmlbench.drivers.jdom2;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.parsers.ParserConfigurationException;
import org.jdom2.Document;
import org.jdom2.JDOMException;
import org.jdom2.input.JDOMParseException;
import org.jdom2.input.SAXBuilder;
import org.jdom2.input.sax.XMLReaderJDOMFactory;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.support.PlatformSax;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.event.EventSink;

/** Builds JDOM's tree. The builder is kept until it rejects a document, as the platform's is. */
final class Jdom2TreeParser implements TreeParser {
  private SAXBuilder builder = newBuilder();

  private static SAXBuilder newBuilder() {
    SAXBuilder builder = new SAXBuilder(new PlatformReaders());
    builder.setEntityResolver(PlatformSax::emptyEntity);
    return builder;
  }

  @Override
  public Document build(InputStream in) throws IOException {
    boolean accepted = false;
    try {
      Document document = builder.build(in);
      accepted = true;
      return document;
    } catch (JDOMParseException e) {
      throw new NotWellFormedException(e.getLineNumber(), e.getColumnNumber(), e.getMessage(), e);
    } catch (JDOMException e) {
      throw e.getCause() instanceof IOException inner
          ? Rejections.ofStream(0, 0, inner)
          : new NotWellFormedException(0, 0, e.getMessage(), e);
    } catch (IOException e) {
      throw Rejections.ofStream(0, 0, e);
    } catch (RuntimeException e) {
      throw Rejections.broke(e);
    } finally {
      if (!accepted) {
        builder = newBuilder();
      }
    }
  }

  @Override
  public void walk(Object tree, EventSink sink) throws UnsupportedDocumentException {
    new Jdom2Walk(sink).run((Document) tree);
  }

  @Override
  public Class<?> implementation() {
    return SAXBuilder.class;
  }

  /** The platform's readers with their limits raised. */
  private static final class PlatformReaders implements XMLReaderJDOMFactory {
    @Override
    public XMLReader createXMLReader() throws JDOMException {
      try {
        return PlatformSax.newReader();
      } catch (SAXException | ParserConfigurationException e) {
        throw new JDOMException("the platform has a namespace-aware SAX parser", e);
      }
    }

    @Override
    public boolean isValidating() {
      return false;
    }
  }
}
