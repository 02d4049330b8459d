package org.xmlbench.results.gate;

import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A cell that could not be compared.
 *
 * @param cell the name that it has where it is compared
 * @param document the document's name
 * @param reason why it is not compared
 */
public record SkippedCell(String cell, String document, String reason) {
  /** Document and reason.: in JSON the whole. */
  @JsonValue
  public String sentence() {
    return document + ": " + reason;
  }
}
