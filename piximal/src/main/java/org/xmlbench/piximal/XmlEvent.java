package org.xmlbench.piximal;

/** What a cursor has come to. */
public enum XmlEvent {
  /** A document type declaration. */
  DOCTYPE,
  /** The start of an element, also of an empty one. */
  START_ELEMENT,
  END_ELEMENT,
  /**
   * A piece of character data. Pieces follow each other where the text has a reference, a CDATA
   * section or a line end that is normalised, and where it is longer than the parser's buffer.
   */
  TEXT,
  COMMENT,
  PROCESSING_INSTRUCTION,
  /**
   * A reference to an entity whose text is not known: an external one that was not fetched, or one
   * that only unread declarations could declare.
   */
  SKIPPED_ENTITY,

  /** The text of an entity begins, see {@link EntityReferences#REPORTED}. */
  ENTITY_START,

  /** That text ends. */
  ENTITY_END,
  /** The end of the document; every further call gives it again. */
  END_DOCUMENT
}
