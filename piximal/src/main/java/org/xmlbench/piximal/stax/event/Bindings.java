package org.xmlbench.piximal.stax.event;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.namespace.NamespaceContext;
import javax.xml.stream.events.Namespace;

/** The namespaces that were in force at an event. */
final class Bindings implements NamespaceContext {
  /** Where no prefix was declared. */
  static final Bindings NONE = new Bindings(List.of(), List.of());

  private final List<String> prefixes;
  private final List<String> uris;

  /** A namespace for each prefix, outermost first. */
  private Bindings(List<String> prefixes, List<String> uris) {
    this.prefixes = prefixes;
    this.uris = uris;
  }

  /** Those in force in an element that declares more. */
  Bindings with(List<Namespace> declared) {
    if (declared.isEmpty()) {
      return this;
    }
    List<String> allPrefixes = new ArrayList<>(prefixes);
    List<String> allUris = new ArrayList<>(uris);
    for (Namespace one : declared) {
      allPrefixes.add(one.getPrefix());
      allUris.add(one.getNamespaceURI());
    }
    return new Bindings(allPrefixes, allUris);
  }

  /** Those in force at the event of a reader: these, where they are the same. */
  Bindings at(EventOrigin reader) {
    if (isAt(reader)) {
      return this;
    }
    List<String> allPrefixes = new ArrayList<>();
    List<String> allUris = new ArrayList<>();
    for (int i = 0; i < reader.bindings(); i++) {
      allPrefixes.add(reader.boundPrefix(i));
      allUris.add(reader.boundNamespace(i));
    }
    return new Bindings(allPrefixes, allUris);
  }

  private boolean isAt(EventOrigin reader) {
    if (reader.bindings() != prefixes.size()) {
      return false;
    }
    for (int i = prefixes.size() - 1; i >= 0; i--) {
      if (!prefixes.get(i).equals(reader.boundPrefix(i))
          || !uris.get(i).equals(reader.boundNamespace(i))) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a declaration of the prefix is in force; that of the default may be of no namespace.
   */
  boolean isDeclared(String prefix) {
    int at = prefixes.lastIndexOf(prefix);
    return at >= 0 && (prefix.isEmpty() || !uris.get(at).isEmpty());
  }

  @Override
  public String getNamespaceURI(String prefix) {
    if (prefix == null) {
      throw new IllegalArgumentException("the prefix is null");
    }
    return switch (prefix) {
      case XMLConstants.XML_NS_PREFIX -> XMLConstants.XML_NS_URI;
      case XMLConstants.XMLNS_ATTRIBUTE -> XMLConstants.XMLNS_ATTRIBUTE_NS_URI;
      default -> {
        int at = prefixes.lastIndexOf(prefix);
        yield at < 0 ? XMLConstants.NULL_NS_URI : uris.get(at);
      }
    };
  }

  @Override
  public String getPrefix(String uri) {
    List<String> bound = boundTo(uri);
    if (bound.isEmpty()) {
      return null;
    }
    return bound.contains("") ? "" : bound.getFirst();
  }

  @Override
  public Iterator<String> getPrefixes(String uri) {
    return Collections.unmodifiableList(boundTo(uri)).iterator();
  }

  /** The prefixes that are bound to a namespace, innermost first. */
  private List<String> boundTo(String uri) {
    if (uri == null) {
      throw new IllegalArgumentException("the namespace is null");
    }
    return switch (uri) {
      case XMLConstants.NULL_NS_URI -> List.of();
      case XMLConstants.XML_NS_URI -> List.of(XMLConstants.XML_NS_PREFIX);
      case XMLConstants.XMLNS_ATTRIBUTE_NS_URI -> List.of(XMLConstants.XMLNS_ATTRIBUTE);
      default -> declaredFor(uri);
    };
  }

  private List<String> declaredFor(String uri) {
    List<String> bound = new ArrayList<>();
    for (int i = prefixes.size() - 1; i >= 0; i--) {
      String prefix = prefixes.get(i);
      if (uris.get(i).equals(uri) && prefixes.lastIndexOf(prefix) == i) {
        bound.add(prefix);
      }
    }
    return bound;
  }
}
