package org.xmlbench.piximal.engine.names;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.piximal.engine.input.ByteInput;

/** The attributes that the document type declares for an element. */
public final class AttributeDeclarations {
  /**
   * One of them.
   *
   * @param type as SAX names it: CDATA, ID, NMTOKENS; NMTOKEN of an enumeration
   * @param value its normalised default, in UTF-8; null where it has none
   * @param unknown an entity that is not known, to which its default refers; null where it refers
   *     to none
   */
  public record Declared(Symbol name, String type, byte[] value, String unknown) {
    /** Whether its values are normalised further, as section 3.3.3 says. */
    public boolean isTokenized() {
      return !type.equals("CDATA");
    }

    /** Requires that its default, which an element has there, refers to what is known. */
    public void requireKnown(ByteInput in) throws IOException {
      if (unknown != null) {
        throw in.unknown(in.position, unknown);
      }
    }
  }

  private final Map<String, Declared> all = new LinkedHashMap<>();
  private final List<Declared> defaults = new ArrayList<>();

  public AttributeDeclarations copyTo(SymbolTable table) {
    AttributeDeclarations copy = new AttributeDeclarations();
    for (Declared it : all.values()) {
      copy.add(new Declared(it.name().copyTo(table), it.type(), it.value(), it.unknown()));
    }
    return copy;
  }

  /** Adds one; the first declaration of a name binds. */
  public void add(Declared declared) {
    boolean isFirst = all.putIfAbsent(declared.name().text(), declared) == null;
    if (isFirst && declared.value() != null) {
      defaults.add(declared);
    }
  }

  /** That of an attribute; null where it has none. */
  public Declared of(Symbol name) {
    return all.get(name.text());
  }

  /** Those that have a default, in the order of their declarations. */
  public List<Declared> defaults() {
    return defaults;
  }
}
