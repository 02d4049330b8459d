package org.xmlbench.piximal;

import java.util.List;

/**
 * What the last event of a cursor has. A method is asked only at events that have it: names at the
 * start and the end of an element, attributes at its start, texts at {@link XmlEvent#TEXT}, {@link
 * XmlEvent#COMMENT} and {@link XmlEvent#PROCESSING_INSTRUCTION}. Whatever else it gives has no
 * meaning.
 */
public interface EventView {
  /** How many elements are open, with the one that begins or ends. */
  int depth();

  /** Local part of the element's name. */
  String localName();

  /** Prefix of the element's name; empty where it has none. */
  String prefix();

  /** The element's name as it stands. */
  String qualifiedName();

  /** Namespace of the element; empty where it is in none. */
  String namespace();

  /** How many attributes the element has, without declarations of namespaces. */
  int attributes();

  /** Local part of an attribute's name. */
  String attributeLocalName(int index);

  /** Prefix of an attribute's name; empty where it has none. */
  String attributePrefix(int index);

  /** An attribute's name as it stands. */
  String attributeQualifiedName(int index);

  /** Namespace of an attribute; empty where it is in none. */
  String attributeNamespace(int index);

  /** Type of an attribute by the document type, as SAX names it. */
  String attributeType(int index);

  /** Whether an attribute stands in the tag, unlike a default. */
  boolean isAttributeSpecified(int index);

  /** The normalised value of an attribute. */
  String attributeValue(int index);

  /** The bytes in which the value of an attribute stands, in UTF-8. */
  byte[] attributeBytes(int index);

  /** Where in them it begins. */
  int attributeFrom(int index);

  /** Where in them it ends. */
  int attributeTo(int index);

  /** Whether the document type declares it. */
  boolean isAttributeDeclared(int index);

  /** How many namespaces the element declares. */
  int declarations();

  /** The prefix of a declaration; empty for the default namespace. */
  String declaredPrefix(int index);

  /** The namespace of a declaration; empty where the default namespace is undeclared. */
  String declaredNamespace(int index);

  /** The namespace that a prefix is bound to there, empty for the default; null where to none. */
  String namespaceOf(String prefix);

  /**
   * The prefixes that are bound to a namespace there, innermost first: {@code xml} and {@code
   * xmlns} always are to theirs, and none is to the empty one.
   */
  List<String> prefixesOf(String namespace);

  /** How many declarations of namespaces are in force there. */
  int bindings();

  /**
   * The namespace that a prefix was bound to at an earlier event of the element that is open, or of
   * one around it; null where to none.
   */
  String namespaceOf(String prefix, int bindings);

  /** The prefixes that were bound to a namespace at such an event. */
  List<String> prefixesOf(String namespace, int bindings);

  /** Version, encoding and standalone of the XML declaration; each null where it is not there. */
  XmlDeclaration declaration();

  /** The bytes in which the text stands, in UTF-8. */
  byte[] textBytes();

  /** Where in them it begins. */
  int textFrom();

  /** Where in them it ends. */
  int textTo();

  String text();

  /** How many UTF-16 units the text has. */
  int textUnits();

  /**
   * Decodes the text, into an array of the parser's own. That is valid until the next event, and
   * may have characters before and behind it.
   *
   * @return how many UTF-16 units the text has
   */
  int decodeText();

  /** The array of {@link #decodeText}, which asks for it first; it must not be changed. */
  char[] characters();

  /** Where the text begins in {@link #characters}. */
  int charactersFrom();

  /** Whether the text stands in a CDATA section. */
  boolean isSection();

  /** Whether that section begins with this text: one may come in several. */
  boolean isSectionStart();

  /**
   * Whether the text is white space in an element whose content is declared to be elements alone. A
   * reference to a character and a CDATA section are none.
   */
  boolean isIgnorable();

  /** Target of the processing instruction. */
  String target();

  String skippedEntity();

  /** Name that the document type declares for the outermost element. */
  String doctypeName();

  /** Public identifier of the document type; null where it has none. */
  String doctypePublicId();

  /** System identifier of the document type; null where it has none. */
  String doctypeSystemId();

  /**
   * The document type declaration as it stands, at that event alone; lines end as section 2.11
   * says.
   */
  String doctypeDeclaration();

  /** The same of its internal subset; null where it has none. */
  String internalSubset();

  /** What the document type declaration has, in its order; the external subset is last. */
  List<DoctypePart> doctypeParts();

  /** Line behind the event, from 1. */
  long line();

  /** Column behind the event in characters, from 1. */
  long column();

  /** The byte behind the event in the document as it came, from 0. */
  long byteOffset();
}
