package org.xmlbench.suite.choose;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.core.record.Cell;
import org.xmlbench.results.store.RunFolder;

/**
 * Which of the user's documents the run of a choice times: a time budget may not hold all of them.
 *
 * @param documents all that parsers deliver, in their order
 * @param untimed those that the run leaves out
 */
record TimedShare(List<String> documents, List<String> untimed) {
  TimedShare {
    documents = List.copyOf(documents);
    untimed = List.copyOf(untimed);
  }

  /**
   * By the plan of the run.
   *
   * @param run empty where nothing is timed
   */
  static TimedShare of(Optional<RunFolder> run, List<String> documents) {
    if (run.isEmpty()) {
      return new TimedShare(documents, List.of());
    }
    Set<String> planned =
        run.get().manifest().plan().blocks().stream()
            .flatMap(block -> block.cells().stream())
            .map(Cell::document)
            .collect(Collectors.toUnmodifiableSet());
    return new TimedShare(
        documents, documents.stream().filter(document -> !planned.contains(document)).toList());
  }

  /** The document that all times are of; empty where there are several. */
  Optional<String> onlyOne() {
    return documents.size() - untimed.size() == 1
        ? documents.stream().filter(document -> !untimed.contains(document)).findFirst()
        : Optional.empty();
  }

  /** A sentence that follows the answer, after a space; empty where all are timed. */
  String sentence() {
    return untimed.isEmpty()
        ? ""
        : " Timed on %d of %d documents."
            .formatted(documents.size() - untimed.size(), documents.size());
  }

  /** A sentence for each document that is not timed. */
  List<String> notices() {
    return untimed.stream()
        .map(document -> document + " is not timed: the time budget does not hold it")
        .toList();
  }
}
