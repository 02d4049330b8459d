package org.xmlbench.piximal.sax;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import javax.xml.XMLConstants;
import org.xml.sax.ContentHandler;
import org.xml.sax.DTDHandler;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;
import org.xmlbench.piximal.EntityReferences;
import org.xmlbench.piximal.ExternalEntities;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.engine.input.SystemIds;
import org.xmlbench.piximal.parallel.ParallelOptions;

/**
 * SAX2. External entities are fetched by the entity resolver alone, where one is set and returns a
 * source with a stream; nothing is opened by its address.
 */
public final class PiximalSaxReader implements XMLReader {
  private static final String FEATURES = "http://xml.org/sax/features/";
  static final String NAMESPACES = FEATURES + "namespaces";
  private static final String GENERAL = FEATURES + "external-general-entities";
  private static final String PARAMETER = FEATURES + "external-parameter-entities";

  /** Limits are always in force. */
  private static final String SECURE = XMLConstants.FEATURE_SECURE_PROCESSING;

  /** As Xerces has it, and guides to hardening recommend it: a document type is an error. */
  private static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";

  private ParserLimits limits = ParserLimits.DEFAULT;
  private boolean namespaces = true;
  private boolean prefixes;
  private ContentHandler content;
  private DTDHandler dtd;
  private EntityResolver resolver;
  private ErrorHandler errors;
  private final HandlerProperties extensions = new HandlerProperties();
  private SaxDocument document;

  /** Whether content is read one event after another. */
  private boolean strictly;

  private SaxEvents events;
  private InputSource current;
  private boolean parsing;

  /** How several threads read; null where one does. */
  private ParallelOptions several;

  private boolean general = true;
  private boolean parameter = true;
  private boolean doctypes = true;

  /**
   * Sets how many threads read a document that comes as a stream of bytes, which is read into
   * memory then. Handlers are called by the caller's thread alone.
   */
  public void setThreads(int most) {
    readBy(most == 1 ? null : ParallelOptions.of(most));
  }

  /** Reads by several threads in that way: with small chunks, for tests. */
  void readBy(ParallelOptions options) {
    several = options;
  }

  /** Reads content one event after another, which is slower, and else the same: for tests. */
  void readStrictly() {
    strictly = true;
  }

  /** Sets what documents may ask for. */
  public void setLimits(ParserLimits most) {
    limits = most;
    document = null;
  }

  @Override
  public boolean getFeature(String name) throws SAXNotRecognizedException {
    return switch (name) {
      case NAMESPACES -> namespaces;
      case FEATURES + "namespace-prefixes" -> prefixes;
      case FEATURES + "use-attributes2", FEATURES + "unicode-normalization-checking" ->
          name.endsWith("attributes2");
      case FEATURES + "validation",
          FEATURES + "string-interning",
          FEATURES + "use-locator2",
          FEATURES + "use-entity-resolver2",
          FEATURES + "xml-1.1",
          FEATURES + "xmlns-uris",
          FEATURES + "lexical-handler/parameter-entities" ->
          false;
      case GENERAL -> resolver != null && general;
      case PARAMETER -> resolver != null && parameter;
      case FEATURES + "resolve-dtd-uris" -> false;
      case SECURE -> true;
      case NO_DOCTYPE -> !doctypes;
      default -> throw new SAXNotRecognizedException(name);
    };
  }

  @Override
  public void setFeature(String name, boolean value)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    if (parsing) {
      throw new SAXNotSupportedException("%s is not set while a document is read".formatted(name));
    }
    if (name.equals(NAMESPACES)) {
      namespaces = value;
      document = null;
      events = null;
    } else if (name.equals(FEATURES + "namespace-prefixes")) {
      prefixes = value;
      events = null;
    } else if (name.equals(GENERAL) && (resolver != null || !value)) {
      general = value;
      document = null;
    } else if (name.equals(PARAMETER) && (resolver != null || !value)) {
      parameter = value;
      document = null;
    } else if (name.equals(NO_DOCTYPE)) {
      doctypes = !value;
      document = null;
      events = null;
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
    boolean reported = isReported();
    extensions.set(name, value);
    if (reported != isReported()) {
      document = null;
    }
    hand(extensions);
  }

  /** Whether a handler hears where texts of entities begin and end. */
  private boolean isReported() {
    return extensions.lexical() != null;
  }

