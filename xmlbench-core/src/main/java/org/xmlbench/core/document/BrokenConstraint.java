package org.xmlbench.core.document;

import org.xmlbench.core.Labelled;

/**
 * A constraint of XML that a malformed document breaks in one place, to see whether a parser checks
 * it. The label names it as {@link Capability#rejects} does.
 */
public enum BrokenConstraint implements Labelled {
  END_TAG_PRESENT,
  /** A control character stands in text. */
  CHARACTER_RANGE_CONTROL,
  /** The prefix of an attribute is not declared. */
  PREFIX_DECLARED_ATTRIBUTE;

  /** What a driver lacks whose library accepts such a document. */
  public Capability capability() {
    return Capability.rejects(label());
  }
}
