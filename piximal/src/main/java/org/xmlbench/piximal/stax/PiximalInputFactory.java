package org.xmlbench.piximal.stax;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.Charset;
import java.util.Objects;
import javax.xml.stream.EventFilter;
import javax.xml.stream.StreamFilter;
import javax.xml.stream.XMLEventReader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLReporter;
import javax.xml.stream.XMLResolver;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.util.XMLEventAllocator;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.engine.input.SystemIds;
import org.xmlbench.piximal.stax.event.EventAllocator;

/**
 * StAX over the cursor. It is no default of any JVM: name it, or make one by its constructor.
 * External entities are fetched by a resolver alone, once {@link
 * XMLInputFactory#IS_SUPPORTING_EXTERNAL_ENTITIES} is true. Once {@link
 * XMLInputFactory#SUPPORT_DTD} is false, a document type declaration is checked and not processed;
 * once {@link #NO_DOCTYPE} is true, it is an error.
 */
public final class PiximalInputFactory extends XMLInputFactory {
  /** Name of the property whose value is a {@link org.xmlbench.piximal.ParserLimits}. */
  public static final String LIMITS = "org.xmlbench.piximal.limits";

  /** Name of the property that makes CDATA sections events of their own. */
  public static final String SECTIONS =
      "http://java.sun.com/xml/stream/properties/report-cdata-event";

  /** Name of the property that makes a document type declaration an error; Xerces' for SAX. */
  public static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";

  private StreamProperties properties = StreamProperties.ofSystem();
  private CursorPool pool = new CursorPool();
  private XMLReporter reporter;
  private XMLEventAllocator allocator = new EventAllocator();

  @FunctionalInterface
  private interface Opening {
    void open(PiximalCursor cursor) throws IOException;
  }

  /** No lambda: the first document of a JVM would wait for what makes these. */
  private record OfStream(InputStream stream) implements Opening {
    @Override
    public void open(PiximalCursor cursor) throws IOException {
      cursor.open(stream);
    }
  }

  private XMLStreamReader reader(StreamProperties of, Opening opening) throws XMLStreamException {
    FactoryCursor own = pool.acquire(of);
    try {
      opening.open(own.cursor());
      return new PiximalStreamReader(pool, own, of);
    } catch (IOException e) {
      throw StreamLocation.error(e, of);
    }
  }

  /** Cursors that were made by other properties are not used any more. */
  private void change(StreamProperties other) {
    properties = other;
    pool = new CursorPool();
  }

  @Override
  public XMLStreamReader createXMLStreamReader(InputStream stream) throws XMLStreamException {
    return createXMLStreamReader((String) null, stream);
  }

  @Override
  public XMLStreamReader createXMLStreamReader(String systemId, InputStream stream)
      throws XMLStreamException {
    return reader(properties.ofDocument(systemId, null), new OfStream(stream));
  }

  @Override
  public XMLStreamReader createXMLStreamReader(InputStream stream, String encoding)
      throws XMLStreamException {
    if (encoding == null) {
      return createXMLStreamReader(stream);
    }
    try {
      Charset charset = Charset.forName(encoding);
      return reader(properties.ofDocument(null, encoding), cursor -> cursor.open(stream, charset));
    } catch (IllegalArgumentException e) {
      throw new XMLStreamException("the encoding %s is not known".formatted(encoding), e);
    }
  }

  @Override
  public XMLStreamReader createXMLStreamReader(Reader reader) throws XMLStreamException {
    return createXMLStreamReader(null, reader);
  }

  @Override
  public XMLStreamReader createXMLStreamReader(String systemId, Reader reader)
      throws XMLStreamException {
    return reader(properties.ofDocument(systemId, null), cursor -> cursor.open(reader));
  }

