package org.xmlbench.piximal.engine.document;

/** Where a reader of a document is. */
enum DocumentPhase {
  PROLOG,
  CONTENT,
  SECTION,
  EMPTY_ELEMENT,
  EPILOG,
  END,

  /** In content, where it was to stop. */
  STOPPED
}
