package org.xmlbench.results.scorecard;

import java.util.List;
import java.util.Map;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.HostMeasurement;
import org.xmlbench.results.store.HostMeasurementFile;
import org.xmlbench.results.store.Manifest;

/**
 * What a scorecard found of each driver, for runs of parsers whose folders stand beside it.
 *
 * @param schema version of this model's form, {@link #SCHEMA}
 * @param createdUtc when the scorecard's run began
 */
public record ScoreFile(int schema, String createdUtc, List<DriverScore> scores)
    implements HostMeasurement {
  /** The version of the model's form that this code writes. */
  public static final int SCHEMA = 1;

  public ScoreFile {
    scores = List.copyOf(scores);
  }

  public static ScoreFile of(Manifest run, Map<String, List<DriverScore.Figure>> byDriver) {
    return new ScoreFile(
        SCHEMA,
        run.createdUtc(),
        run.subjects().stream()
            .filter(subject -> byDriver.containsKey(subject.id()))
            .map(
                subject ->
                    new DriverScore(
                        run.family(),
                        subject.id(),
                        subject.library().version(),
                        byDriver.get(subject.id())))
            .toList());
  }

  public static HostMeasurementFile<ScoreFile> of(String family) {
    return new HostMeasurementFile<>(
        name(family), SCHEMA, ScoreFile.class, "run '%s' again".formatted(family));
  }

  public static String name(String family) {
    return "scores-%s.json".formatted(family);
  }

  /** The scores of that run's drivers, in the versions that it measures. */
  public List<DriverScore> scores(Manifest run) {
    return scores.stream().filter(score -> isOf(score, run)).toList();
  }

  /** On whatever host: what a library accepts does not depend on it. */
  @Override
  public boolean holdsFor(Manifest run) {
    return scores.stream().anyMatch(score -> isOf(score, run));
  }

  private static boolean isOf(DriverScore score, Manifest run) {
    return run.subjects().stream()
        .anyMatch(
            subject ->
                subject.id().equals(score.driver())
                    && subject.library().version().equals(score.version()));
  }
}
