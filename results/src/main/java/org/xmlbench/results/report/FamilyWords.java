package org.xmlbench.results.report;

import java.util.Locale;
import org.xmlbench.results.store.RunFamily;

/**
 * What text and page call the things of a run: those who measure parsers have documents, those who
 * measure toolkits have operations and calls.
 *
 * @param place where that part stands among the others
 * @param part the heading of its part in a page of several runs
 * @param experiment whether that part is one of the experiments
 * @param subject who is measured, such as {@code toolkit}
 * @param document what a table is of, such as {@code operation}
 * @param unit what a time is of, such as {@code call}
 * @param fork what a fork is
 * @param style what subjects are sorted by, such as {@code encoding}
 * @param ofMessages whether the size of a document is that of a reference message, which no subject
 *     need write or read byte by byte: then nothing is told in bytes of it
 */
public record FamilyWords(
    int place,
    String part,
    boolean experiment,
    String subject,
    String document,
    String unit,
    String fork,
    String style,
    boolean ofMessages) {

  private static final String JVM = "one fresh JVM";
  private static final String PROCESS = "one fresh process";
  private static final String PAIR = "one pair of fresh processes, client and server";

  /** The words of a family. */
  public static FamilyWords of(RunFamily family) {
    return switch (family) {
      case PARSERS -> words(family, false, "subject", "document", "document", JVM, "API", false);
      case TOOLKITS ->
          words(family, false, "toolkit", "operation", "call", PROCESS, "encoding", true);
      case FRAMEWORKS -> words(family, false, "framework", "task", "call", JVM, "form", true);
      case LOAD -> words(family, true, "toolkit", "operation", "call", PAIR, "encoding", true);
      case ATTACKS -> words(family, true, "toolkit", "attack", "call", PAIR, "encoding", true);
      case SEMATECH, INTEROPERABILITY ->
          words(family, true, "toolkit", "message", "message", PAIR, "encoding", true);
      case STRATEGIES -> words(family, true, "subject", "document", "document", JVM, "API", false);
      case PROGRAMS -> words(family, true, "subject", "program", "document", JVM, "API", false);
    };
  }

  private static FamilyWords words(
      RunFamily family,
      boolean experiment,
      String subject,
      String document,
      String unit,
      String fork,
      String style,
      boolean ofMessages) {
    String label = family.label();
    String part = label.substring(0, 1).toUpperCase(Locale.ROOT) + label.substring(1);
    return new FamilyWords(
        family.ordinal(), part, experiment, subject, document, unit, fork, style, ofMessages);
  }

  /** The words of the family that has such a profile. */
  public static FamilyWords of(String profile) {
    return of(RunFamily.of(profile));
  }
}
