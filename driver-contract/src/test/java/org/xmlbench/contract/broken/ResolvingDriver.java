package org.xmlbench.contract.broken;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.StaxStreamingParser;

/** Reads external entities from wherever they are, as parsers do unless that is switched off. */
public final class ResolvingDriver extends JdkBasedDriver {
  public ResolvingDriver() {
    super("resolving-stax");
  }

  @Override
  public Parser newParser() {
    XMLInputFactory factory = factory();
    StaxStreamingParser parser = new StaxStreamingParser(factory);
    factory.setXMLResolver((publicId, systemId, base, namespace) -> open(systemId));
    return parser;
  }

  private static InputStream open(String systemId) throws XMLStreamException {
    try {
      return URI.create(systemId).toURL().openStream();
    } catch (IOException | IllegalArgumentException e) {
      throw new XMLStreamException(systemId, e);
    }
  }
}
