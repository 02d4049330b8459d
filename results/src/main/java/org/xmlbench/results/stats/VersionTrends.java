package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;

/** Finds drivers that were measured with several versions of their library, as ID@VERSION. */
final class VersionTrends {
  private VersionTrends() {}

  private record Key(String driver, Operation operation) {}

  /** A table for each document and driver of two versions or more, in the order of documents. */
  static List<VersionTrend> of(List<DocumentComparison> documents) {
    List<VersionTrend> trends = new ArrayList<>();
    for (DocumentComparison document : documents) {
      Map<Key, List<SubjectFigure>> versions = new LinkedHashMap<>();
      for (SubjectFigure figure : document.subjects()) {
        driver(figure)
            .ifPresent(
                id ->
                    versions
                        .computeIfAbsent(new Key(id, figure.operation()), _ -> new ArrayList<>())
                        .add(figure));
      }
      versions.forEach(
          (key, figures) -> {
            if (figures.size() > 1) {
              trends.add(trend(key, document, figures));
            }
          });
    }
    return trends;
  }

  /** What stands before the version; empty of a subject that is not named by one. */
  private static Optional<String> driver(SubjectFigure figure) {
    String version = "@" + figure.version();
    String subject = figure.subject();
    return subject.endsWith(version) && subject.length() > version.length()
        ? Optional.of(subject.substring(0, subject.length() - version.length()))
        : Optional.empty();
  }

  private static VersionTrend trend(
      Key key, DocumentComparison document, List<SubjectFigure> figures) {
    double confidence = ofEach(figures.size() - 1);
    List<VersionTrend.Line> lines = new ArrayList<>();
    SubjectFigure first = null;
    SubjectFigure before = null;
    for (SubjectFigure figure : figures) {
      if (!isTimed(figure)) {
        lines.add(
            new VersionTrend.Line(figure.version(), figure.outcome(), 0, null, null, null, null));
        continue;
      }
      lines.add(before == null ? first(figure) : line(figure, before, first, confidence));
      first = first == null ? figure : first;
      before = figure;
    }
    return new VersionTrend(
        key.driver(), key.operation(), document.document(), document.condition(), lines);
  }

  /** Bonferroni: so that the intervals of so many hold at once. */
  private static double ofEach(int intervals) {
    return 1 - (1 - Comparison.CONFIDENCE) / intervals;
  }

  private static boolean isTimed(SubjectFigure figure) {
    return figure.outcome() == Outcome.OK && !figure.series().forkMicros().isEmpty();
  }

  private static VersionTrend.Line first(SubjectFigure figure) {
    return new VersionTrend.Line(
        figure.version(),
        figure.outcome(),
        figure.series().forkMicros().size(),
        micros(figure),
        null,
        null,
        null);
  }

  private static VersionTrend.Line line(
      SubjectFigure figure, SubjectFigure before, SubjectFigure first, double confidence) {
    Estimate overBefore = BlockRatios.mean(figure, before, confidence).orElse(null);
    return new VersionTrend.Line(
        figure.version(),
        figure.outcome(),
        BlockRatios.of(figure, before).length,
        micros(figure),
        overBefore,
        BlockRatios.mean(figure, first, confidence).orElse(null),
        isWarm(figure) && isWarm(before) ? change(overBefore) : VersionTrend.Change.UNKNOWN);
  }

  /** Whether a fork at least was steady: the times of the others are those of warming up. */
  private static boolean isWarm(SubjectFigure figure) {
    return figure.series().notSteady() < figure.forks();
  }

  private static double micros(SubjectFigure figure) {
    double[] all = figure.series().forkMicros().stream().mapToDouble(Double::doubleValue).toArray();
    return Estimate.ofGeometricMean(all, Comparison.CONFIDENCE).value();
  }

  private static VersionTrend.Change change(Estimate ratio) {
    if (ratio == null || ratio.low() == null) {
      return null;
    }
    if (ratio.high() < 1) {
      return VersionTrend.Change.FASTER;
    }
    return ratio.low() > 1 ? VersionTrend.Change.SLOWER : null;
  }
}
