package org.xmlbench.piximal.stax;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLResolver;
import javax.xml.stream.XMLStreamException;
import javax.xml.transform.stream.StreamSource;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.engine.input.JaxpSettings;
import org.xmlbench.piximal.engine.input.SystemIds;

/**
 * What a factory was told, and where a document is.
 *
 * @param resolver null where there is none
 * @param encoding that was named for the document; null where none was
 * @param systemId of the document; null where none was named
 */
record StreamProperties(
    JaxpSettings settings,
    StreamSwitches switches,
    XMLResolver resolver,
    String encoding,
    String systemId) {
  static final StreamProperties DEFAULT =
      new StreamProperties(JaxpSettings.DEFAULT, StreamSwitches.DEFAULT, null, null, null);

  /** Those of a new factory, as the JVM's properties say. */
  static StreamProperties ofSystem() {
    return DEFAULT.with(JaxpSettings.ofSystem());
  }

  ParserLimits limits() {
    return settings.limits();
  }

  /** Whether a document may have a document type declaration. */
  boolean doctypes() {
    return switches.doctypes() && settings.doctypes();
  }

  /** Whether declarations of a document type are processed. */
  boolean declarations() {
    return switches.declarations() && settings.declarations();
  }

  /** Whether external entities are fetched. */
  boolean isResolving() {
    return switches.fetching() && settings.declarations() && resolver != null;
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
        return settings.access().open(SystemIds.resolve(systemId, source.getSystemId()));
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
      case PiximalInputFactory.LIMITS -> limits();
      default -> {
        Boolean on = switches.get(name);
        yield on == null ? settings.get(name) : on;
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
        yield with(settings.withLimits(of(ParserLimits.class, name, value)));
      }
      default -> {
        if (switches.get(name) != null) {
          yield new StreamProperties(
              settings, switches.with(name, value), resolver, encoding, systemId);
        }
        if (settings.get(name) == null) {
          throw new IllegalArgumentException(
              "%s cannot be %s: there is no such property".formatted(name, value));
        }
        yield with(settings.with(name, value));
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

  private StreamProperties with(JaxpSettings other) {
    return new StreamProperties(other, switches, resolver, encoding, systemId);
  }

  StreamProperties withResolver(XMLResolver other) {
    return new StreamProperties(settings, switches, other, encoding, systemId);
  }

  StreamProperties ofDocument(String id, String named) {
    if (id == null && named == null && systemId == null && encoding == null) {
      return this;
    }
    return new StreamProperties(settings, switches, resolver, named, id);
  }
}
