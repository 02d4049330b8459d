package org.xmlbench.piximal.stax;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.XMLConstants;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLResolver;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.piximal.ParserLimits;

/**
 * What a factory was told, and where a document is.
 *
 * @param resolver null where there is none
 * @param encoding that was named for the document; null where none was
 * @param systemId of the document; null where none was named
 */
record StreamProperties(
    ParserLimits limits,
    StreamSwitches switches,
    XMLResolver resolver,
    String encoding,
    String systemId) {
  static final StreamProperties DEFAULT =
      new StreamProperties(ParserLimits.DEFAULT, StreamSwitches.DEFAULT, null, null, null);

  /** Whether external entities are fetched. */
  boolean isResolving() {
    return switches.fetching() && switches.doctypes() && resolver != null;
  }

  /** The text of an external entity; null where the resolver has none. */
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
    return switch (required(name)) {
      case XMLInputFactory.RESOLVER -> resolver;
      case XMLConstants.ACCESS_EXTERNAL_DTD -> "";
      case PiximalInputFactory.LIMITS -> limits;
      default -> switches.get(name);
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
        ParserLimits other = of(ParserLimits.class, name, value);
        yield new StreamProperties(other, switches, resolver, encoding, systemId);
      }
      case XMLConstants.ACCESS_EXTERNAL_DTD -> {
        // Nothing is opened by its address, and no protocol may change that.
        if (!"".equals(value)) {
          throw refused(name, value);
        }
        yield this;
      }
      default -> {
        if (switches.get(name) == null) {
          throw refused(name, value);
        }
        yield new StreamProperties(
            limits, switches.with(name, value), resolver, encoding, systemId);
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

  StreamProperties withResolver(XMLResolver other) {
    return new StreamProperties(limits, switches, other, encoding, systemId);
  }

  StreamProperties ofDocument(String id, String named) {
    if (id == null && named == null && systemId == null && encoding == null) {
      return this;
    }
    return new StreamProperties(limits, switches, resolver, named, id);
  }
}