  private void hand(HandlerProperties to) {
    events().setLexical(to.lexical());
    events().setDeclarations(to.declarations());
  }

  void forgetExtensions() {
    extensions.forget();
    hand(extensions);
  }

  @Override
  public void setEntityResolver(EntityResolver other) {
    resolver = other;
    document = null;
  }

  @Override
  public EntityResolver getEntityResolver() {
    return resolver;
  }

  @Override
  public void setDTDHandler(DTDHandler handler) {
    dtd = handler;
    events().setDtd(handler);
  }

  @Override
  public DTDHandler getDTDHandler() {
    return dtd;
  }

  @Override
  public void setContentHandler(ContentHandler handler) {
    content = handler;
    events().setContent(handler);
  }

  @Override
  public ContentHandler getContentHandler() {
    return content;
  }

  @Override
  public void setErrorHandler(ErrorHandler handler) {
    errors = handler;
  }

  @Override
  public ErrorHandler getErrorHandler() {
    return errors;
  }

  @Override
  public void parse(String systemId) throws IOException, SAXException {
    parse(new InputSource(systemId));
  }

  @Override
  public void parse(InputSource source) throws IOException, SAXException {
    if (parsing) {
      throw new SAXException("parse is called while this reader parses");
    }
    parsing = true;
    try {
      read(source);
    } catch (IOException e) {
      if (e.getCause() instanceof SAXException told) {
        throw told;
      }
      throw e;
    } finally {
      parsing = false;
      current = null;
      events().forget();
    }
  }

  private void read(InputSource source) throws IOException, SAXException {
    current = source;
    try {
      if (several != null && source.getByteStream() != null && source.getEncoding() == null) {
        byte[] document = source.getByteStream().readAllBytes();
        events().of(source).run(document, several.withParser(options()));
      } else {
        readAlone(source);
      }
    } catch (MalformedXmlException e) {
      throw reported(SaxErrors.of(e, source));
    } catch (DisallowedDoctypeException e) {
      throw reported(e);
    }
  }

  /** Tells the handler of errors, who may throw something else. */
  private SAXParseException reported(SAXParseException error) throws SAXException {
    if (errors != null) {
      errors.fatalError(error);
    }
    return error;
  }

  private void readAlone(InputSource source) throws IOException, SAXException {
    document = document == null ? new SaxDocument(options()) : document;
    try (SaxDocument open = document) {
      events().of(source).run(open, source, strictly);
    }
  }

  private SaxEvents events() {
    if (events == null) {
      events = new SaxEvents(namespaces, prefixes, doctypes);
      events.setContent(content);
      events.setLexical(extensions.lexical());
      events.setDeclarations(extensions.declarations());
      events.setDtd(dtd);
    }
    return events;
  }

  private ParserOptions options() {
    EntityReferences references =
        isReported() ? EntityReferences.REPORTED : EntityReferences.REPLACED;
    return new ParserOptions(limits, namespaces, externals(), true, references);
  }

  private Optional<ExternalEntities> externals() {
    return resolver == null || !doctypes
        ? Optional.empty()
        : Optional.of(
            (name, publicId, systemId) -> isFetched(name) ? fetched(publicId, systemId) : null);
  }

  /** By the name of an entity, as SAX has it. */
  private boolean isFetched(String name) {
    return name.startsWith("%") || name.equals("[dtd]") ? parameter : general;
  }

  private InputStream fetched(String publicId, String systemId) throws IOException {
    try {
      InputSource found =
          resolver.resolveEntity(publicId, SystemIds.resolve(current.getSystemId(), systemId));
      return found == null ? null : bytes(found);
    } catch (SAXException e) {
      throw new IOException(e);
    }
  }

  /** Nothing but streams: an address is not opened. Characters are marked as UTF-8. */
  private static InputStream bytes(InputSource found) throws IOException {
    if (found.getCharacterStream() == null
        && (found.getByteStream() == null || found.getEncoding() == null)) {
      return found.getByteStream();
    }
    StringWriter text = new StringWriter();
    try (Reader characters =
        found.getCharacterStream() == null
            ? new InputStreamReader(found.getByteStream(), SaxDocument.charset(found.getEncoding()))
            : found.getCharacterStream()) {
      characters.transferTo(text);
    }
    return new ByteArrayInputStream(("\uFEFF" + text).getBytes(StandardCharsets.UTF_8));
  }
}
