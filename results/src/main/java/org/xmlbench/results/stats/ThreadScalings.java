package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.TimingClock;

/** Finds what was measured in one thread and in several, in the same blocks. */
final class ThreadScalings {
  private static final String PROCESSORS = "cpus";
  private static final String UNKNOWN = "1";

  private ThreadScalings() {}

  private record Key(String document, Operation kind, Map<String, String> conditionButThreads) {
    private Key {
      Objects.requireNonNull(conditionButThreads, "conditionButThreads");
    }

    static Key of(DocumentComparison document) {
      Map<String, String> condition = new TreeMap<>(document.condition());
      condition.remove(Cell.THREADS);
      return new Key(document.document(), document.kind(), condition);
    }
  }

  /**
   * A table for each document, kind and condition, in the order of the documents.
   *
   * @param clock the run's: throughput is by wall time, so by another one there is no table
   */
  static List<ThreadScaling> of(TimingClock clock, List<DocumentComparison> documents) {
    if (clock != TimingClock.WALL) {
      return List.of();
    }
    Map<Key, SortedMap<Integer, DocumentComparison>> groups = new LinkedHashMap<>();
    for (DocumentComparison document : documents) {
      threads(document)
          .ifPresent(
              threads ->
                  groups
                      .computeIfAbsent(Key.of(document), key -> new TreeMap<>())
                      .put(threads, document));
    }
    List<ThreadScaling> tables = new ArrayList<>();
    groups.forEach((key, byThreads) -> tables.add(table(key, byThreads)));
    return tables.stream().filter(table -> !table.lines().isEmpty()).toList();
  }

  /** Why there is no table although several threads were measured; empty where there is one. */
  static Optional<String> notice(TimingClock clock, List<DocumentComparison> documents) {
    boolean several =
        documents.stream().flatMap(one -> threads(one).stream()).anyMatch(threads -> threads > 1);
    return several && of(clock, documents).isEmpty()
        ? Optional.of(
            "There is no table of what threads gain: no subject has figures by wall time with"
                + " threads=1 and with more, in one block.")
        : Optional.empty();
  }

  private static Optional<Integer> threads(DocumentComparison document) {
    return Optional.ofNullable(document.condition().get(Cell.THREADS)).map(Integer::valueOf);
  }

  private static ThreadScaling table(Key key, SortedMap<Integer, DocumentComparison> byThreads) {
    int processors = Integer.parseInt(key.conditionButThreads().getOrDefault(PROCESSORS, UNKNOWN));
    DocumentComparison one = byThreads.get(1);
    List<ThreadScaling.Line> lines = new ArrayList<>();
    for (SubjectFigure figure : one == null ? List.<SubjectFigure>of() : one.subjects()) {
      byThreads
          .tailMap(2)
          .forEach((threads, several) -> line(figure, threads, several, processors, lines));
    }
    return new ThreadScaling(
        key.document(), key.kind(), key.conditionButThreads(), processors, lines);
  }

  private static void line(
      SubjectFigure one,
      int threads,
      DocumentComparison several,
      int processors,
      List<ThreadScaling.Line> lines) {
    several.subjects().stream()
        .filter(figure -> figure.label().equals(one.label()))
        .forEach(
            figure -> {
              double[] ratios = ratios(one, figure);
              if (ratios.length > 0) {
                Estimate throughput = Estimate.ofGeometricMean(ratios, Comparison.CONFIDENCE);
                int perfect = Math.min(threads, processors);
                lines.add(
                    new ThreadScaling.Line(
                        one.label(),
                        threads,
                        ratios.length,
                        throughput,
                        throughput.map(ratio -> ratio / perfect)));
              }
            });
  }

  /** Throughput of several threads over that of one, in each block that has both. */
  private static double[] ratios(SubjectFigure one, SubjectFigure several) {
    if (one.outcome() != Outcome.OK || several.outcome() != Outcome.OK) {
      return new double[0];
    }
    Map<Integer, Double> ofOne = one.series().microsByBlock();
    return several.series().microsByBlock().entrySet().stream()
        .filter(entry -> ofOne.containsKey(entry.getKey()))
        .mapToDouble(entry -> ofOne.get(entry.getKey()) / entry.getValue())
        .toArray();
  }
}
