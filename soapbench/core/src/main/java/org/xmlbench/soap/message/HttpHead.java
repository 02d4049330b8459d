package org.xmlbench.soap.message;

import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The head of an HTTP request.
 *
 * @param method such as {@code POST}
 * @param protocol such as {@code HTTP/1.1}
 * @param fields first values of the header's fields; names are the same in any case
 */
public record HttpHead(String method, String protocol, SortedMap<String, String> fields) {
  public HttpHead {
    SortedMap<String, String> copy = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    copy.putAll(fields);
    fields = java.util.Collections.unmodifiableSortedMap(copy);
  }

  /** A field's first value; empty where there is none. */
  public Optional<String> field(String name) {
    return Optional.ofNullable(fields.get(name));
  }

  boolean hasAny(Collection<String> names) {
    return names.stream().anyMatch(fields::containsKey);
  }
}
