package org.xmlbench.probes.writer;

import java.util.HashMap;
import java.util.Map;

/**
 * The internal subset of a DOCTYPE: general entities whose replacement is plain text, and other
 * declarations that change no event.
 */
public final class InternalSubset {
  private final StringBuilder declarations = new StringBuilder();
  private final Map<String, String> entities = new HashMap<>();

  /**
   * Declares a general entity.
   *
   * @param replacement plain text without markup, quotes, references and line ends
   */
  public InternalSubset entity(String name, String replacement) {
    requirePlain(replacement);
    if (entities.putIfAbsent(name, replacement) != null) {
      throw new IllegalArgumentException("entity " + name + " is declared twice");
    }
    return declaration("<!ENTITY " + name + " \"" + replacement + "\">");
  }

  /** Adds a declaration that changes no event, such as {@code <!ELEMENT a (#PCDATA)>}. */
  public InternalSubset declaration(String declaration) {
    declarations.append("  ").append(declaration).append('\n');
    return this;
  }

  /** The DOCTYPE with this subset and a line end; no external identifier without a system one. */
  String docType(String root, String publicId, String systemId) {
    StringBuilder text = new StringBuilder("<!DOCTYPE ").append(root);
    if (systemId != null) {
      text.append(publicId == null ? " SYSTEM" : " PUBLIC \"" + publicId + "\"\n   ");
      text.append(" \"").append(systemId).append('"');
    }
    return text.append(" [\n").append(declarations).append("]>\n").toString();
  }

  /**
   * The replacement of an entity.
   *
   * @throws IllegalArgumentException when it was not declared
   */
  String replacement(String name) {
    String replacement = entities.get(name);
    if (replacement == null) {
      throw new IllegalArgumentException("entity " + name + " is not declared");
    }
    return replacement;
  }

  private static void requirePlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      if ("<>&%\"\t\n\r".indexOf(text.charAt(i)) >= 0) {
        throw new IllegalArgumentException("not plain text: " + text);
      }
    }
  }
}
