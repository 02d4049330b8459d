package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import org.xml.sax.ContentHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.DefaultHandler2;
import org.xml.sax.helpers.XMLFilterImpl;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.engine.input.SystemIds;
import org.xmlbench.piximal.sax.HandlerProperties;
import org.xmlbench.piximal.sax.SaxErrors;

/**
 * SAX over a published parser: without document types, in UTF-8 alone. Namespaces are resolved
 * here, behind the parser. A file is mapped; a stream is read into memory first.
 */
public final class AutomatonSaxReader extends XMLFilterImpl implements XMLReader {
  private static final String FEATURES = "http://xml.org/sax/features/";

  private final AutomatonParser parser;
  private final boolean restricted;
  private final NameStrings names = new NameStrings();
  private final HandlerProperties extensions = new HandlerProperties();
  private boolean namespaces;

  private AutomatonSaxReader(AutomatonParser parser, boolean restricted) {
    this.parser = parser;
    this.restricted = restricted;
    this.namespaces = !restricted;
  }

  /** One that reads XML by a parser of {@link Automaton#XML}. */
  public static AutomatonSaxReader ofXml(AutomatonParser parser) {
    return new AutomatonSaxReader(parser, false);
  }

  /**
   * One that reads what {@link XmlToPxml} wrote by a parser of {@link Automaton#PXML}, without
   * namespaces.
   */
  public static AutomatonSaxReader ofPxml(AutomatonParser parser) {
    return new AutomatonSaxReader(parser, true);
  }

  @Override
  public boolean getFeature(String name) throws SAXNotRecognizedException {
    return switch (name) {
      case FEATURES + "namespaces" -> namespaces;
      case FEATURES + "namespace-prefixes" -> !namespaces;
      case FEATURES + "validation" -> false;
      default -> throw new SAXNotRecognizedException(name);
    };
  }

  @Override
  public void setFeature(String name, boolean value)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    if (name.equals(FEATURES + "namespaces") && !restricted) {
      namespaces = value;
    } else if (getFeature(name) != value) {
      throw new SAXNotSupportedException("%s cannot be %s".formatted(name, value));
    }
  }

  @Override
  public Object getProperty(String name) throws SAXNotRecognizedException {
    return extensions.get(name);
  }

  @Override
  public void setProperty(String name, Object value)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    extensions.set(name, value);
  }

  @Override
  public void parse(String systemId) throws IOException, SAXException {
    parse(new InputSource(systemId));
  }

  @Override
  public void parse(InputSource source) throws IOException, SAXException {
    try {
      if (source.getCharacterStream() != null) {
        StringWriter text = new StringWriter();
        source.getCharacterStream().transferTo(text);
        read(MemorySegment.ofArray(text.toString().getBytes(StandardCharsets.UTF_8)));
      } else if (source.getByteStream() != null) {
        read(MemorySegment.ofArray(source.getByteStream().readAllBytes()));
      } else if (source.getSystemId() != null) {
        try (MappedDocument mapped = MappedDocument.of(SystemIds.file(source.getSystemId()))) {
          read(mapped.segment());
        }
      } else {
        throw new SAXException("the source has neither a stream nor a system identifier");
      }
    } catch (MalformedXmlException e) {
      SAXParseException told = SaxErrors.of(e, source);
      if (getErrorHandler() != null) {
        getErrorHandler().fatalError(told);
      }
      throw told;
    }
  }

  private void read(MemorySegment document) throws IOException, SAXException {
    DefaultHandler2 unheard = new DefaultHandler2();
    ContentHandler content = getContentHandler() == null ? unheard : getContentHandler();
    SaxTarget target =
        new SaxTarget(content, extensions.lexical() == null ? unheard : extensions.lexical());
    parser.parse(document, events(target));
  }

  private OffsetHandler<SAXException> events(SaxTarget target) {
    if (restricted) {
      return new PxmlSaxEvents(target, names);
    }
    return namespaces ? XmlSaxEvents.resolved(target, names) : XmlSaxEvents.raw(target, names);
  }
}
