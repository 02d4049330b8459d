package org.xmlbench.results.gate;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A cell that could not be compared.
 *
 * @param cell the name that it has where it is compared
 * @param document the document's name
 * @param reason why it is not compared; {@code null} where a file was read, whose sentence is the
 *     document
 */
public record SkippedCell(String cell, String document, String reason) {
  /** As a file has it. */
  @JsonCreator
  static SkippedCell read(String sentence) {
    return new SkippedCell(sentence, sentence, null);
  }

  /** Document and reason: in JSON the whole. */
  @JsonValue
  public String sentence() {
    return reason == null ? document : document + ": " + reason;
  }
}
