package org.xmlbench.core.driver.support;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.List;
import java.util.regex.Pattern;
import javax.xml.parsers.ParserConfigurationException;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/**
 * A parser behind SAX. The reader must be namespace-aware. It is given a handler for content,
 * errors and lexical events (the latter show where the DOCTYPE ends), and an entity resolver that
 * returns nothing.
 */
public final class SaxStreamingParser implements StreamingParser {
  private static final String LEXICAL_HANDLER = "http://xml.org/sax/properties/lexical-handler";

  /** Nothing is ever read from here. */
  static final String BASE = "file:///xmlbench/document.xml";

  /** Makes the library's readers, with the driver's options. */
  @FunctionalInterface
  public interface Readers {
    /** A new one; what it throws means that the library does not take the options. */
    XMLReader newReader() throws SAXException, ParserConfigurationException;
  }

  private final Readers readers;
  private final AfterError afterError;
  private final Pattern undeclaredEntity;
  private final String systemId;
  private final boolean emptyEntities;
  private final SaxFeed feed = new SaxFeed();
  private XMLReader reader;

  /** A parser whose library reports every reference that it cannot expand as skipped. */
  public SaxStreamingParser(Readers readers, AfterError afterError) {
    this(readers, afterError, Rejections.NONE);
  }

  /**
   * A parser whose library rejects a reference that it cannot expand.
   *
   * @param undeclaredEntity finds the entity's name in the message (group 1)
   */
  public SaxStreamingParser(Readers readers, AfterError afterError, Pattern undeclaredEntity) {
    this(readers, afterError, undeclaredEntity, null, true);
  }

  private SaxStreamingParser(
      Readers readers,
      AfterError afterError,
      Pattern undeclaredEntity,
      String systemId,
      boolean emptyEntities) {
    this.readers = readers;
    this.afterError = afterError;
    this.undeclaredEntity = undeclaredEntity;
    this.systemId = systemId;
    this.emptyEntities = emptyEntities;
    reader = newReader();
  }

  /** A parser whose readers read whatever their library lets them read: no resolver stops them. */
  public static SaxStreamingParser withoutResolver(Readers readers) {
    return new SaxStreamingParser(readers, AfterError.RENEW, Rejections.NONE, null, false);
  }

  /**
   * A parser whose library wants a base for an external entity before it asks the resolver. Others
   * get none: to take a system id apart costs small documents up to a fifth of their time.
   */
  public static SaxStreamingParser withBase(Readers readers, AfterError afterError) {
    return new SaxStreamingParser(readers, afterError, Rejections.NONE, BASE, true);
  }

  private XMLReader newReader() {
    try {
      XMLReader newReader = readers.newReader();
      newReader.setContentHandler(feed);
      newReader.setErrorHandler(feed);
      if (emptyEntities) {
        newReader.setEntityResolver(feed);
      }
      newReader.setProperty(LEXICAL_HANDLER, feed);
      return newReader;
    } catch (SAXException | ParserConfigurationException e) {
      throw new IllegalStateException("the library makes no reader with these options", e);
    }
  }

  /** The driver's own options and those that this class sets, for the driver's description. */
  public static List<String> options(AfterError afterError, String... own) {
    return afterError.options(own, "entity-resolver=empty", "lexical-handler=set");
  }

  @Override
  public void parse(InputStream in, EventSink sink) throws IOException {
    parse(new InputSource(in), sink);
  }

  @Override
  public void parse(Reader in, EventSink sink) throws IOException {
    parse(new InputSource(in), sink);
  }

  private void parse(InputSource source, EventSink sink) throws IOException {
    source.setSystemId(systemId);
    feed.begin(sink);
    try {
      reader.parse(source);
    } catch (SAXException | IOException | RuntimeException e) {
      if (afterError == AfterError.RENEW) {
        reader = newReader();
      }
      throw feed.unsupported() != null ? feed.unsupported() : translate(e);
    }
    if (feed.unsupported() != null) {
      throw feed.unsupported();
    }
  }

  private IOException translate(Exception failure) {
    return switch (failure) {
      case SAXParseException e -> rejected(e.getLineNumber(), e.getColumnNumber(), e);
      case SAXException e when e.getException() instanceof SAXParseException inner ->
          rejected(inner.getLineNumber(), inner.getColumnNumber(), inner);
      case SAXException e when e.getException() instanceof IOException inner ->
          Rejections.ofStream(feed.line(), feed.column(), inner);
      case SAXException e -> rejected(feed.line(), feed.column(), e);
      case IOException e -> Rejections.ofStream(feed.line(), feed.column(), e);
      case RuntimeException e -> Rejections.broke(e);
      default -> new NotWellFormedException(0, 0, failure.toString(), failure);
    };
  }

  private IOException rejected(int line, int column, SAXException failure) {
    return Rejections.rejected(
        line, column, failure, failure.getMessage(), undeclaredEntity, feed.doctypeSeen());
  }

  @Override
  public Class<?> implementation() {
    return reader.getClass();
  }
}
