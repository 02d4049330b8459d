package org.xmlbench.drivers.xom;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.parsers.ParserConfigurationException;
import nu.xom.Builder;
import nu.xom.Document;
import nu.xom.ParsingException;
import org.xml.sax.SAXException;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.support.PlatformSax;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.core.event.EventSink;

/** Builds XOM's tree. The builder is kept until it rejects a document, as the platform's is. */
final class XomTreeParser implements TreeParser {
  private final SaxStreamingParser.Readers readers;
  private Builder builder;

  XomTreeParser(SaxStreamingParser.Readers readers) {
    this.readers = readers;
    builder = newBuilder();
  }

  /** One for which every external entity is empty. */
  static XomTreeParser resolvingNothing() {
    return new XomTreeParser(PlatformSax::newReaderResolvingNothing);
  }

  private Builder newBuilder() {
    try {
      return new Builder(readers.newReader(), false);
    } catch (SAXException | ParserConfigurationException e) {
      throw new IllegalStateException("the platform has a namespace-aware SAX parser", e);
    }
  }

  @Override
  public Document build(InputStream in) throws IOException {
    boolean accepted = false;
    try {
      Document document = builder.build(in);
      accepted = true;
      return document;
    } catch (ParsingException e) {
      throw e.getCause() instanceof IOException inner
          ? Rejections.ofStream(e.getLineNumber(), e.getColumnNumber(), inner)
          : new NotWellFormedException(e.getLineNumber(), e.getColumnNumber(), e.getMessage(), e);
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
  public void walk(Object tree, EventSink sink) {
    new XomWalk(sink).run((Document) tree);
  }

  @Override
  public Class<?> implementation() {
    return Builder.class;
  }
}
