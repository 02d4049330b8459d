package org.xmlbench.results.report;

import java.util.Optional;
import java.util.function.Predicate;
import org.xmlbench.results.stats.Checking;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.Reading;

/** How far parsers check their input and how they read real documents, as plain text. */
final class ChecksText {
  /** Heads of the columns. */
  static final String ACCEPTS = "accepts";

  static final String READS = "reads rightly";

  private ChecksText() {}

  static String accepts(SubjectFigure figure) {
    return Optional.ofNullable(figure.checks().acceptedMalformations())
        .map(String::valueOf)
        .orElse(TextTable.ABSENT);
  }

  static String reads(SubjectFigure figure) {
    return Optional.ofNullable(figure.checks().readsRightly())
        .map(Reading::text)
        .orElse(TextTable.ABSENT);
  }

  /**
   * What the columns and the mark mean, each line after an LF. Nothing of what is unknown of every
   * subject.
   *
   * @param shows whether the tables have the column of a head
   */
  static String legend(Comparison comparison, Predicate<String> shows) {
    StringBuilder text = new StringBuilder();
    if (any(comparison, checks -> checks.acceptedMalformations() != null)) {
      text.append("\naccepts: how many malformed documents, one for each constraint of XML, the")
          .append(" parser accepts.");
    }
    if (any(comparison, checks -> checks.readsRightly() != null) && shows.test(READS)) {
      text.append("\nreads rightly: of the recorded corpus of real documents, those whose events")
          .append(" the parser delivers rightly.");
    }
    if (any(comparison, SubjectFigure.Checks::isMarked)) {
      text.append("\n+ ")
          .append(TerminalTable.meaningOfFastest(comparison))
          .append(" of those that ")
          .append(
              any(comparison, checks -> checks.fastestSound() != null)
                  ? "read all of the corpus rightly and check: they accept at most %d."
                      .formatted(Checking.MOST_ACCEPTED)
                  : "check, which accept at most %d.".formatted(Checking.MOST_ACCEPTED));
    }
    return text.toString();
  }

  private static boolean any(Comparison comparison, Predicate<SubjectFigure.Checks> what) {
    return TerminalTable.subjects(comparison).map(SubjectFigure::checks).anyMatch(what);
  }
}
