package org.xmlbench.core.document;

import java.util.Locale;

/**
 * Something that a document needs of a parser and that some library lacks. A driver states what its
 * library lacks; on a document that needs one of those, the result is {@code declared}.
 *
 * @param name the name by which reports and {@code list} show it
 */
public record Capability(String name) implements Comparable<Capability> {
  /** Elements in a default namespace have their URI. */
  public static final Capability DEFAULT_NAMESPACE = new Capability("default-namespace");

  /** References to general entities declared in the internal subset are expanded. */
  public static final Capability INTERNAL_ENTITIES = new Capability("internal-entities");

  /** Attributes defaulted by the internal subset are delivered. */
  public static final Capability ATTRIBUTE_DEFAULTS = new Capability("attribute-defaults");

  /**
   * Attributes defaulted by the internal subset are delivered on an empty-element tag too. Needed
   * where an empty-element tag without any attribute or namespace declaration of its own belongs to
   * an element type with a defaulted attribute.
   */
  public static final Capability ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG =
      new Capability("attribute-defaults-on-empty-tag");

  /**
   * An empty CDATA section does no harm to the text around it. Needed where {@code <![CDATA[]]>}
   * stands between two pieces of character data (text, references or CDATA) of one run.
   */
  public static final Capability EMPTY_CDATA_SECTION = new Capability("empty-cdata-section");

  /** Namespace declarations defaulted by the internal subset are delivered and in force. */
  public static final Capability NAMESPACE_DEFAULTS = new Capability("namespace-defaults");

  /** Values of attributes declared with a tokenised type are normalised as such. */
  public static final Capability ATTRIBUTE_TYPES = new Capability("attribute-types");

  /** Declarations after a reference to an unread parameter entity are still honoured. */
  public static final Capability DECLARATIONS_AFTER_PARAMETER_ENTITY =
      new Capability("declarations-after-parameter-entity");

  /** Character references above U+FFFF are delivered as surrogate pairs. */
  public static final Capability SUPPLEMENTARY_CHARACTER_REFERENCES =
      new Capability("supplementary-character-references");

  /** A processing instruction before the root does no harm to what follows. */
  public static final Capability PROLOG_PROCESSING_INSTRUCTION =
      new Capability("prolog-processing-instruction");

  /** A CR that came from a character reference in an entity's value stays a CR. */
  public static final Capability CARRIAGE_RETURN_IN_ENTITY_VALUE =
      new Capability("carriage-return-in-entity-value");

  /** A DOCTYPE declaration is read at all. */
  public static final Capability DOCTYPE = new Capability("doctype");

  /** An encoding, other than UTF-8 and UTF-16, that the document declares is honoured. */
  public static Capability encoding(String charset) {
    return new Capability("encoding:" + charset.toUpperCase(Locale.ROOT));
  }

  /** A violation of this constraint is rejected; the document that needs it is malformed. */
  public static Capability rejects(String constraint) {
    return new Capability("rejects:" + constraint);
  }

  @Override
  public int compareTo(Capability other) {
    return name.compareTo(other.name);
  }

  @Override
  public String toString() {
    return name;
  }
}
