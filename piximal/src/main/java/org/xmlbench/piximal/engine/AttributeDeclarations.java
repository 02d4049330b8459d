package org.xmlbench.piximal.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The attributes that the document type declares for an element. */
final class AttributeDeclarations {
  /**
   * One of them.
   *
   * @param type as SAX names it: CDATA, ID, NMTOKENS; NMTOKEN of an enumeration
   * @param value its normalised default, in UTF-8; null where it has none
   * @param unknown an entity that is not known, to which its default refers; null where it refers
   *     to none
   */
  record Declared(Symbol name, String type, byte[] value, String unknown) {
    /** Whether its values are normalised further, as section 3.3.3 says. */
    boolean isTokenized() {
      return !type.equals("CDATA");
    }

    /** Requires that its default, which an element has there, refers to what is known. */
    void requireKnown(ByteInput in) throws IOException {
      if (unknown != null) {
        throw in.unknown(in.position, unknown);
      }
    }
  }

  private final Map<String, Declared> all = new LinkedHashMap<>();
  private final List<Declared> defaults = new ArrayList<>();

  /** The same with the names of another table. */
  AttributeDeclarations copyTo(SymbolTable table) {
    AttributeDeclarations copy = new AttributeDeclarations();
    for (Declared it : all.values()) {
      copy.add(new Declared(it.name().copyTo(table), it.type(), it.value(), it.unknown()));
    }
    return copy;
  }

  /** Adds one; the first declaration of a name binds. */
  void add(Declared declared) {
    boolean isFirst = all.putIfAbsent(declared.name().text(), declared) == null;
    if (isFirst && declared.value() != null) {
      defaults.add(declared);
    }
  }

  /** That of an attribute; null where it has none. */
  Declared of(Symbol name) {
    return all.get(name.text());
  }

  /** Those that have a default, in the order of their declarations. */
  List<Declared> defaults() {
    return defaults;
  }
}
