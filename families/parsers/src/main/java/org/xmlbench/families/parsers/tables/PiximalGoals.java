package org.xmlbench.families.parsers.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.BlockRatios;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.ForkSpread;
import org.xmlbench.results.stats.SubjectFigure;

/**
 * The goals of PIXIMAL on one thread: so many times the speed of the fastest other subject of the
 * same API that was measured and right.
 */
final class PiximalGoals {
  /** The profile whose drivers and documents these are of. */
  static final String PROFILE = "piximal";

  private static final String OURS = "piximal-";
  private static final String FASTEST = "aalto";
  private static final List<String> APIS = List.of("-sax", "-stax");

  /** The document that a fresh JVM reads first, and that with which it must be no slower. */
  private static final String COLD = "psd:64KiB";

  static final String SPEED = "speed";
  static final String FIRST_DOCUMENT = "first document";

  /** By the family of a document; of all others it must be no slower. */
  private static final Map<String, Double> AT_LEAST =
      Map.of(
          "psd", 2.0,
          "interop-int", 2.0,
          "wsmg-event", 2.0,
          "interop-string", 3.0,
          "text-utf8", 3.0);

  private PiximalGoals() {}

  /** Each document and API of a run that has figures of both. */
  static List<PiximalGoal> of(Comparison comparison) {
    List<PiximalGoal> goals = new ArrayList<>();
    for (DocumentComparison document : comparison.documents()) {
      APIS.forEach(api -> goal(document, api, comparison.confidence()).ifPresent(goals::add));
      if (document.document().equals(COLD)) {
        APIS.forEach(api -> cold(document, api).ifPresent(goals::add));
      }
    }
    return goals;
  }

  private static Optional<SubjectFigure> ours(DocumentComparison document, String api) {
    return timed(document).filter(it -> it.subject().equals(OURS + api.substring(1))).findFirst();
  }

  private static Stream<SubjectFigure> others(DocumentComparison document, String api) {
    return timed(document)
        .filter(it -> it.subject().endsWith(api) && !it.subject().startsWith(OURS));
  }

  /** Against Aalto, the fastest when warm; where it was not measured, against the quickest. */
  private static Optional<PiximalGoal> cold(DocumentComparison document, String api) {
    Optional<SubjectFigure> ours = ours(document, api).filter(it -> first(it) != null);
    Optional<SubjectFigure> other =
        others(document, api)
            .filter(it -> first(it) != null)
            .min(
                Comparator.comparing((SubjectFigure it) -> !it.subject().equals(FASTEST + api))
                    .thenComparing(it -> first(it).median()));
    if (ours.isEmpty() || other.isEmpty()) {
      return Optional.empty();
    }
    ForkSpread mine = first(ours.get());
    ForkSpread its = first(other.get());
    Estimate speed =
        new Estimate(
            its.median() / mine.median(), its.least() / mine.most(), its.most() / mine.least());
    return Optional.of(
        new PiximalGoal(
            document.document(),
            FIRST_DOCUMENT,
            ours.get().subject(),
            other.get().subject(),
            speed,
            1));
  }

  private static ForkSpread first(SubjectFigure figure) {
    return figure.singles().firstDocumentMicros();
  }

  private static Optional<PiximalGoal> goal(
      DocumentComparison document, String api, double confidence) {
    Optional<SubjectFigure> ours = ours(document, api);
    Optional<SubjectFigure> other =
        others(document, api).min(Comparator.comparingDouble(PiximalGoals::micros));
    if (ours.isEmpty() || other.isEmpty()) {
      return Optional.empty();
    }
    double atLeast = AT_LEAST.getOrDefault(Task.recorded(document.document()).family(), 1.0);
    return BlockRatios.mean(other.get(), ours.get(), confidence)
        .map(
            speed ->
                new PiximalGoal(
                    document.document(),
                    SPEED,
                    ours.get().subject(),
                    other.get().subject(),
                    speed,
                    atLeast));
  }

  private static Stream<SubjectFigure> timed(DocumentComparison document) {
    return document.subjects().stream()
        .filter(it -> it.operation().equals(Operation.PARSE) && it.outcome() == Outcome.OK)
        .filter(it -> !it.series().forkMicros().isEmpty());
  }

  private static double micros(SubjectFigure figure) {
    double[] all = figure.series().forkMicros().stream().mapToDouble(Double::doubleValue).toArray();
    return Estimate.ofGeometricMean(all, Comparison.CONFIDENCE).value();
  }
}
