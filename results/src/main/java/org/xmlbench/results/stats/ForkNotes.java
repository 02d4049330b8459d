package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Notes that hold for the forks of every subject of a document: written once, and not on each
 * figure.
 */
final class ForkNotes {
  private static final int SEVERAL = 2;

  private ForkNotes() {}

  /** Whether it holds of the figures of every subject, of two at least. */
  static boolean throughout(List<SubjectFigure> subjects, Predicate<SubjectFigure> mark) {
    List<SubjectFigure> measured = measured(subjects);
    return measured.size() >= SEVERAL && measured.stream().allMatch(mark);
  }

  /** The notes, without a full stop; empty where figures differ in their marks. */
  static List<String> of(DocumentComparison document) {
    List<String> notes = new ArrayList<>();
    if (document.unsteadyThroughout()) {
      notes.add(
          note(
                  "not steady",
                  document,
                  figure -> figure.series().notSteady(),
                  "more than a fifth of them")
              + warmth(measured(document.subjects())));
    }
    if (document.contendedThroughout()) {
      notes.add(note("contended", document, figure -> figure.series().contended(), "some"));
    }
    return notes;
  }

  private static String note(
      String mark, DocumentComparison document, ToIntFunction<SubjectFigure> count, String share) {
    List<SubjectFigure> measured = measured(document.subjects());
    int marked = measured.stream().mapToInt(count).sum();
    int all = measured.stream().mapToInt(SubjectFigure::forks).sum();
    String forks = "%s: %s forks".formatted(mark, PartText.of(marked, all));
    return marked == all ? forks : "%s, %s with every subject".formatted(forks, share);
  }

  /** Rules and numbers of warmth of all forks, in brackets; empty where they are unknown. */
  private static String warmth(List<SubjectFigure> figures) {
    String text =
        WarmthText.of(
            figures.stream()
                .map(figure -> figure.series().unsteadyBy())
                .filter(Objects::nonNull)
                .reduce(BrokenSteadyRules::plus)
                .orElse(null),
            mean(figures, figure -> figure.costs().jitCpuShare()),
            mean(
                figures,
                figure ->
                    figure.series().slope() == null
                        ? null
                        : (Double) figure.series().slope().value()));
    return text.isEmpty() ? "" : " (" + text + ")";
  }

  /** The mean over forks; {@code null} where a figure lacks it. */
  private static Double mean(List<SubjectFigure> figures, Function<SubjectFigure, Double> of) {
    double sum = 0;
    int forks = 0;
    for (SubjectFigure figure : figures) {
      Double value = of.apply(figure);
      if (value == null) {
        return null;
      }
      sum += value * figure.forks();
      forks += figure.forks();
    }
    return sum / forks;
  }

  private static List<SubjectFigure> measured(List<SubjectFigure> subjects) {
    return subjects.stream().filter(SubjectFigure::hasFigures).toList();
  }
}
