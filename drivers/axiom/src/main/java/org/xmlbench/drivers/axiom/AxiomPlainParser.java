package org.xmlbench.drivers.axiom;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.Function;
import org.apache.axiom.om.OMDocument;
import org.apache.axiom.om.OMException;
import org.apache.axiom.om.OMXMLBuilderFactory;
import org.apache.axiom.om.OMXMLParserWrapper;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.driver.support.Rejections;
import org.xmlbench.core.event.EventSink;

/** Builds Axiom's tree by its own builders, as programs do: Axiom chooses the parser's settings. */
final class AxiomPlainParser implements TreeParser {
  private final Function<InputStream, OMXMLParserWrapper> builders;

  AxiomPlainParser(Function<InputStream, OMXMLParserWrapper> builders) {
    this.builders = builders;
  }

  @Override
  public OMDocument build(InputStream in) throws IOException {
    try {
      OMDocument document = builders.apply(in).getDocument();
      document.build();
      return document;
    } catch (OMException e) {
      throw new NotWellFormedException(0, 0, e.getMessage(), e);
    } catch (RuntimeException e) {
      throw Rejections.broke(e);
    }
  }

  @Override
  public void walk(Object tree, EventSink sink) throws UnsupportedDocumentException {
    new AxiomWalk(sink).run((OMDocument) tree);
  }

  @Override
  public Class<?> implementation() {
    return OMXMLBuilderFactory.class;
  }
}
