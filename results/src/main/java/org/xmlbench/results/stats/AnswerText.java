package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Which subjects of a document are fastest, in words: of all of them and of kinds of them. */
final class AnswerText {
  private AnswerText() {}

  static String ofAll(DocumentComparison document) {
    String fastest = fastest(document);
    List<String> wide = document.fastest().isEmpty() ? List.of() : document.tooWideForTheFastest();
    return wide.isEmpty()
        ? fastest
        : fastest + "; not measured well enough: " + String.join(", ", wide);
  }

  private static String fastest(DocumentComparison document) {
    DocumentComparison.Separation separation = document.separation();
    if (separation.compared() == 0) {
      return "nothing is compared";
    }
    List<String> names = document.fastest().stream().map(SubjectFigure::label).toList();
    if (names.isEmpty()) {
      boolean fewBlocks =
          separation.method() == PairMethod.BEST && separation.separablePercent() == null;
      return fewBlocks ? "no fastest is named" : "every difference may be chance";
    }
    if (names.size() == 1) {
      return "fastest: " + names.getFirst();
    }
    if (names.size() == separation.compared()) {
      return FastestRule.all(separation.compared(), separation.fastestMarginPercent());
    }
    return "fastest, " + several(document) + ": " + String.join(", ", names);
  }

  static Optional<String> ofSound(DocumentComparison document) {
    List<SubjectFigure> compared =
        document.subjects().stream().filter(figure -> figure.standing().compared()).toList();
    boolean known = compared.stream().anyMatch(figure -> figure.checks().readsRightly() != null);
    boolean ordered =
        document.separation().separablePercent() != null || !document.fastest().isEmpty();
    if (!known || !ordered) {
      return Optional.empty();
    }
    return compared.stream().noneMatch(figure -> figure.checks().isSound())
        ? Optional.of("none of them is known to read all and to check")
        : ofKind(document, "that read all and check", SubjectFigure.Checks::fastestSound);
  }

  static Optional<String> ofChecking(DocumentComparison document) {
    return ofKind(document, "that check", SubjectFigure.Checks::fastestChecking);
  }

  static List<String> inOrder(DocumentComparison document) {
    List<String> all = new ArrayList<>();
    ofSound(document).ifPresent(all::add);
    all.add(ofAll(document));
    boolean told =
        document.subjects().stream().anyMatch(figure -> figure.checks().fastestSound() != null);
    if (!told) {
      ofChecking(document).ifPresent(all::add);
    }
    return List.copyOf(all);
  }

  private static Optional<String> ofKind(
      DocumentComparison document, String which, Function<SubjectFigure.Checks, Boolean> set) {
    List<String> names =
        document.subjects().stream()
            .filter(figure -> Boolean.TRUE.equals(set.apply(figure.checks())))
            .map(SubjectFigure::label)
            .toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "fastest of those "
                + which
                + (names.size() == 1 ? ": " : ", " + several(document) + ": ")
                + String.join(", ", names));
  }

  private static String several(DocumentComparison document) {
    return FastestRule.several(document.separation().fastestMarginPercent());
  }
}
