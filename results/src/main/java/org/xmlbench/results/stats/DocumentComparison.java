package org.xmlbench.results.stats;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * All subjects on one document under one condition.
 *
 * @param document name of the document
 * @param documentBytes its size; {@code null} where no fork told it
 * @param kind what is compared
 * @param condition what is held fixed, by name
 * @param blocks blocks that all compared subjects finished: what the figures are made of
 * @param blocksStarted blocks in which at least one subject was measured
 * @param blocksPlanned blocks that the plan asks for
 * @param compared number of subjects that take part in the comparison
 * @param separablePercent the smallest difference that can be told apart, in percent; {@code null}
 *     where there is no margin of error
 * @param subjects in the catalogue's order, which says nothing about speed
 */
public record DocumentComparison(
    String document,
    Long documentBytes,
    Kind kind,
    Map<String, String> condition,
    int blocks,
    int blocksStarted,
    int blocksPlanned,
    int compared,
    Double separablePercent,
    List<SubjectFigure> subjects) {

  /** Operations that may be held against each other. */
  public enum Kind {
    /** Streaming parses, and trees that are built and walked. */
    PARSE,
    /** Trees that are built only. */
    BUILD;

    /** The name in JSON and headings. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public DocumentComparison {
    subjects = List.copyOf(subjects);
  }

  /** Subjects that cannot be told from the fastest; empty where nothing can be told. */
  public List<SubjectFigure> fastest() {
    return subjects.stream().filter(SubjectFigure::fastest).toList();
  }

  /** The document, and what is compared where it is not parsing. */
  public String title() {
    return kind == Kind.PARSE ? document : document + " (build only)";
  }

  /** One sentence: how many blocks there were and which difference they can separate. */
  public String resolution() {
    if (compared == 0) {
      return "no subject has a verified figure";
    }
    String size = count(blocks, "block") + ", " + count(compared, "subject") + ": ";
    if (compared == 1) {
      return size + "nothing to compare it with";
    }
    if (separablePercent == null) {
      return size + "no margin of error, so nothing can be told apart";
    }
    return size
        + String.format(
            Locale.ROOT, "differences above %.1f %% can be told apart", separablePercent);
  }

  /** One sentence: who is fastest, as far as it can be told. */
  public String answer() {
    if (compared == 0) {
      return "nothing is compared";
    }
    List<String> names = fastest().stream().map(SubjectFigure::label).toList();
    if (names.isEmpty()) {
      return "nothing can be told apart";
    }
    if (names.size() == 1) {
      return "fastest: " + names.getFirst();
    }
    if (names.size() == compared) {
      return "none of the " + compared + " can be told from the fastest";
    }
    return "fastest, not to be told apart: " + String.join(", ", names);
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
