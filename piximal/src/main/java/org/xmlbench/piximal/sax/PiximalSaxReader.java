package org.xmlbench.piximal.sax;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Optional;
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
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.engine.input.JaxpSettings;
import org.xmlbench.piximal.parallel.ParallelOptions;

/**
 * SAX2. External entities are fetched by the entity resolver alone, where one is set and returns a
 * source. One without a stream is opened by its address, if that is a file. Streams of a source are
 * closed at the end of a parse.
 */
public final class PiximalSaxReader implements XMLReader {
  private static final String VERSION = "http://xml.org/sax/properties/document-xml-version";

  private SaxFeatures features = new SaxFeatures();
  private JaxpSettings settings = JaxpSettings.ofSystem();
  private SaxExternals externals;
  private SaxValidation validation;
  private ContentHandler content;
  private DTDHandler dtd;
  private EntityResolver resolver;
  private ErrorHandler errors;
  private final HandlerProperties extensions = new HandlerProperties();
  private SaxDocument document;
  private SaxEvents events;
  private boolean parsing;
  private StreamStart start;

  /** Whether content is read one event after another. */
  private boolean strictly;

  /** How several threads read; null where one does. */
  private ParallelOptions several;

  /**
   * Sets how many threads read a document that comes as a stream of bytes, which is read into
   * memory then. Handlers are called by the caller's thread alone. A document of less than 2 MiB is
   * read by that alone. It pays for handlers that do much; others are faster with one thread.
   */
  public void setThreads(int most) {
    readBy(ParallelOptions.of(most));
  }

  /** Reads by several threads in that way: with small chunks, for tests. */
  void readBy(ParallelOptions options) {
    several = options.threads() == 1 ? null : options;
  }

  /** Reads content one event after another, which is slower, and else the same: for tests. */
  void readStrictly() {
    strictly = true;
  }

  /** Sets what documents may ask for. */
  public void setLimits(ParserLimits most) {
    settings = settings.withLimits(most);
    document = null;
  }

  @Override
  public boolean getFeature(String name)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    Objects.requireNonNull(name, "name");
    return switch (name) {
      case SaxFeatures.GENERAL, SaxFeatures.PARAMETER -> resolver != null && features.get(name);
      case SaxFeatures.STANDALONE -> declaration(name).isStandalone();
      default -> features.get(name);
    };
  }

  private SaxEvents declaration(String name) throws SAXNotSupportedException {
    if (!parsing) {
      throw new SAXNotSupportedException(name + " is known while a document is read");
    }
    return events();
  }

  @Override
  public void setFeature(String name, boolean value)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    Objects.requireNonNull(name, "name");
    requireIdle(name);
    if (features.set(name, value)) {
      document = null;
      events = null;
    }
  }

  private void requireIdle(String name) throws SAXNotSupportedException {
    if (parsing) {
      throw new SAXNotSupportedException("%s is not set while a document is read".formatted(name));
    }
  }

  /** Has those features, and no handlers, resolver and properties any more. */
  void reset(SaxFeatures initial) {
    features = initial.copy();
    settings = JaxpSettings.ofSystem();
    content = null;
    dtd = null;
    resolver = null;
    errors = null;
    extensions.forget();
    document = null;
    events = null;
  }

  /** The features now, which stay as they are. */
  SaxFeatures features() {
    return features.copy();
  }

  /** Validates content before the handler receives it. */
  void validateBy(SaxValidation other) {
    validation = other;
  }

  @Override
  public Object getProperty(String name)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    Objects.requireNonNull(name, "name");
    if (name.equals(VERSION)) {
      return declaration(name).getXMLVersion();
    }
    Object value = settings.get(name);
    return value == null ? extensions.get(name) : value;
  }

  @Override
  public void setProperty(String name, Object value)
      throws SAXNotRecognizedException, SAXNotSupportedException {
    Objects.requireNonNull(name, "name");
    if (settings.get(name) != null) {
      requireIdle(name);
      set(name, value);
      return;
    }
    boolean reported = isReported();
    extensions.set(name, value);
    if (reported != isReported()) {
      document = null;
    }
    hand(extensions);
  }

  private void set(String name, Object value) throws SAXNotSupportedException {
    try {
      settings = settings.with(name, value);
    } catch (IllegalArgumentException e) {
      throw (SAXNotSupportedException) new SAXNotSupportedException(e.getMessage()).initCause(e);
    }
    document = null;
    events = null;
  }

  /** Whether a handler hears where texts of entities begin and end. */
  private boolean isReported() {
    return extensions.lexical() != null;
  }

  private void hand(HandlerProperties to) {
    events().setLexical(to.lexical());
    events().setDeclarations(to.declarations());
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
    events().setContent(target());
  }

  private ContentHandler target() {
    return validation == null ? content : validation.before(content, () -> errors);
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
    Objects.requireNonNull(source, "source");
    if (parsing) {
      throw new SAXException("parse is called while this reader parses");
    }
    parsing = true;
    try {
      readAndClose(source);
    } catch (IOException e) {
      if (e.getCause() instanceof SAXException told) {
        throw told;
      }
      throw e;
    } finally {
      parsing = false;
      events().forget();
    }
  }

  /** No resource of a lambda: the first document of a JVM would wait for what makes these. */
  private void readAndClose(InputSource source) throws IOException, SAXException {
    try {
      read(source);
    } catch (IOException | SAXException | RuntimeException | Error e) {
      try {
        SaxDocument.close(source);
      } catch (IOException | RuntimeException also) {
        e.addSuppressed(also);
      }
      throw e;
    }
    SaxDocument.close(source);
  }

  private void read(InputSource source) throws IOException, SAXException {
    try {
      if (several != null && source.getByteStream() != null && source.getEncoding() == null) {
        readByThreads(source, source.getByteStream());
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

  private void readByThreads(InputSource source, InputStream in) throws IOException, SAXException {
    start = start == null ? new StreamStart() : start;
    if (start.read(in, several.leastBytes())) {
      readAlone(SaxDocument.held(source, start.again()));
    } else {
      ParserOptions options = options();
      locate(source);
      events().of(source).run(start.withRest(in), several.withParser(options));
    }
  }

  private void readAlone(InputSource source) throws IOException, SAXException {
    document = document == null ? new SaxDocument(options()) : document;
    locate(source);
    try (SaxDocument open = document) {
      events().of(source).run(open, source, strictly);
    }
  }

  private void locate(InputSource source) {
    if (externals != null) {
      externals.of(source.getSystemId());
    }
  }

  private SaxEvents events() {
    if (events == null) {
      events = new SaxEvents(features, settings);
      events.setContent(target());
      events.setLexical(extensions.lexical());
      events.setDeclarations(extensions.declarations());
      events.setDtd(dtd);
    }
    return events;
  }

  private ParserOptions options() {
    EntityReferences references =
        isReported() ? EntityReferences.REPORTED : EntityReferences.REPLACED;
    boolean processed = settings.declarations() && !features.is(SaxFeatures.NO_DOCTYPE);
    boolean resolving = resolver != null && processed;
    externals = resolving ? new SaxExternals(resolver, features, settings.access()) : null;
    return new ParserOptions(
        settings.limits(),
        features.is(SaxFeatures.NAMESPACES),
        Optional.ofNullable(externals),
        processed,
        references,
        isReported());
  }
}
