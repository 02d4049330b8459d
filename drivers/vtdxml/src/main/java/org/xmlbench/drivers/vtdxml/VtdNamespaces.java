package org.xmlbench.drivers.vtdxml;

import java.util.ArrayList;
import java.util.List;

/** What prefixes stand for while an index is walked. */
final class VtdNamespaces {
  private static final String XML = "http://www.w3.org/XML/1998/namespace";

  private record Binding(String prefix, String uri) {}

  private final List<Binding> bindings = new ArrayList<>();
  private final List<Integer> scopes = new ArrayList<>();

  void open() {
    scopes.addLast(bindings.size());
  }

  void close() {
    int size = scopes.removeLast();
    while (bindings.size() > size) {
      bindings.removeLast();
    }
  }

  void declare(String prefix, String uri) {
    bindings.addLast(new Binding(prefix, uri));
  }

  /** The URI of an element's name; a colon below 0 means that it has no prefix. */
  String ofElement(String name, int colon) {
    return uri(colon < 0 ? "" : name.substring(0, colon));
  }

  /** The same of an attribute's, which the default namespace does not concern. */
  String ofAttribute(String name, int colon) {
    return colon < 0 ? "" : uri(name.substring(0, colon));
  }

  /** The parser has found that it is declared. */
  private String uri(String prefix) {
    for (int i = bindings.size() - 1; i >= 0; i--) {
      if (bindings.get(i).prefix.equals(prefix)) {
        return bindings.get(i).uri;
      }
    }
    return prefix.equals("xml") ? XML : "";
  }
}
