package org.xmlbench.core.driver.support;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.event.EventSink;

/**
 * A parser that builds a DOM tree. The builder must be namespace-aware and defer nothing. Where the
 * library can, it keeps references to entities as nodes with the expansion below them: without
 * those nodes DOM loses in silence a reference that it cannot expand.
 */
public final class DomTreeParser implements TreeParser {
  private final DocumentBuilder builder;

  /** A parser over {@code builder}, which is given an entity resolver that returns nothing. */
  public DomTreeParser(DocumentBuilder builder) {
    this.builder = builder;
    SaxFeed handler = new SaxFeed();
    builder.setErrorHandler(handler);
    builder.setEntityResolver(handler);
  }

  /** The driver's own options and the one that this class sets, for the driver's description. */
  public static List<String> options(String... own) {
    return Options.join(own, "entity-resolver=empty");
  }

  @Override
  public Document build(InputStream in) throws IOException {
    try {
      return builder.parse(new InputSource(in));
    } catch (SAXParseException e) {
      throw Rejections.rejected(
          e.getLineNumber(), e.getColumnNumber(), e, e.getMessage(), Rejections.NONE, false);
    } catch (SAXException e) {
      throw Rejections.rejected(0, 0, e, e.getMessage(), Rejections.NONE, false);
    } catch (IOException e) {
      throw Rejections.ofStream(e);
    } catch (RuntimeException e) {
      throw Rejections.broke(e);
    }
  }

  @Override
  public void walk(Object tree, EventSink sink) throws UnsupportedDocumentException {
    new DomWalk((Document) tree, sink).run();
  }

  @Override
  public Class<?> implementation() {
    return builder.getClass();
  }
}
