package org.xmlbench.piximal.engine.names;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which prefix is bound to which namespace, by Namespaces in XML 1.0. */
public final class NamespaceScopes {
  public static final String XML = "http://www.w3.org/XML/1998/namespace";
  static final String XMLNS = "http://www.w3.org/2000/xmlns/";

  /** Stands for the prefix of names that have none. */
  private final Symbol none = new Symbol(new byte[0], 0, 0, true);

  private final Map<String, String> same = new HashMap<>();

  /** Never fewer than are in force, or they would be sorted again and again. */
  private int most = SymbolTable.MOST;

  private Symbol[] prefixes = new Symbol[16];
  private String[] outer = new String[16];
  private int size;

  public NamespaceScopes() {
    none.bind("");
  }

  /** How many declarations are in force. */
  public int mark() {
    return size;
  }

  public Symbol none() {
    return none;
  }

  /** Binds a prefix until the declarations from an earlier mark end. */
  public void bind(Symbol prefix, String uri) {
    if (size == prefixes.length) {
      prefixes = Arrays.copyOf(prefixes, size * 2);
      outer = Arrays.copyOf(outer, size * 2);
    }
    // References are written where they change only, see docs/decisions/0086.
    if (prefixes[size] != prefix) {
      prefixes[size] = prefix;
    }
    if (outer[size] != prefix.uri) {
      outer[size] = prefix.uri;
    }
    size++;
    prefix.bind(uri);
  }

  /** Ends the declarations from that mark. */
  public void unwind(int mark) {
    while (size > mark) {
      size--;
      prefixes[size].bind(outer[size]);
    }
  }

  /** The same string for the same namespace, so that two are compared by reference. */
  public String same(String uri) {
    if (same.size() > most) {
      // Those in force stay equal to themselves; a new string for one of them would not be.
      same.clear();
      for (int i = 0; i < size; i++) {
        String bound = prefixes[i].uri;
        if (bound != null) {
          same.putIfAbsent(bound, bound);
        }
        if (outer[i] != null) {
          same.putIfAbsent(outer[i], outer[i]);
        }
      }
      most = same.size() + SymbolTable.MOST;
    }
    String known = same.get(uri);
    if (known == null) {
      known = uri.intern();
      same.put(known, known);
    }
    return known;
  }

  /** The prefix of a declaration in force, from 0; empty for the default namespace. */
  public Symbol prefix(int index) {
    return prefixes[index];
  }

  /** The namespace of a declaration in force; empty where it undeclares its prefix. */
  public String uri(int index) {
    String uri = uri(prefixes[index], index + 1);
    return uri == null ? "" : uri;
  }

  private String uri(Symbol prefix, int mark) {
    for (int i = mark; i < size; i++) {
      if (prefixes[i] == prefix) {
        return outer[i];
      }
    }
    return prefix.uri;
  }

  /** The namespace that a prefix is bound to; null where to none. */
  public String uri(String name) {
    return name.isEmpty() ? none.uri : uri(name, size);
  }

  /** The namespace that a prefix was bound to at an earlier mark; null where to none. */
  public String uri(String name, int mark) {
    for (int i = mark - 1; i >= 0; i--) {
      if (prefixes[i].text().equals(name)) {
        return uri(prefixes[i], mark);
      }
    }
    return switch (name) {
      case "" -> "";
      case "xml" -> XML;
      case "xmlns" -> XMLNS;
      default -> null;
    };
  }

  /** The prefixes that were bound to a namespace at an earlier mark, innermost first. */
  public List<String> prefixesOf(String uri, int mark) {
    if (uri.equals(XML)) {
      return List.of("xml");
    }
    if (uri.equals(XMLNS)) {
      return List.of("xmlns");
    }
    List<String> bound = new ArrayList<>();
    for (int i = mark - 1; i >= 0 && !uri.isEmpty(); i--) {
      String prefix = prefixes[i].text();
      if (uri.equals(uri(prefixes[i], mark)) && !bound.contains(prefix)) {
        bound.add(prefix);
      }
    }
    return bound;
  }

  public void addPrefixesTo(List<Symbol> kept) {
    kept.addAll(Arrays.asList(prefixes).subList(0, size));
  }
}
