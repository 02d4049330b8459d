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
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.core.event.EventSink;

/** Builds JDOM's tree. The builder is kept until it rejects a document, as the platform's is. */
final class Jdom2TreeParser implements TreeParser {
  private final SaxStreamingParser.Readers readers;
  private final boolean emptyEntities;
  private SAXBuilder builder;

  Jdom2TreeParser(SaxStreamingParser.Readers readers) {
    this(readers, false);
  }

  private Jdom2TreeParser(SaxStreamingParser.Readers readers, boolean emptyEntities) {
    this.readers = readers;
    this.emptyEntities = emptyEntities;
    builder = newBuilder();
  }

  /** One for which every external entity is empty; JDOM replaces the resolver of its reader. */
  static Jdom2TreeParser resolvingNothing() {
    return new Jdom2TreeParser(PlatformSax::newReader, true);
  }

  private SAXBuilder newBuilder() {
    SAXBuilder newBuilder = new SAXBuilder(new PlatformReaders(readers));
    if (emptyEntities) {
      newBuilder.setEntityResolver(PlatformSax::emptyEntity);
    }
    return newBuilder;
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

  private record PlatformReaders(SaxStreamingParser.Readers readers)
      implements XMLReaderJDOMFactory {
    @Override
    public XMLReader createXMLReader() throws JDOMException {
      try {
        return readers.newReader();
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
