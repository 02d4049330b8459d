package org.xmlbench.piximal.engine.document;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.piximal.engine.fast.ReusedState;
import org.xmlbench.piximal.engine.names.ElementStack;
import org.xmlbench.piximal.engine.names.NamespaceScopes;
import org.xmlbench.piximal.engine.names.Symbol;
import org.xmlbench.piximal.engine.names.SymbolTable;

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

  /** A name in UTF-8, which is never changed. */
  public record Name(byte[] bytes) {
    public boolean isSame(Name other) {
      return Arrays.equals(bytes, other.bytes);
    }

    private Symbol in(SymbolTable table) {
      return table.of(bytes, 0, bytes.length);
    }

    @Override
    public String toString() {
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }

  /** A declaration, whose prefix is empty for the default namespace. */
  record Declared(Name prefix, String uri) {
    private boolean isSame(Declared other) {
      return prefix.isSame(other.prefix) && uri.equals(other.uri);
    }
  }

  /** The innermost one of a reader; null where none is open. */
  static OpenElement innermost(ElementStack elements, NamespaceScopes scopes) {
    OpenElement innermost = null;
    for (int i = 0; i < elements.depth(); i++) {
      int end = i + 1 < elements.depth() ? elements.mark(i + 1) : scopes.mark();
      innermost = of(innermost, elements.name(i), scopes, elements.mark(i), end);
    }
    return innermost;
  }

  private static OpenElement of(
      OpenElement outer, Symbol name, NamespaceScopes scopes, int from, int to) {
    List<Declared> declared = new ArrayList<>();
    for (int i = from; i < to; i++) {
      declared.add(new Declared(new Name(scopes.prefix(i).bytes), scopes.uri(i)));
    }
    return new OpenElement(
        outer, new Name(name.bytes), declared, outer == null ? 1 : outer.depth() + 1);
  }

  /** Opens them in a reader in which none is open, and binds what they declare. */
  public static void openAll(OpenElement innermost, ReusedState names, ElementStack elements) {
    NamespaceScopes scopes = names.scopes();
    for (OpenElement it : all(innermost)) {
      int mark = scopes.mark();
      for (Declared declared : it.declared) {
        boolean isDefault = declared.prefix.bytes.length == 0;
        Symbol prefix = isDefault ? scopes.none() : declared.prefix.in(names.table());
        scopes.bind(prefix, scopes.same(declared.uri));
      }
      elements.push(it.name.in(names.table()), mark);
    }
  }

  /** Whether as many are open, with the same names and declarations. */
  public static boolean areSame(OpenElement innermost, OpenElement other) {
    OpenElement one = innermost;
    OpenElement two = other;
    while (one != two) {
      if (one == null || two == null || one.depth != two.depth || !one.isAlike(two)) {
        return false;
      }
      one = one.outer;
      two = two.outer;
    }
    return true;
  }

  private boolean isAlike(OpenElement other) {
    if (!name.isSame(other.name) || declared.size() != other.declared.size()) {
      return false;
    }
    for (int i = 0; i < declared.size(); i++) {
      if (!declared.get(i).isSame(other.declared.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The elements that are open, outermost first. */
  public static List<OpenElement> all(OpenElement innermost) {
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
