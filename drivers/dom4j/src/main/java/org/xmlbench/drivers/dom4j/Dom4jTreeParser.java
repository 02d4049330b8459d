package org.xmlbench.drivers.dom4j;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.parsers.ParserConfigurationException;
import org.dom4j.Document;
import org.dom4j.DocumentException;
import org.dom4j.io.SAXContentHandler;
import org.dom4j.io.SAXReader;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.support.PlatformSax;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.core.event.EventSink;

/** Builds dom4j's tree. The reader is kept until it rejects a document, as the platform's is. */
final class Dom4jTreeParser implements TreeParser {
  private final SaxStreamingParser.Readers readers;
  private final boolean emptyEntities;
  private SAXReader reader;

  Dom4jTreeParser(SaxStreamingParser.Readers readers) {
    this(readers, false);
  }

  private Dom4jTreeParser(SaxStreamingParser.Readers readers, boolean emptyEntities) {
    this.readers = readers;
    this.emptyEntities = emptyEntities;
    reader = newReader();
  }

  /** One for which every external entity is empty; dom4j replaces the resolver of its reader. */
  static Dom4jTreeParser resolvingNothing() {
    return new Dom4jTreeParser(PlatformSax::newReader, true);
  }

  private SAXReader newReader() {
    try {
      SAXReader newReader = new LoudReader(readers.newReader());
      if (emptyEntities) {
        newReader.setEntityResolver(PlatformSax::emptyEntity);
      }
      return newReader;
    } catch (SAXException | ParserConfigurationException e) {
      throw new IllegalStateException("the platform has a namespace-aware SAX parser", e);
    }
  }

  @Override
  public Document build(InputStream in) throws IOException {
    try {
      return reader.read(new InputSource(in));
    } catch (DocumentException e) {
      reader = newReader();
      throw translate(e);
    } catch (RuntimeException e) {
      reader = newReader();
      throw Rejections.broke(e);
    }
  }

  private static IOException translate(DocumentException failure) {
    return switch (failure.getCause()) {
      case SAXParseException e ->
          new NotWellFormedException(
              e.getLineNumber(), e.getColumnNumber(), e.getMessage(), failure);
      case SAXException e when e.getException() instanceof IOException inner ->
          Rejections.ofStream(0, 0, inner);
      case IOException e -> Rejections.ofStream(0, 0, e);
      case null, default -> new NotWellFormedException(0, 0, failure.getMessage(), failure);
    };
  }

  @Override
  public void walk(Object tree, EventSink sink) throws UnsupportedDocumentException {
    new Dom4jWalk(sink).run((Document) tree);
  }

  @Override
  public Class<?> implementation() {
    return SAXReader.class;
  }

  /** A reader that loses nothing in silence: no reference that it cannot expand, and no space. */
  private static final class LoudReader extends SAXReader {
    LoudReader(XMLReader reader) {
      super(reader);
    }

    @Override
    protected SAXContentHandler createContentHandler(XMLReader parser) {
      return new SAXContentHandler(getDocumentFactory(), null) {
        /** White space in an element whose content is declared, which dom4j leaves out. */
        @Override
        public void ignorableWhitespace(char[] buffer, int start, int length) throws SAXException {
          characters(buffer, start, length);
        }

        @Override
        public void skippedEntity(String name) throws SAXException {
          if (!name.startsWith("%") && !name.equals("[dtd]")) {
            throw new SAXException(UnsupportedDocumentException.entity(name));
          }
        }
      };
    }
  }
}
