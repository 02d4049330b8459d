package org.xmlbench.piximal.stax;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLResolver;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.piximal.ParserLimits;

/**
 * What a factory was told, and where a document is.
 *
 * @param sections whether a CDATA section is an event of its own
 * @param fetching whether external entities are fetched, by the resolver alone
 * @param resolver null where there is none
 * @param encoding that was named for the document; null where none was
 * @param systemId of the document; null where none was named
 */
record StreamProperties(
    ParserLimits limits,
    boolean namespaces,
    boolean coalescing,
    boolean sections,
    boolean fetching,
    XMLResolver resolver,
    String encoding,
    String systemId) {
  /** Those of a new factory. */
  static final StreamProperties DEFAULT =
      new StreamProperties(ParserLimits.DEFAULT, true, false, false, false, null, null, null);

  /** Whether external entities are fetched. */
  boolean isResolving() {
    return fetching && resolver != null;
  }

  /**
   * The text of an external entity; null where the resolver has none.
   *
   * @throws IOException when it fails, or gives something else than a stream
   */
  InputStream fetched(String name, String publicId, String id) throws IOException {
    try {
      Object found = resolver.resolveEntity(publicId, id, systemId, name);
      if (found == null || found instanceof InputStream) {
        return (InputStream) found;
      }
      throw new IOException("the resolver gives a %s, not a stream".formatted(found.getClass()));
    } catch (XMLStreamException e) {
      throw new IOException(e);
    }
  }

  /** The value of a property; null where it is not known. */
  Object get(String name) {
    return switch (name) {
      case XMLInputFactory.IS_NAMESPACE_AWARE -> namespaces;
      case XMLInputFactory.IS_COALESCING -> coalescing;
      case XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES -> fetching;
      case XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, XMLInputFactory.SUPPORT_DTD -> true;
      case XMLInputFactory.IS_VALIDATING -> false;
      case XMLInputFactory.RESOLVER -> resolver;
      case PiximalInputFactory.SECTIONS -> sections;
      case PiximalInputFactory.LIMITS -> limits;
      default -> null;
    };
  }

  static boolean knows(String name) {
    return switch (name) {
      case XMLInputFactory.RESOLVER, XMLInputFactory.REPORTER, XMLInputFactory.ALLOCATOR -> true;
      default -> DEFAULT.get(name) != null;
    };
  }

  /**
   * The same with another value of a property.
   *
   * @throws IllegalArgumentException when it has no such property, or cannot have that value
   */
  StreamProperties with(String name, Object value) {
    return switch (name) {
      case XMLInputFactory.IS_NAMESPACE_AWARE -> with(is(value), coalescing, sections, fetching);
      case XMLInputFactory.IS_COALESCING -> with(namespaces, is(value), sections, fetching);
      case PiximalInputFactory.SECTIONS -> with(namespaces, coalescing, is(value), fetching);
      case XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES ->
          with(namespaces, coalescing, sections, is(value));
      case XMLInputFactory.RESOLVER -> withResolver((XMLResolver) value);
      case PiximalInputFactory.LIMITS ->
          new StreamProperties(
              (ParserLimits) value,
              namespaces,
              coalescing,
              sections,
              fetching,
              resolver,
              null,
              null);
      default -> {
        if (get(name) == null || !get(name).equals(value)) {
          throw new IllegalArgumentException("%s cannot be %s".formatted(name, value));
        }
        yield this;
      }
    };
  }

  private static boolean is(Object value) {
    return Boolean.parseBoolean(String.valueOf(value));
  }

  private StreamProperties with(boolean aware, boolean joined, boolean apart, boolean open) {
    return new StreamProperties(limits, aware, joined, apart, open, resolver, encoding, systemId);
  }

  StreamProperties withResolver(XMLResolver other) {
    return new StreamProperties(
        limits, namespaces, coalescing, sections, fetching, other, encoding, systemId);
  }

  StreamProperties ofDocument(String id, String named) {
    if (id == null && named == null && systemId == null && encoding == null) {
      return this;
    }
    return new StreamProperties(
        limits, namespaces, coalescing, sections, fetching, resolver, named, id);
  }
}
