package org.xmlbench.results.gate;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A document that is not well-formed, and that both arms accept: neither checks the constraint, so
 * it is no fault of the candidate.
 *
 * @param document the well-formed document that it was made from, by the name in cells
 * @param constraint what is broken in it, such as {@code end-tag-present}; {@code null} where a
 *     file was read, whose sentence is the document
 */
public record AcceptedByBoth(String document, String constraint) {
  /** As a file has it. */
  @JsonCreator
  static AcceptedByBoth read(String sentence) {
    return new AcceptedByBoth(sentence, null);
  }

  /** One sentence without a full stop: in JSON the whole. */
  @JsonValue
  public String sentence() {
    return constraint == null
        ? document
        : "%s with %s broken is not well-formed, and both sides accept it"
            .formatted(document, constraint);
  }
}
