package org.xmlbench.results.stats;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.Task;
import org.xmlbench.results.names.DocumentNames;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Manifest;

/**
 * The documents that two runs share. A user's file that only one run has under that path is the
 * other run's file of the same name and content, where there is exactly one: the runs are of two
 * checkouts.
 */
final class SameDocuments {
  private final Map<String, String> names = new HashMap<>();

  private SameDocuments(Manifest first, Manifest second) {
    List<DocumentEntry> ofFirst = unmatched(first, second);
    List<DocumentEntry> ofSecond = unmatched(second, first);
    for (DocumentEntry document : ofSecond) {
      List<DocumentEntry> same = ofFirst.stream().filter(one -> areSame(one, document)).toList();
      if (same.size() == 1
          && ofSecond.stream().filter(one -> areSame(one, document)).count() == 1) {
        names.put(document.name(), same.getFirst().name());
      }
    }
  }

  static SameDocuments of(Manifest first, Manifest second) {
    return new SameDocuments(first, second);
  }

  /** The name in the first run of a document of the second, if the first has it. */
  String nameInFirst(String document) {
    return Optional.ofNullable(names.get(document)).orElse(document);
  }

  /** The user's files that the other run has not under that path. */
  private static List<DocumentEntry> unmatched(Manifest run, Manifest other) {
    return run.documents().stream()
        .filter(document -> document.name().startsWith(Task.FILE))
        .filter(
            document -> other.documents().stream().noneMatch(o -> o.name().equals(document.name())))
        .toList();
  }

  private static boolean areSame(DocumentEntry one, DocumentEntry other) {
    return one.digest() != null
        && one.digest().equals(other.digest())
        && one.bytes() == other.bytes()
        && DocumentNames.withoutFolder(one.name())
            .equals(DocumentNames.withoutFolder(other.name()));
  }
}
