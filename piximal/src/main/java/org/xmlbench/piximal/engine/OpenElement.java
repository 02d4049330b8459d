package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * An element that is open where a part of a document begins.
 *
 * @param outer the one around it; null where it is the outermost
 * @param declared the namespaces that it declares, in their order
 */
public record OpenElement(OpenElement outer, Name name, List<Declared> declared, int depth) {
  public OpenElement {
    declared = List.copyOf(declared);
  }

  /** A name in UTF-8, which nobody changes. */
  record Name(byte[] bytes) {
    @Override
    public String toString() {
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  /**
   * A declaration.
   *
   * @param prefix empty for the default namespace
   */
  record Declared(Name prefix, String uri) {}

  static OpenElement of(OpenElement outer, Symbol name, NamespaceScopes scopes, int from, int to) {
    List<Declared> declared = new ArrayList<>();
    for (int i = from; i < to; i++) {
      declared.add(new Declared(new Name(scopes.prefix(i).bytes), scopes.uri(i)));
    }
    return of(outer, name, declared);
  }

  static OpenElement of(OpenElement outer, Symbol name, List<Declared> declared) {
    return new OpenElement(outer, new Name(name.bytes), declared, depth(outer) + 1);
  }

  public static int depth(OpenElement innermost) {
    return innermost == null ? 0 : innermost.depth();
  }

  /** The elements that are open, outermost first. */
  static List<OpenElement> all(OpenElement innermost) {
    List<OpenElement> all = new ArrayList<>();
    for (OpenElement it = innermost; it != null; it = it.outer()) {
      all.add(it);
    }
    Collections.reverse(all);
    return all;
  }

  /** Their names as they stand, outermost first. */
  public static List<String> path(OpenElement innermost) {
    return all(innermost).stream().map(it -> it.name().toString()).toList();
  }

  /** What prefixes are bound to there, the empty one where a default namespace is in force. */
  public static Map<String, String> namespaces(OpenElement innermost) {
    Map<String, String> bound = new HashMap<>();
    for (OpenElement it : all(innermost)) {
      it.declared().forEach(one -> bound.put(one.prefix().toString(), one.uri()));
    }
    bound.values().removeIf(String::isEmpty);
    return bound;
  }
}
