package org.xmlbench.soap.message;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** An element of a captured message; without its prefixes. */
final class WireElement {
  private final String name;
  private final SortedMap<String, String> attributes = new TreeMap<>();
  private final List<WireElement> children = new ArrayList<>();
  private final StringBuilder text = new StringBuilder();

  /** {@code name} is {@code {namespace-uri}local}. */
  WireElement(String name) {
    this.name = name;
  }

  String name() {
    return name;
  }

  SortedMap<String, String> attributes() {
    return attributes;
  }

  List<WireElement> children() {
    return children;
  }

  /** All character data that is directly inside. */
  StringBuilder text() {
    return text;
  }
}
