package org.xmlbench.piximal.stax;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLResolver;
import javax.xml.stream.XMLStreamException;
import javax.xml.transform.stream.StreamSource;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.engine.input.ExternalAccess;
import org.xmlbench.piximal.engine.input.LimitProperty;
import org.xmlbench.piximal.engine.input.SystemIds;

/**
 * What a factory was told, and where a document is.
 *
 * @param access which files are opened by the address that a resolver returns
 * @param resolver null where there is none
 * @param encoding that was named for the document; null where none was
 * @param systemId of the document; null where none was named
 */
record StreamProperties(
    ParserLimits limits,
    StreamSwitches switches,
    ExternalAccess access,
    XMLResolver resolver,
    String encoding,
    String systemId) {
  static final StreamProperties DEFAULT =
      new StreamProperties(
          ParserLimits.DEFAULT, StreamSwitches.DEFAULT, ExternalAccess.ALL, null, null, null);

  /** Whether external entities are fetched. */
  boolean isResolving() {
    return switches.fetching() && resolver != null;
  }

  /**
   * The text of an external entity; null where the resolver has none.
   *
   * @throws IOException when it fails, or returns neither a stream nor the address of a file
   */
  InputStream fetched(String name, String publicId, String id) throws IOException {
    if (name.equals("[dtd]") && !switches.fetchingSubset()) {
      return null;
    }
    try {
      Object found = resolver.resolveEntity(publicId, id, systemId, name);
      if (found == null || found instanceof InputStream) {
        return (InputStream) found;
      }
      if (found instanceof StreamSource source && source.getInputStream() != null) {
        return source.getInputStream();
      }
      if (found instanceof StreamSource source && source.getSystemId() != null) {
        return access.open(SystemIds.resolve(systemId, source.getSystemId()));
      }
      throw new IOException(
          "the resolver returns a %s: an InputStream is read, or a StreamSource with one or with"
                  .formatted(found.getClass().getName())
              + " the address of a file");
    } catch (XMLStreamException e) {
      throw new IOException(e);
    }
  }

  /** The value of a property; null where it is not known. */
  Object get(String name) {
    return switch (required(name)) {
      case XMLInputFactory.RESOLVER -> resolver;
      case XMLConstants.ACCESS_EXTERNAL_DTD -> access.protocols();
      case PiximalInputFactory.LIMITS -> limits;
      default -> {
        LimitProperty limit = LimitProperty.of(name);
        yield limit == null ? switches.get(name) : limit.get(limits);
      }
    };
  }

  static boolean knows(String name) {
    return switch (required(name)) {
      case XMLInputFactory.RESOLVER, XMLInputFactory.REPORTER, XMLInputFactory.ALLOCATOR -> true;
      default -> DEFAULT.get(name) != null;
    };
  }

  /** The name of a property, which is none where it is null. */
  static String required(String name) {
    if (name == null) {
      throw new IllegalArgumentException("the name of the property is null");
    }
    return name;
  }

  /** The same with another value of a property; refuses one that it does not have. */
  StreamProperties with(String name, Object value) {
    return switch (required(name)) {
      case XMLInputFactory.RESOLVER -> withResolver(of(XMLResolver.class, name, value));
      case PiximalInputFactory.LIMITS -> {
        if (value == null) {
          throw refused(name, value);
        }
        yield withLimits(of(ParserLimits.class, name, value));
      }
      case XMLConstants.ACCESS_EXTERNAL_DTD -> {
        ExternalAccess other = ExternalAccess.of(value);
        if (other == null) {
          throw refused(name, value);
        }
        yield new StreamProperties(limits, switches, other, resolver, encoding, systemId);
      }
      default -> {
        LimitProperty limit = LimitProperty.of(name);
        if (limit != null) {
          yield withLimits(limit.in(limits, value));
        }
        if (switches.get(name) == null) {
          throw refused(name, value);
        }
        yield new StreamProperties(
            limits, switches.with(name, value), access, resolver, encoding, systemId);
      }
    };
  }

  /** The value of a property that has that type; null is one. */
  static <T> T of(Class<T> type, String name, Object value) {
    if (value != null && !type.isInstance(value)) {
      throw refused(name, value);
    }
    return type.cast(value);
  }

  static IllegalArgumentException refused(String name, Object value) {
    return new IllegalArgumentException("%s cannot be %s".formatted(name, value));
  }

  private StreamProperties withLimits(ParserLimits other) {
    return new StreamProperties(other, switches, access, resolver, encoding, systemId);
  }

  StreamProperties withResolver(XMLResolver other) {
    return new StreamProperties(limits, switches, access, other, encoding, systemId);
  }

  StreamProperties ofDocument(String id, String named) {
    if (id == null && named == null && systemId == null && encoding == null) {
      return this;
    }
    return new StreamProperties(limits, switches, access, resolver, named, id);
  }
}
