package org.xmlbench.families.parsers.tables;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Contest;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.SubjectEntry;

/**
 * What a reader does next who wants the fastest parser: its dependency, and the lines that set it
 * up for documents of others.
 *
 * @param subject its driver's id
 * @param documents on how many documents it is among the fastest
 * @param of out of how many that the run has
 * @param without why others do not count, such as {@code psd:1MiB names no fastest}; empty where
 *     all count
 * @param checks what the others that are as fast lack, in words: it checks, or reads all and
 *     checks; {@code null} where that excludes no parser
 * @param coordinates of its library and version in Maven; {@code null} of what Maven does not bring
 * @param library its name and version
 * @param jvm options of the JVM that its figures were measured with
 * @param hardening how it is set up; {@code null} where the run did not record it
 */
record ParserNext(
    String subject,
    int documents,
    int of,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> without,
    String checks,
    String coordinates,
    String library,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> jvm,
    SubjectEntry.Hardening hardening) {
  /** How an option of a driver begins that its forks have: a module of the JVM. */
  private static final String MODULES = "add-modules=";

  ParserNext {
    jvm = List.copyOf(jvm);
    without = List.copyOf(without);
  }

  /**
   * Of the parsers that are fastest, or fastest of those that check where that is another set, the
   * one that is so on the most documents; empty where no parsers are distinguished.
   */
  static Optional<ParserNext> of(Manifest manifest, Comparison comparison) {
    List<DocumentComparison> parses =
        comparison.documents().stream().filter(it -> it.kind().equals(Operation.PARSE)).toList();
    List<String> without =
        parses.stream()
            .flatMap(it -> reason(it).map(why -> it.title() + " " + why).stream())
            .toList();
    Map<String, Integer> times = new LinkedHashMap<>();
    String divided = null;
    List<DocumentComparison> counted = parses.stream().filter(it -> reason(it).isEmpty()).toList();
    for (DocumentComparison document : counted) {
      boolean checked = document.subjects().stream().anyMatch(ParserNext::checks);
      divided = checked ? kind(document) : divided;
      document.subjects().stream()
          .sorted(ParserTables.order(comparison.clock()))
          .filter(it -> checked ? checks(it) : it.standing().fastest())
          .forEach(it -> times.merge(it.subject(), 1, Integer::sum));
    }
    String checks = divided;
    return times.entrySet().stream()
        .max(Comparator.comparingInt(Map.Entry::getValue))
        .flatMap(
            most ->
                manifest.subjects().stream()
                    .filter(it -> it.id().equals(most.getKey()))
                    .findFirst()
                    .map(it -> of(it, most.getValue(), parses.size(), without, checks)));
  }

  /** Why a document names no fastest; empty where it does. */
  private static Optional<String> reason(DocumentComparison document) {
    int compared = document.separation().compared();
    if (compared == 0) {
      return Optional.of("has no verified figure");
    }
    if (compared == 1) {
      return Optional.of("has one parser to compare");
    }
    if (document.fastest().isEmpty()) {
      return Optional.of("names no fastest (" + Contest.of(document).blocks() + ")");
    }
    boolean marked = document.subjects().stream().anyMatch(ParserNext::checks);
    boolean fast =
        document.subjects().stream()
            .anyMatch(it -> it.standing().fastest() && it.checks().isSound());
    boolean others =
        document.subjects().stream()
            .anyMatch(it -> it.checks().isSound() && it.ratios().ratio() != null);
    return !marked && !fast && others
        ? Optional.of("names no fastest of those that read all and check")
        : Optional.empty();
  }

  private static boolean checks(SubjectFigure figure) {
    return figure.checks().isMarked();
  }

  private static String kind(DocumentComparison document) {
    return document.subjects().stream().anyMatch(it -> it.checks().fastestSound() != null)
        ? "read all and check"
        : "check";
  }

  private static ParserNext of(
      SubjectEntry subject, int documents, int of, List<String> without, String checks) {
    String artifact = subject.library().artifact();
    boolean fromMaven =
        artifact != null
            && artifact.matches("[\\w.-]+:[\\w.-]+")
            && !artifact.startsWith(Library.NATIVE);
    return new ParserNext(
        subject.id(),
        documents,
        of,
        without,
        checks,
        fromMaven ? artifact + ":" + subject.library().version() : null,
        subject.library().name() + " " + subject.library().version(),
        subject.configuration().options().stream()
            .filter(option -> option.startsWith(MODULES))
            .map(option -> "--add-modules " + option.substring(MODULES.length()))
            .toList(),
        subject.hardening());
  }
}
