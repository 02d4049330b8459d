package org.xmlbench.results.gate;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;

/**
 * An arm that was wrong, failed or timed out.
 *
 * @param arm for people: baseline, candidate, or second copy of the baseline
 * @param cells names of the cells that could not be judged for it; none where only a sentinel's
 *     copy failed
 * @param reason outcome and reason, such as {@code wrong: expected 3 elements, got 2}; {@code null}
 *     where a file was read, whose sentence is the arm
 */
public record ArmFailure(String arm, List<String> documents, List<String> cells, String reason) {
  /** Keeps its own lists. */
  public ArmFailure {
    documents = List.copyOf(documents);
    cells = List.copyOf(cells);
  }

  /** As a file has it. */
  @JsonCreator
  static ArmFailure read(String sentence) {
    return new ArmFailure(sentence, List.of(), List.of(), null);
  }

  /** Arm, documents and reason: in JSON the whole. */
  @JsonValue
  public String sentence() {
    return reason == null
        ? arm
        : "%s on %s: %s".formatted(arm, String.join(", ", documents), reason);
  }
}
