package org.xmlbench.families.parsers.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.ParseMeasures;
import org.xmlbench.results.stats.BlockRatios;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.ForkEngines;
import org.xmlbench.results.stats.SubjectFigure;

/**
 * The goals of PIXIMAL on one thread, in a JVM with the module of vectors and in one without: so
 * many times the speed of the fastest other subject of the same API that was measured and right.
 *
 * @param forks of the same run
 */
record PiximalGoals(Comparison comparison, List<ForkRecord> forks) {
  /** The profile whose drivers and documents these are of. */
  static final String PROFILE = "piximal";

  static final String SPEED = "speed";
  static final String FIRST_DOCUMENT = "first document";

  private static final String WITHOUT_VECTORS = "@vectors=never";
  private static final String WITH_MODULE = "@module=jdk.incubator.vector";
  private static final String OURS = "piximal";
  private static final String SAX = "-sax";
  private static final List<String> APIS = List.of(SAX, "-stax");

  PiximalGoals {
    forks = List.copyOf(forks);
  }

  /** Each document and API of a run that has figures of both, with vectors and without. */
  List<PiximalGoal> all() {
    List<PiximalGoal> goals = new ArrayList<>();
    for (DocumentComparison document : comparison.documents()) {
      for (boolean vectors : List.of(true, false)) {
        APIS.forEach(api -> speed(document, api, vectors).ifPresent(goals::add));
      }
    }
    for (DocumentComparison document : comparison.documents()) {
      if (document.document().equals(PiximalTargets.FIRST_DOCUMENT)) {
        for (boolean vectors : List.of(true, false)) {
          APIS.forEach(api -> first(document, api, vectors).ifPresent(goals::add));
        }
      }
    }
    return goals;
  }

  private static String ours(String api, boolean vectors) {
    return OURS + api + (vectors ? "" : WITHOUT_VECTORS);
  }

  private static Optional<PiximalGoal> speed(
      DocumentComparison document, String api, boolean vectors) {
    Optional<SubjectFigure> ours = timed(document, ours(api, vectors));
    Optional<SubjectFigure> other =
        timed(document)
            .filter(it -> it.subject().endsWith(api) && !it.subject().startsWith(OURS))
            .min(Comparator.comparingDouble(PiximalGoals::micros));
    if (ours.isEmpty() || other.isEmpty()) {
      return Optional.empty();
    }
    return BlockRatios.mean(other.get(), ours.get(), Comparison.CONFIDENCE)
        .map(
            speed ->
                goal(
                    document,
                    SPEED,
                    ours.get(),
                    other.get().subject(),
                    speed,
                    PiximalTargets.speed(document.document(), api.equals(SAX), vectors)));
  }

  /** Against Aalto in a JVM with the same options, by the CPU time of the reading thread. */
  private Optional<PiximalGoal> first(DocumentComparison document, String api, boolean vectors) {
    Optional<SubjectFigure> ours = timed(document, ours(api, vectors));
    String other = "aalto" + api + (vectors ? WITH_MODULE : "");
    Map<Integer, Double> others = firstDocuments(document, other);
    double[] speeds =
        firstDocuments(document, ours(api, vectors)).entrySet().stream()
            .filter(fork -> others.containsKey(fork.getKey()))
            .mapToDouble(fork -> others.get(fork.getKey()) / fork.getValue())
            .toArray();
    return speeds.length == 0
        ? Optional.empty()
        : ours.map(
            figure ->
                goal(
                    document,
                    FIRST_DOCUMENT,
                    figure,
                    other,
                    Estimate.ofGeometricMean(speeds, Comparison.CONFIDENCE),
                    PiximalTargets.firstDocument()));
  }

  private static PiximalGoal goal(
      DocumentComparison document,
      String what,
      SubjectFigure ours,
      String other,
      Estimate speed,
      double atLeast) {
    return new PiximalGoal(
        document.document(),
        document.condition().getOrDefault("gc", ""),
        what,
        ours.subject(),
        ForkEngines.names(ours.series().engines()),
        other,
        speed,
        atLeast);
  }

  /** CPU nanoseconds of the first document of each fork, by its block. */
  private Map<Integer, Double> firstDocuments(DocumentComparison document, String subject) {
    Map<Integer, Double> nanos = new HashMap<>();
    forks.stream()
        .filter(fork -> fork.outcome() == Outcome.OK)
        .filter(fork -> fork.cell().subject().equals(subject))
        .filter(fork -> fork.cell().document().equals(document.document()))
        .filter(fork -> fork.cell().condition().equals(document.condition()))
        .forEach(
            fork ->
                ParseMeasures.FIRST_DOCUMENT_CPU
                    .find(fork)
                    .ifPresent(value -> nanos.put(fork.block(), value)));
    return nanos;
  }

  private static Optional<SubjectFigure> timed(DocumentComparison document, String subject) {
    return timed(document).filter(it -> it.subject().equals(subject)).findFirst();
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
