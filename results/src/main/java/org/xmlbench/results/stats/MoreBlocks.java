package org.xmlbench.results.stats;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.xmlbench.core.Count;
import org.xmlbench.results.store.Manifest;

/** Why a document has more blocks than it was to have. */
final class MoreBlocks {
  private MoreBlocks() {}

  /**
   * A sentence for people; empty where no document has more, and of a race or of several nodes,
   * whose plan fixes no number.
   */
  static Optional<String> notice(Manifest manifest, List<DocumentComparison> documents) {
    if (manifest.plan().race() != null) {
      return Optional.empty();
    }
    String names =
        documents.stream()
            .filter(MoreBlocks::hasMore)
            .map(MoreBlocks::numbers)
            .distinct()
            .collect(Collectors.joining(", "));
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "more blocks than planned: %s. One more is measured for each block in which forks waited for a processor or were lost."
                .formatted(names));
  }

  private static boolean hasMore(DocumentComparison document) {
    DocumentComparison.BlockCounts counts = document.counts();
    return counts.unit() == null
        && counts.blocksPlanned() > 0
        && counts.blocksStarted() > counts.blocksPlanned();
  }

  private static String numbers(DocumentComparison document) {
    DocumentComparison.BlockCounts counts = document.counts();
    return "%s %s for %d"
        .formatted(
            document.document(), Count.of(counts.blocksStarted(), "block"), counts.blocksPlanned());
  }
}
