package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.TimingClock;

/** Finds the families of a run that were measured at two sizes or more. */
final class SizeSweeps {
  private static final String HEAP = "heap";
  private static final int LEAST_SIZES = 2;

  private final TimingClock clock;
  private final Map<Integer, Integer> rounds;
  private final List<Sized> sizes;

  private SizeSweeps(TimingClock clock, Map<Integer, Integer> rounds, List<Sized> sizes) {
    this.clock = clock;
    this.rounds = rounds;
    this.sizes = sizes;
  }

  private record Key(String family, Operation kind, Map<String, String> conditionButHeap) {
    private Key {
      Objects.requireNonNull(conditionButHeap, "conditionButHeap");
    }

    static Key of(DocumentComparison document) {
      Map<String, String> condition = new TreeMap<>(document.condition());
      condition.remove(HEAP);
      return new Key(document.family(), document.kind(), condition);
    }
  }

  private record Sized(long size, DocumentComparison document) {}

  /** A line without its growth, which depends on the number of lines. */
  private record Draft(String subject, List<SizeSweep.Point> points, GrowthFit fit) {
    private Draft {
      points = List.copyOf(points);
    }
  }

  /**
   * A sweep for each family, kind and condition, in the order of the documents.
   *
   * @param clock the run's clock
   * @param records those behind the comparison, for the rounds of their blocks
   */
  static List<SizeSweep> of(
      TimingClock clock, List<DocumentComparison> documents, List<ForkRecord> records) {
    Map<Key, List<Sized>> groups = new LinkedHashMap<>();
    for (DocumentComparison document : documents) {
      Long size = document.size().orElse(null);
      if (size != null && size > 0) {
        groups
            .computeIfAbsent(Key.of(document), key -> new ArrayList<>())
            .add(new Sized(size, document));
      }
    }
    Map<Integer, Integer> rounds = new HashMap<>();
    records.forEach(fork -> rounds.put(fork.block(), fork.round()));
    List<SizeSweep> sweeps = new ArrayList<>();
    groups.forEach(
        (key, group) -> {
          if (group.stream().map(Sized::size).distinct().count() >= LEAST_SIZES) {
            group.sort(
                Comparator.comparing(Sized::size)
                    .thenComparing(sized -> sized.document().document()));
            sweeps.add(new SizeSweeps(clock, rounds, group).sweep(key));
          }
        });
    return sweeps.stream().filter(sweep -> !sweep.subjects().isEmpty()).toList();
  }

  private SizeSweep sweep(Key key) {
    Map<String, String> shared = new TreeMap<>(sizes.getFirst().document().condition());
    sizes.forEach(size -> shared.entrySet().retainAll(size.document().condition().entrySet()));
    List<Draft> drafts =
        labels().stream()
            .map(this::draft)
            .filter(draft -> draft.points().size() >= LEAST_SIZES)
            .toList();
    double confidence = ofEach(drafts);
    return new SizeSweep(
        key.family(),
        key.kind(),
        SizeUnit.of(key.kind()),
        shared,
        Comparison.CONFIDENCE,
        sizes.stream().map(size -> size(size, shared)).toList(),
        drafts.stream()
            .map(
                draft ->
                    new SizeSweep.Line(
                        draft.subject(), draft.points(), draft.fit().growth(confidence)))
            .toList());
  }

  /** Bonferroni: all subjects that get a verdict share the error rate. */
  private static double ofEach(List<Draft> drafts) {
    long verdicts = drafts.stream().filter(draft -> draft.fit().hasVerdict()).count();
    return 1 - (1 - Comparison.CONFIDENCE) / Math.max(1, verdicts);
  }

  private static SizeSweep.Size size(Sized sized, Map<String, String> shared) {
    Map<String, String> differing = new TreeMap<>(sized.document().condition());
    differing.keySet().removeAll(shared.keySet());
    return new SizeSweep.Size(sized.document().document(), sized.size(), differing);
  }

  private List<String> labels() {
    return sizes.stream()
        .flatMap(size -> size.document().subjects().stream())
        .map(SubjectFigure::label)
        .distinct()
        .toList();
  }

  private Draft draft(String label) {
    List<SizeSweep.Point> points = new ArrayList<>();
    SortedMap<Long, Map<Integer, Double>> micros = new TreeMap<>();
    for (Sized size : sizes) {
      for (SubjectFigure figure : size.document().subjects()) {
        ClockFigures figures = figure.costs().by(clock);
        if (figure.label().equals(label) && figures != null) {
          points.add(
              new SizeSweep.Point(
                  size.document().document(),
                  size.size(),
                  figure.outcome(),
                  figure.forks(),
                  figures));
          if (figure.outcome() == Outcome.OK) {
            micros.putIfAbsent(size.size(), microsByRound(figure));
          }
        }
      }
    }
    return new Draft(
        label, points, new GrowthFit(SizeUnit.of(sizes.getFirst().document().kind()), micros));
  }

  private Map<Integer, Double> microsByRound(SubjectFigure figure) {
    Map<Integer, Double> micros = new HashMap<>();
    for (int i = 0; i < figure.series().forkBlocks().size(); i++) {
      micros.put(
          rounds.get(figure.series().forkBlocks().get(i)), figure.series().forkMicros().get(i));
    }
    return micros;
  }
}
