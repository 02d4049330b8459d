package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.TimingClock;

/** Matches the cells of two runs. Both are seen as {@link Comparison} sees one by that clock. */
final class RunDifferenceBuilder {
  private final TimingClock clock;
  private final Manifest a;
  private final Manifest b;
  private final Map<Key, SubjectFigure> figuresA;
  private final Map<Key, SubjectFigure> figuresB;

  RunDifferenceBuilder(TimingClock clock, Manifest a, Forks forksA, Manifest b, Forks forksB) {
    this.clock = clock;
    this.a = a;
    this.b = b;
    this.figuresA = figures(a, forksA);
    this.figuresB = figures(b, forksB);
  }

  /** A cell but for its version. */
  private record Key(
      String document, Map<String, String> condition, String subject, Operation operation) {
    String text() {
      return "%s/%s/%s %s"
          .formatted(subject, document, operation.label(), condition.toString().replace(", ", ","));
    }
  }

  private Map<Key, SubjectFigure> figures(Manifest manifest, Forks forks) {
    Map<Key, SubjectFigure> figures = new LinkedHashMap<>();
    for (DocumentComparison document :
        new ComparisonBuilder(manifest, clock, forks.records()).documents()) {
      for (SubjectFigure figure : document.subjects()) {
        figures.put(
            new Key(
                document.document(), document.condition(), figure.subject(), figure.operation()),
            figure);
      }
    }
    return figures;
  }

  RunDifference build(List<RunDifference.Mismatch> mismatches, List<String> cautions) {
    List<RunDifference.CellDifference> cells = new ArrayList<>();
    List<String> unmatched = new ArrayList<>();
    Set<Key> keys = new LinkedHashSet<>(figuresA.keySet());
    keys.addAll(figuresB.keySet());
    for (Key key : keys) {
      SubjectFigure first = figuresA.get(key);
      SubjectFigure second = figuresB.get(key);
      if (first == null || second == null) {
        unmatched.add(key.text() + ": in " + (first == null ? b.run() : a.run()) + " alone");
      } else {
        cells.add(cell(key, first, second));
      }
    }
    return new RunDifference(
        RunDifference.SCHEMA,
        a.run(),
        b.run(),
        clock,
        Comparison.CONFIDENCE,
        mismatches,
        cautions,
        cells,
        unmatched,
        null);
  }

  private RunDifference.CellDifference cell(Key key, SubjectFigure first, SubjectFigure second) {
    boolean isOk = first.outcome() == Outcome.OK && second.outcome() == Outcome.OK;
    return new RunDifference.CellDifference(
        key.document(),
        key.condition(),
        key.subject(),
        key.operation(),
        first.version(),
        second.version(),
        first.outcome(),
        second.outcome(),
        first.forkMicros().size(),
        second.forkMicros().size(),
        geometricMean(first.forkMicros()),
        geometricMean(second.forkMicros()),
        isOk ? ratio(first.forkMicros(), second.forkMicros()) : null);
  }

  private static Double geometricMean(List<Double> micros) {
    return micros.isEmpty()
        ? null
        : (Double) Math.exp(micros.stream().mapToDouble(Math::log).average().orElseThrow());
  }

  private static Estimate ratio(List<Double> microsA, List<Double> microsB) {
    return microsA.isEmpty() || microsB.isEmpty()
        ? null
        : WelchDifference.ofLogs(microsA, microsB).map(Math::exp);
  }
}
