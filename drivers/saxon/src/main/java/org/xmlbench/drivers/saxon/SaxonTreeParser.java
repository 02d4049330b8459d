package org.xmlbench.drivers.saxon;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.parsers.ParserConfigurationException;
import net.sf.saxon.Configuration;
import net.sf.saxon.event.Builder;
import net.sf.saxon.event.PipelineConfiguration;
import net.sf.saxon.event.ReceivingContentHandler;
import net.sf.saxon.om.NodeInfo;
import net.sf.saxon.om.TreeModel;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.support.PlatformSax;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.driver.support.SaxStreamingParser;
import org.xmlbench.core.event.EventSink;

/** Builds Saxon's tiny tree, as its document builder does, from a reader of the platform. */
final class SaxonTreeParser implements TreeParser {
  private static final String LEXICAL_HANDLER = "http://xml.org/sax/properties/lexical-handler";

  private final PipelineConfiguration pipeline = new Configuration().makePipelineConfiguration();
  private final SaxStreamingParser.Readers readers;
  private XMLReader reader;

  SaxonTreeParser(SaxStreamingParser.Readers readers) {
    this.readers = readers;
    reader = newReader();
  }

  /** One for which every external entity is empty. */
  static SaxonTreeParser resolvingNothing() {
    return new SaxonTreeParser(PlatformSax::newReaderResolvingNothing);
  }

  private XMLReader newReader() {
    try {
      XMLReader reader = readers.newReader();
      reader.setErrorHandler(new Fatal());
      return reader;
    } catch (SAXException | ParserConfigurationException e) {
      throw new IllegalStateException("the platform has a namespace-aware SAX parser", e);
    }
  }

  @Override
  public NodeInfo build(InputStream in) throws IOException {
    Builder builder = TreeModel.TINY_TREE.makeBuilder(pipeline);
    LoudHandler handler = new LoudHandler();
    handler.setPipelineConfiguration(pipeline);
    handler.setReceiver(builder);
    boolean accepted = false;
    try {
      reader.setContentHandler(handler);
      reader.setDTDHandler(handler);
      reader.setProperty(LEXICAL_HANDLER, handler);
      reader.parse(new InputSource(in));
      if (handler.unsupported != null) {
        throw handler.unsupported;
      }
      accepted = true;
      return builder.getCurrentRoot();
    } catch (SAXException e) {
      throw translate(e);
    } catch (IOException e) {
      throw Rejections.ofStream(0, 0, e);
    } catch (RuntimeException e) {
      throw Rejections.broke(e);
    } finally {
      if (!accepted) {
        reader = newReader();
      }
    }
  }

  private static IOException translate(SAXException failure) {
    return switch (failure) {
      case SAXParseException e ->
          new NotWellFormedException(e.getLineNumber(), e.getColumnNumber(), e.getMessage(), e);
      case SAXException e when e.getException() instanceof IOException inner ->
          Rejections.ofStream(0, 0, inner);
      default -> new NotWellFormedException(0, 0, failure.getMessage(), failure);
    };
  }

  @Override
  public void walk(Object tree, EventSink sink) {
    new SaxonWalk(sink).run((NodeInfo) tree);
  }

  @Override
  public Class<?> implementation() {
    return TreeModel.TINY_TREE.makeBuilder(pipeline).getClass();
  }

  /** A handler that loses nothing in silence: no reference that it cannot expand, and no space. */
  private static final class LoudHandler extends ReceivingContentHandler {
    private UnsupportedDocumentException unsupported;

    /** White space in an element whose content is declared, which Saxon can leave out. */
    @Override
    public void ignorableWhitespace(char[] buffer, int start, int length) {
      characters(buffer, start, length);
    }

    @Override
    public void skippedEntity(String name) {
      if (!name.startsWith("%") && !name.equals("[dtd]") && unsupported == null) {
        unsupported = UnsupportedDocumentException.entity(name);
      }
    }
  }

  /** Nothing is printed; what is fatal is thrown. */
  private static final class Fatal extends DefaultHandler {
    @Override
    public void fatalError(SAXParseException failure) throws SAXException {
      throw failure;
    }
  }
}
