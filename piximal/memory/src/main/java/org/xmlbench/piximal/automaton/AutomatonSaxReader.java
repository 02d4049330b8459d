package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.io.StringWriter;
import java.lang.foreign.MemorySegment;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.xml.sax.ContentHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xml.sax.ext.DefaultHandler2;
import org.xml.sax.ext.LexicalHandler;
import org.xml.sax.helpers.XMLFilterImpl;
import org.xmlbench.piximal.MalformedXmlException;

/**
 * SAX over a published parser: without document types, in UTF-8 alone. Namespaces are resolved
 * here, behind the parser. A file is mapped; a stream is read into memory first.
 */
public final class AutomatonSaxReader extends XMLFilterImpl implements XMLReader {
  private static final String FEATURES = "http://xml.org/sax/features/";
  private static final String LEXICAL = "http://xml.org/sax/properties/lexical-handler";

  private final AutomatonParser parser;
  private final boolean restricted;
  private final NameStrings names = new NameStrings();
  private LexicalHandler lexical;
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
    if (!name.equals(LEXICAL)) {
      throw new SAXNotRecognizedException(name);
    }
    return lexical;
  }

  @Override
  public void setProperty(String name, Object value)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    if (!name.equals(LEXICAL)) {
      throw new SAXNotRecognizedException(name);
    }
    if (value != null && !(value instanceof LexicalHandler)) {
      throw new SAXNotSupportedException(
          "%s cannot be a %s: it takes a LexicalHandler"
              .formatted(name, value.getClass().getName()));
    }
    lexical = (LexicalHandler) value;
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
        try (MappedDocument mapped = MappedDocument.of(file(source.getSystemId()))) {
          read(mapped.segment());
        }
      } else {
        throw new SAXException("the source has neither a stream nor a system identifier");
      }
    } catch (MalformedXmlException e) {
      SAXParseException told = placed(e, source);
      if (getErrorHandler() != null) {
        getErrorHandler().fatalError(told);
      }
      throw told;
    }
  }

  private static Path file(String systemId) throws IOException {
    try {
      return systemId.regionMatches(true, 0, "file:", 0, 5)
          ? Path.of(URI.create(systemId))
          : Path.of(systemId);
    } catch (IllegalArgumentException e) {
      throw new IOException("%s is no address of a file".formatted(systemId), e);
    }
  }

  private static SAXParseException placed(MalformedXmlException error, InputSource source) {
    return new SAXParseException(
        error.getMessage(),
        source.getPublicId(),
        source.getSystemId(),
        (int) Math.min(error.line(), Integer.MAX_VALUE),
        (int) Math.min(error.column(), Integer.MAX_VALUE),
        error);
  }

  private void read(MemorySegment document) throws IOException, SAXException {
    DefaultHandler2 unheard = new DefaultHandler2();
    ContentHandler content = getContentHandler() == null ? unheard : getContentHandler();
    SaxTarget target = new SaxTarget(content, lexical == null ? unheard : lexical);
    parser.parse(document, events(target));
  }

  private OffsetHandler<SAXException> events(SaxTarget target) {
    if (restricted) {
      return new PxmlSaxEvents(target, names);
    }
    return namespaces ? XmlSaxEvents.resolved(target, names) : XmlSaxEvents.raw(target, names);
  }
}
