package org.xmlbench.core.driver.support;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventSink;

/**
 * A parser that builds a DOM tree. The builder must be namespace-aware and defer nothing. Where the
 * library can, it keeps references to entities as nodes with the expansion below them: without
 * those nodes DOM loses in silence a reference that it cannot expand. The builder is given an
 * entity resolver that returns nothing.
 */
public final class DomTreeParser implements TreeParser {
  /** Makes the library's builders, with the driver's options. */
  @FunctionalInterface
  public interface Builders {
    /** A new one; what it throws means that the library does not take the options. */
    DocumentBuilder newBuilder() throws ParserConfigurationException;
  }

  private final Builders builders;
  private final AfterError afterError;
  private final String systemId;
  private final boolean emptyEntities;
  private final SaxFeed handler = new SaxFeed();
  private DocumentBuilder builder;

  public DomTreeParser(Builders builders, AfterError afterError) {
    this(builders, afterError, null, true);
  }

  private DomTreeParser(
      Builders builders, AfterError afterError, String systemId, boolean emptyEntities) {
    this.builders = builders;
    this.afterError = afterError;
    this.systemId = systemId;
    this.emptyEntities = emptyEntities;
    builder = newBuilder();
  }

  /** A parser whose builders read whatever their library lets them read: no resolver stops them. */
  public static DomTreeParser withoutResolver(Builders builders) {
    return new DomTreeParser(builders, AfterError.RENEW, null, false);
  }

  /**
   * A parser whose library wants a base for an external entity before it asks the resolver; see
   * {@link SaxStreamingParser#withBase}.
   */
  public static DomTreeParser withBase(Builders builders, AfterError afterError) {
    return new DomTreeParser(builders, afterError, SaxStreamingParser.BASE, true);
  }

  private DocumentBuilder newBuilder() {
    try {
      DocumentBuilder newBuilder = builders.newBuilder();
      newBuilder.setErrorHandler(handler);
      if (emptyEntities) {
        newBuilder.setEntityResolver(handler);
      }
      return newBuilder;
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("the library makes no builder with these options", e);
    }
  }

  /** The driver's own options and the one that this class sets, for the driver's description. */
  public static List<String> options(AfterError afterError, String... own) {
    return afterError.options(own, "entity-resolver=empty");
  }

  @Override
  public Document build(InputStream in) throws IOException {
    InputSource source = new InputSource(in);
    source.setSystemId(systemId);
    try {
      return builder.parse(source);
    } catch (SAXException | IOException | RuntimeException e) {
      if (afterError == AfterError.RENEW) {
        builder = newBuilder();
      }
      throw translate(e);
    }
  }

  private static IOException translate(Exception failure) {
    return switch (failure) {
      case SAXParseException e ->
          new NotWellFormedException(
              e.getLineNumber(), e.getColumnNumber(), e.getMessage(), failure);
      case IOException e -> Rejections.ofStream(0, 0, e);
      case RuntimeException e -> Rejections.broke(e);
      default -> new NotWellFormedException(0, 0, failure.getMessage(), failure);
    };
  }

  @Override
  public void walk(Object tree, EventSink sink) throws UnsupportedDocumentException {
    feed((Document) tree, sink);
  }

  /** Feeds the events of a DOM tree of any library to a sink. */
  public static void feed(Document tree, EventSink sink) throws UnsupportedDocumentException {
    new DomWalk(tree, sink).run();
  }

  @Override
  public Class<?> implementation() {
    return builder.getClass();
  }
}
