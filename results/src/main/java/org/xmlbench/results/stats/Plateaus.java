package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Warmth;

/**
 * How many of a run's forks were measured at the plateau of their warm-up.
 *
 * @param reached those whose warm-up ended because the time of an operation no longer changed
 * @param forks all of which it is known
 * @param worstRatio of those, the time of an operation at the end of the warm-up over the least in
 *     it, of the fork where it is the most; {@code null} where it is unknown
 */
public record Plateaus(int reached, int forks, Double worstRatio) {
  /** Those of the forks that were measured; empty where of none it is known. */
  static Optional<Plateaus> of(List<ForkRecord> forks) {
    List<Warmth> known =
        forks.stream()
            .filter(fork -> fork.measured() != null && fork.warmth() != null)
            .map(ForkRecord::warmth)
            .toList();
    if (known.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Plateaus(
            (int) known.stream().filter(Warmth::plateau).count(),
            known.size(),
            known.stream()
                .map(Warmth::plateauRatio)
                .filter(ratio -> ratio != null)
                .max(Double::compare)
                .orElse(null)));
  }

  @JsonProperty
  public String text() {
    return "%s forks were measured at the plateau of their warm-up"
        .formatted(PartText.of(reached, forks));
  }
}
