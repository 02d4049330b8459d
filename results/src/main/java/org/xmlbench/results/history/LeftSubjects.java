package org.xmlbench.results.history;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.core.record.Cell;
import org.xmlbench.results.store.Manifest;

/** The subjects that earlier runs of a profile measured and its newest run does not. */
final class LeftSubjects {
  /** Runs that one expects to have the same subjects. */
  private record Kind(HostClass host, String family, String profile) {}

  private final Map<Kind, Set<String>> all = new LinkedHashMap<>();
  private final Map<Kind, Manifest> newest = new LinkedHashMap<>();

  /** Takes a run; runs come in the order of their dates. */
  void add(HostClass host, Manifest run) {
    Kind kind = new Kind(host, run.family(), run.profile());
    all.computeIfAbsent(kind, key -> new LinkedHashSet<>()).addAll(subjects(run));
    newest.put(kind, run);
  }

  /** A sentence for each profile whose newest run lacks subjects. */
  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    newest.forEach(
        (kind, run) -> {
          Set<String> left = new LinkedHashSet<>(all.get(kind));
          left.removeAll(subjects(run));
          if (!left.isEmpty()) {
            sentences.add(
                "%s, the newest run of the profile %s, does not measure %s, which earlier ones do."
                    .formatted(run.run(), kind.profile(), String.join(", ", left)));
          }
        });
    return sentences;
  }

  private static Set<String> subjects(Manifest run) {
    return run.plan().blocks().stream()
        .flatMap(block -> block.cells().stream())
        .map(Cell::subject)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
