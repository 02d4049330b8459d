package org.xmlbench.families.parsers.tables;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.SubjectEntry;

/** What a reader who uses another parser than the fastest looks for, however far behind. */
final class KeptSubjects {
  /** How the artifacts of this project begin. */
  private static final String PROJECT = "org.xmlbench:";

  private KeptSubjects() {}

  /** The JDK's own and the fastest that is not of this project, by their labels. */
  static Set<String> of(Manifest manifest, DocumentComparison document) {
    List<String> ours =
        manifest.subjects().stream()
            .filter(it -> isOurs(it.library().artifact()))
            .map(SubjectEntry::id)
            .toList();
    return Stream.concat(
            ParserAnswers.fastestOfJdk(document, ParserAnswers.ofJdk(manifest)).stream(),
            document.subjects().stream()
                .filter(it -> it.ratios().ratio() != null && !ours.contains(it.subject()))
                .min(Comparator.comparingDouble(it -> it.ratios().ratio().value()))
                .stream())
        .map(SubjectFigure::label)
        .collect(Collectors.toSet());
  }

  private static boolean isOurs(String artifact) {
    return artifact != null && artifact.startsWith(PROJECT);
  }
}
