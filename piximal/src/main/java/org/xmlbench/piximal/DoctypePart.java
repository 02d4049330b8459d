package org.xmlbench.piximal;

/**
 * A part of a document type declaration, or of an external text that it refers to: XML 1.0,
 * production [29]. Of several declarations of one thing the first one is effective, and the others
 * are no parts. Names of parameter entities begin with a percent sign.
 */
public sealed interface DoctypePart {
  record Comment(String text) implements DoctypePart {}

  /**
   * A processing instruction.
   *
   * @param data empty where there is none
   */
  record Instruction(String target, String data) implements DoctypePart {}

  /**
   * A notation.
   *
   * @param publicId null where it has none
   * @param systemId as it is declared; null where it has none
   * @param base address of the external text that declares it; null in the document itself
   */
  record Notation(String name, String publicId, String systemId, String base)
      implements DoctypePart {}

  /**
   * An entity whose text is in its declaration.
   *
   * @param text its replacement text: references to parameter entities and characters are replaced
   */
  record InternalEntity(String name, String text) implements DoctypePart {}

  /**
   * An entity whose text is elsewhere.
   *
   * @param publicId null where it has none
   * @param systemId as it is declared
   * @param base address of the external text that declares it; null in the document itself
   * @param notation of an unparsed entity; null of a parsed one
   */
  record ExternalEntity(String name, String publicId, String systemId, String base, String notation)
      implements DoctypePart {
    /** Whether it is no text of XML. */
    public boolean isUnparsed() {
      return notation != null;
    }
  }

  /**
   * An element.
   *
   * @param model its content without white space, such as {@code (a,b?)*}
   */
  record Element(String name, String model) implements DoctypePart {}

  /**
   * An attribute.
   *
   * @param type as SAX names it, such as {@code NMTOKENS}; {@code (a|b)} of an enumeration
   * @param mode {@code #REQUIRED}, {@code #IMPLIED} or {@code #FIXED}; null of a plain default
   * @param value its normalised default; null where it has none
   */
  record Attribute(String element, String name, String type, String mode, String value)
      implements DoctypePart {}

  /** The text of a parameter entity begins, or with the name {@code [dtd]} the external subset. */
  record EntityStart(String name) implements DoctypePart {}

  record EntityEnd(String name) implements DoctypePart {}
}
