package org.xmlbench.piximal;

/** What becomes of a reference to an entity in content whose text is known. */
public enum EntityReferences {
  /** The text takes its place, XML 1.0, section 4.4.2. */
  REPLACED,

  /**
   * The text takes its place, between {@link XmlEvent#ENTITY_START} and {@link
   * XmlEvent#ENTITY_END}. Several threads read as if it were {@link #REPLACED}.
   */
  REPORTED,

  /** It stays, as a {@link XmlEvent#SKIPPED_ENTITY}. */
  KEPT
}
