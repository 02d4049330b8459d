package org.xmlbench.house.broken;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.xml.sax.Attributes;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/** A driver that delivers what a document holds, by the platform's parser. */
public class HonestDriver implements Driver {
  private final String id;
  private final String lineage;
  private final Set<Capability> lacks;
  private final ApiStyle style;

  public HonestDriver() {
    this("honest-one", "one", Set.of());
  }

  protected HonestDriver(String id, String lineage, Set<Capability> lacks) {
    this(id, lineage, lacks, ApiStyle.PUSH);
  }

  HonestDriver(String id, String lineage, Set<Capability> lacks, ApiStyle style) {
    this.id = id;
    this.lineage = lineage;
    this.lacks = lacks;
    this.style = style;
  }

  @Override
  public DriverDescription describe() {
    return new DriverDescription(
        id,
        new Library(
            "Library of " + id,
            "org.xmlbench.test:" + id,
            version(),
            "Apache-2.0",
            lineage,
            List.of("org.xmlbench.house.broken.")),
        style,
        lacks,
        List.of(),
        List.of());
  }

  Optional<String> version() {
    return Optional.of("1.0");
  }

  @Override
  public Parser newParser() {
    return new HonestParser();
  }

  /** The same by another code lineage. */
  public static final class Second extends HonestDriver {
    public Second() {
      super("honest-two", "two", Set.of());
    }
  }

  /** One whose library this host has not. */
  public static final class Absent extends HonestDriver {
    public Absent() {
      super("honest-absent", "absent", Set.of());
    }

    @Override
    public Optional<String> unavailable() {
      return Optional.of("its library is not here: install it");
    }
  }

  /** One that declares that it builds trees; only its description is used. */
  public static final class BuildsTrees extends HonestDriver {
    public BuildsTrees() {
      super("a-tree", "one", Set.of(), ApiStyle.TREE);
    }
  }

  /** One that declares to build trees, though not of long documents with names of every script. */
  public static final class BuildsTreesOfLatin extends HonestDriver {
    public BuildsTreesOfLatin() {
      super(
          "a-latin-tree",
          "one",
          Set.of(Capability.END_TAG_BEYOND_LATIN_1_IN_LONG_DOCUMENT),
          ApiStyle.TREE);
    }
  }

  /** Parses with a new reader each time. */
  static class HonestParser implements StreamingParser {
    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      try {
        XMLReader reader = SAXParserFactory.newDefaultNSInstance().newSAXParser().getXMLReader();
        Feed feed = new Feed(sink);
        reader.setContentHandler(feed);
        reader.setEntityResolver(feed);
        reader.setErrorHandler(feed);
        reader.parse(new InputSource(in));
      } catch (SAXParseException e) {
        throw new NotWellFormedException(e.getLineNumber(), e.getColumnNumber(), e.getMessage(), e);
      } catch (SAXException | ParserConfigurationException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public Class<?> implementation() {
      return HonestParser.class;
    }
  }

  /** From SAX to the sink. */
  private static final class Feed extends DefaultHandler {
    private final EventSink sink;

    Feed(EventSink sink) {
      this.sink = sink;
    }

    @Override
    public InputSource resolveEntity(String publicId, String systemId) {
      return new InputSource(InputStream.nullInputStream());
    }

    @Override
    public void fatalError(SAXParseException e) throws SAXException {
      throw e;
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
    public void processingInstruction(String target, String data) {
      sink.processingInstruction(target, data);
    }
  }
}
