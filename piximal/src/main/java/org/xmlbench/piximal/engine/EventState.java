package org.xmlbench.piximal.engine;

import org.xmlbench.piximal.XmlDeclaration;

/** What an event has, whether it was read from a document or from a tape. */
abstract sealed class EventState permits DocumentReader, TapeReader {
  final ElementStack elements = new ElementStack();
  final AttributeTable attributes = new AttributeTable();
  final Doctype doctype = new Doctype();
  final NamespaceScopes scopes;

  /** The XML declaration; null where there is none. */
  XmlDeclaration declaration;

  /** Of a skipped entity. */
  Symbol skipped;

  /** The text of the event, or data of an instruction. */
  byte[] bytes;

  int from;
  int to;

  /** Whether the text of the event stands in a CDATA section. */
  boolean isSection;

  EventState(NamespaceScopes scopes) {
    this.scopes = scopes;
  }

  /** Target of the processing instruction. */
  abstract Symbol target();

  /** Where the event ends. */
  abstract TextPosition place();
}
