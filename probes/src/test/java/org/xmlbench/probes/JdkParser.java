package org.xmlbench.probes;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;

/** What the JDK's own parser makes of a document: a second opinion on every oracle. */
public final class JdkParser {
  private static final String[] LIMITS = {
    "entityExpansionLimit", "totalEntitySizeLimit", "maxGeneralEntitySizeLimit",
    "entityReplacementLimit", "maxElementDepth", "elementAttributeLimit"
  };

  private JdkParser() {}

  /** Parses the document, lets no external entity in, and feeds its events to a sink. */
  public static Oracle oracle(InputStream document) {
    CountingStream counted = new CountingStream(document);
    EventSink sink = new EventSink();
    EventDigest digest = new EventDigest();
    sink.observe(digest.observer());
    parse(counted, new ToSink(sink));
    return new Oracle(counted.count, sink.totals(), digest.finish());
  }

  /** Parses the document with all limits raised and every external entity empty. */
  public static void parse(InputStream document, DefaultHandler handler) {
    try {
      SAXParser parser = SAXParserFactory.newDefaultNSInstance().newSAXParser();
      for (String limit : LIMITS) {
        parser.setProperty("jdk.xml." + limit, "0");
      }
      parser.parse(document, handler);
    } catch (SAXException | IOException | ParserConfigurationException e) {
      throw new AssertionError("the JDK's parser rejects it: " + e.getMessage(), e);
    }
  }

  /** A handler to which nothing outside the document exists. */
  public static class Closed extends DefaultHandler {
    @Override
    public InputSource resolveEntity(String publicId, String systemId) {
      return new InputSource(new StringReader(""));
    }
  }

  private static final class ToSink extends Closed {
    private final EventSink sink;

    ToSink(EventSink sink) {
      this.sink = sink;
    }

    @Override
    public void startPrefixMapping(String prefix, String uri) {
      sink.namespace(prefix, uri);
    }

    @Override
    public void startElement(String uri, String local, String qualified, Attributes attributes) {
      sink.startElement(uri, local);
      for (int i = 0; i < attributes.getLength(); i++) {
        sink.attribute(attributes.getURI(i), attributes.getLocalName(i), attributes.getValue(i));
      }
    }

    @Override
    public void endElement(String uri, String local, String qualified) {
      sink.endElement();
    }

    @Override
    public void characters(char[] buffer, int offset, int length) {
      sink.text(buffer, offset, length);
    }

    @Override
    public void ignorableWhitespace(char[] buffer, int offset, int length) {
      sink.text(buffer, offset, length);
    }

    @Override
    public void processingInstruction(String target, String data) {
      sink.processingInstruction(target, data);
    }

    @Override
    public void skippedEntity(String name) throws SAXException {
      throw new SAXException("entity " + name + " was skipped");
    }
  }

  private static final class CountingStream extends InputStream {
    private final InputStream source;
    private long count;

    CountingStream(InputStream source) {
      this.source = source;
    }

    @Override
    public int read() throws IOException {
      int unsigned = source.read();
      count += unsigned < 0 ? 0 : 1;
      return unsigned;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int read = source.read(buffer, offset, length);
      count += Math.max(read, 0);
      return read;
    }
  }
}