  @Override
  public XMLStreamReader createXMLStreamReader(Source source) throws XMLStreamException {
    Objects.requireNonNull(source, "source");
    if (!(source instanceof StreamSource stream)) {
      throw new UnsupportedOperationException("a source of another kind than StreamSource");
    }
    if (stream.getInputStream() != null) {
      return createXMLStreamReader(stream.getSystemId(), stream.getInputStream());
    }
    if (stream.getReader() != null) {
      return createXMLStreamReader(stream.getSystemId(), stream.getReader());
    }
    if (stream.getSystemId() == null) {
      throw new XMLStreamException("the source has neither a stream nor a system identifier");
    }
    return reader(
        properties.ofDocument(stream.getSystemId(), null),
        cursor -> cursor.open(SystemIds.file(stream.getSystemId())));
  }

  /** Events of a reader of the factory's own, which is closed here if they cannot be had. */
  private XMLEventReader events(XMLStreamReader reader) throws XMLStreamException {
    try {
      return createXMLEventReader(reader);
    } catch (XMLStreamException | RuntimeException | Error e) {
      reader.close();
      throw e;
    }
  }

  @Override
  public XMLEventReader createXMLEventReader(XMLStreamReader reader) throws XMLStreamException {
    return new StreamEventReader(reader, allocator.newInstance());
  }

  @Override
  public XMLEventReader createXMLEventReader(InputStream stream) throws XMLStreamException {
    return events(createXMLStreamReader(stream));
  }

  @Override
  public XMLEventReader createXMLEventReader(InputStream stream, String encoding)
      throws XMLStreamException {
    return events(createXMLStreamReader(stream, encoding));
  }

  @Override
  public XMLEventReader createXMLEventReader(String systemId, InputStream stream)
      throws XMLStreamException {
    return events(createXMLStreamReader(systemId, stream));
  }

  @Override
  public XMLEventReader createXMLEventReader(Reader reader) throws XMLStreamException {
    return events(createXMLStreamReader(reader));
  }

  @Override
  public XMLEventReader createXMLEventReader(String systemId, Reader reader)
      throws XMLStreamException {
    return events(createXMLStreamReader(systemId, reader));
  }

  @Override
  public XMLEventReader createXMLEventReader(Source source) throws XMLStreamException {
    return events(createXMLStreamReader(source));
  }

  @Override
  public XMLStreamReader createFilteredReader(XMLStreamReader reader, StreamFilter filter)
      throws XMLStreamException {
    return new FilteredStreamReader(reader, filter);
  }

  @Override
  public XMLEventReader createFilteredReader(XMLEventReader reader, EventFilter filter)
      throws XMLStreamException {
    return new FilteredEventReader(reader, filter);
  }

  @Override
  public XMLResolver getXMLResolver() {
    return properties.resolver();
  }

  @Override
  public void setXMLResolver(XMLResolver resolver) {
    change(properties.withResolver(resolver));
  }

  @Override
  public XMLReporter getXMLReporter() {
    return reporter;
  }

  @Override
  public void setXMLReporter(XMLReporter other) {
    reporter = other;
  }

  @Override
  public void setEventAllocator(XMLEventAllocator other) {
    allocator = other == null ? new EventAllocator() : other;
  }

  @Override
  public XMLEventAllocator getEventAllocator() {
    return allocator;
  }

  @Override
  public void setProperty(String name, Object value) {
    switch (StreamProperties.required(name)) {
      case XMLInputFactory.REPORTER ->
          setXMLReporter(StreamProperties.of(XMLReporter.class, name, value));
      case XMLInputFactory.ALLOCATOR ->
          setEventAllocator(StreamProperties.of(XMLEventAllocator.class, name, value));
      default -> change(properties.with(name, value));
    }
  }

  @Override
  public Object getProperty(String name) {
    if (!StreamProperties.knows(name)) {
      throw new IllegalArgumentException("there is no property " + name);
    }
    return switch (name) {
      case XMLInputFactory.REPORTER -> reporter;
      case XMLInputFactory.ALLOCATOR -> allocator;
      default -> properties.get(name);
    };
  }

  @Override
  public boolean isPropertySupported(String name) {
    return StreamProperties.knows(name);
  }
}
