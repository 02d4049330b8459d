package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.TimingClock;

/** Finds the document families of a run that were measured at two sizes or more. */
final class SizeSweeps {
  private static final String HEAP = "heap";
  private static final int LEAST_SIZES = 2;

  private final TimingClock clock;
  private final List<DocumentComparison> sizes;

  private SizeSweeps(TimingClock clock, List<DocumentComparison> sizes) {
    this.clock = clock;
    this.sizes = sizes;
  }

  private record Key(
      String family, DocumentComparison.Kind kind, Map<String, String> conditionButHeap) {
    static Key of(DocumentComparison document) {
      Map<String, String> condition = new TreeMap<>(document.condition());
      condition.remove(HEAP);
      return new Key(document.family(), document.kind(), condition);
    }
  }

  /**
   * A sweep for each family, kind and condition, in the order of the documents.
   *
   * @param clock the run's clock
   */
  static List<SizeSweep> of(TimingClock clock, List<DocumentComparison> documents) {
    Map<Key, List<DocumentComparison>> groups = new LinkedHashMap<>();
    for (DocumentComparison document : documents) {
      if (document.documentBytes() != null) {
        groups.computeIfAbsent(Key.of(document), key -> new ArrayList<>()).add(document);
      }
    }
    List<SizeSweep> sweeps = new ArrayList<>();
    groups.forEach(
        (key, group) -> {
          if (group.stream().map(DocumentComparison::documentBytes).distinct().count()
              >= LEAST_SIZES) {
            group.sort(
                Comparator.comparing(DocumentComparison::documentBytes)
                    .thenComparing(DocumentComparison::document));
            sweeps.add(new SizeSweeps(clock, group).sweep(key));
          }
        });
    return sweeps.stream().filter(sweep -> !sweep.subjects().isEmpty()).toList();
  }

  private SizeSweep sweep(Key key) {
    Map<String, String> shared = new TreeMap<>(sizes.getFirst().condition());
    sizes.forEach(size -> shared.entrySet().retainAll(size.condition().entrySet()));
    return new SizeSweep(
        key.family(),
        key.kind(),
        shared,
        sizes.stream().map(size -> size(size, shared)).toList(),
        labels().stream()
            .map(this::line)
            .filter(line -> line.points().size() >= LEAST_SIZES)
            .toList());
  }

  private static SizeSweep.Size size(DocumentComparison document, Map<String, String> shared) {
    Map<String, String> differing = new TreeMap<>(document.condition());
    differing.keySet().removeAll(shared.keySet());
    return new SizeSweep.Size(document.document(), document.documentBytes(), differing);
  }

  private List<String> labels() {
    return sizes.stream()
        .flatMap(size -> size.subjects().stream())
        .map(SubjectFigure::label)
        .distinct()
        .toList();
  }

  private SizeSweep.Line line(String label) {
    List<SizeSweep.Point> points = new ArrayList<>();
    List<SizeSweep.Point> ok = new ArrayList<>();
    List<List<Double>> micros = new ArrayList<>();
    for (DocumentComparison size : sizes) {
      for (SubjectFigure figure : size.subjects()) {
        ClockFigures figures = clock == TimingClock.CPU ? figure.cpu() : figure.wall();
        if (figure.label().equals(label) && figures != null) {
          SizeSweep.Point point =
              new SizeSweep.Point(
                  size.document(), size.documentBytes(), figure.outcome(), figure.forks(), figures);
          points.add(point);
          if (figure.outcome() == Outcome.OK) {
            ok.add(point);
            micros.add(figure.forkMicros());
          }
        }
      }
    }
    return new SizeSweep.Line(label, points, exponent(ok, micros));
  }

  private static Estimate exponent(List<SizeSweep.Point> ok, List<List<Double>> micros) {
    if (ok.isEmpty() || ok.getFirst().documentBytes() == ok.getLast().documentBytes()) {
      return null;
    }
    double growth = Math.log((double) ok.getLast().documentBytes() / ok.getFirst().documentBytes());
    return WelchDifference.ofLogs(micros.getFirst(), micros.getLast())
        .map(difference -> difference / growth);
  }
}
