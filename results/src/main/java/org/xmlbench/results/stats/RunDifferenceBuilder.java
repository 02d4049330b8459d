package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.stats.RunDifference.CellKey;
import org.xmlbench.results.stats.RunDifference.Sides;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.TimingClock;

/** Matches the cells of two runs. Both are seen as {@link Comparison} sees one by that clock. */
final class RunDifferenceBuilder {
  private final TimingClock clock;
  private final Manifest a;
  private final Manifest b;
  private final Map<CellKey, SubjectFigure> figuresA;
  private final Map<CellKey, SubjectFigure> figuresB;

  RunDifferenceBuilder(TimingClock clock, Manifest a, Forks forksA, Manifest b, Forks forksB) {
    this.clock = clock;
    this.a = a;
    this.b = b;
    SameDocuments documents = SameDocuments.of(a, b);
    this.figuresA = figures(a, forksA, document -> document);
    this.figuresB = figures(b, forksB, documents::nameInFirst);
  }

  private Map<CellKey, SubjectFigure> figures(
      Manifest manifest, Forks forks, UnaryOperator<String> documentName) {
    Map<CellKey, SubjectFigure> figures = new LinkedHashMap<>();
    for (DocumentComparison document :
        new ComparisonBuilder(manifest, clock, forks.records()).documents()) {
      for (SubjectFigure figure : document.subjects()) {
        figures.put(
            new CellKey(
                documentName.apply(document.document()),
                document.condition(),
                figure.subject(),
                figure.operation()),
            figure);
      }
    }
    return figures;
  }

  RunDifference build(List<RunDifference.Mismatch> mismatches, List<String> cautions) {
    List<RunDifference.CellDifference> cells = new ArrayList<>();
    List<String> unmatched = new ArrayList<>();
    Set<CellKey> keys = new LinkedHashSet<>(figuresA.keySet());
    keys.addAll(figuresB.keySet());
    for (CellKey key : keys) {
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
        List.of(),
        null);
  }

  private RunDifference.CellDifference cell(
      CellKey key, SubjectFigure first, SubjectFigure second) {
    boolean isOk = first.outcome() == Outcome.OK && second.outcome() == Outcome.OK;
    List<Double> microsA = first.series().forkMicros();
    List<Double> microsB = second.series().forkMicros();
    return new RunDifference.CellDifference(
        key,
        new Sides<>(first.version(), second.version()),
        new Sides<>(first.outcome(), second.outcome()),
        new Sides<>(microsA.size(), microsB.size()),
        new Sides<>(geometricMean(microsA), geometricMean(microsB)),
        isOk ? ratio(microsA, microsB) : null);
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
