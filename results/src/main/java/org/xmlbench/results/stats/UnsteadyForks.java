package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.store.TimingClock;

/**
 * Forks of a run that never became steady, where they are more than {@link #MOST} of all: whether
 * its figures are to be trusted, and what to do.
 *
 * @param unsteady how many are {@link ForkRecord#NOT_STEADY}
 * @param forks how many were timed
 * @param defect where they are so many that their figures were looked at, whether these show a
 *     trend; {@code null} of fewer
 */
public record UnsteadyForks(
    int unsteady,
    int forks,
    @JsonInclude(JsonInclude.Include.NON_NULL) LabelFinding.Defect defect) {
  /** The goal of a run on a quiet host: a larger share is said with the answer. */
  public static final double MOST = 0.05;

  private static final double PERCENT = 100;
  private static final String AGAIN = "measure again, longer or on a quieter host";

  /** Those of a run; empty where they are few enough. */
  static Optional<UnsteadyForks> of(
      TimingClock clock, List<ForkRecord> records, List<LabelFinding> labels) {
    List<ForkRecord> timed =
        records.stream()
            .filter(fork -> ForkTimes.nanosPerOperation(fork, clock).isPresent())
            .toList();
    long unsteady =
        timed.stream().filter(fork -> fork.labels().contains(ForkRecord.NOT_STEADY)).count();
    return unsteady <= MOST * timed.size()
        ? Optional.empty()
        : Optional.of(
            new UnsteadyForks(
                Math.toIntExact(unsteady),
                timed.size(),
                labels.stream()
                    .filter(it -> it.label().equals(ForkRecord.NOT_STEADY))
                    .map(LabelFinding::defect)
                    .findFirst()
                    .orElse(null)));
  }

  /** How many, and what to do, without a full stop. */
  @JsonProperty
  public String text() {
    String count =
        "not steady: %s forks (%.0f %%, goal: %.0f %%)"
            .formatted(PartText.of(unsteady, forks), PERCENT * unsteady / forks, PERCENT * MOST);
    return count + "; " + verdict();
  }

  private String verdict() {
    return switch (defect) {
      case null -> AGAIN;
      case RUN -> "a trend in their figures: " + AGAIN;
      case LABEL -> "no trend in their figures: take them as they are";
      case UNKNOWN -> "a trend in their figures is not excluded: measure more blocks";
    };
  }

  /** False where the figures show no trend. */
  public boolean mayMislead() {
    return defect != LabelFinding.Defect.LABEL;
  }
}
