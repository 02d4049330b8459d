package org.xmlbench.results.history;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;

/**
 * Identifies a cell across runs. The library's version is not part of it, because a trend is to
 * show the effect of a new version. The document's size and digest are: a changed file is another
 * document. The folder of a user's file is not, because a build server checks out in many; {@link
 * RunDocuments} names the document.
 */
record SeriesKey(
    String subject,
    String document,
    Long documentBytes,
    String documentDigest,
    Operation operation,
    Map<String, String> condition,
    List<String> jvmFlags) {
  SeriesKey {
    Objects.requireNonNull(condition, "condition");
    jvmFlags = List.copyOf(jvmFlags);
  }

  static SeriesKey of(Manifest manifest, RunDocuments documents, Cell cell) {
    Optional<DocumentEntry> document = documents.entry(cell.document());
    return new SeriesKey(
        cell.subject(),
        documents.identity(cell.document()),
        document.map(DocumentEntry::bytes).orElse(null),
        document.map(DocumentEntry::digest).orElse(null),
        cell.operation(),
        cell.condition(),
        manifest.plan().blocks().stream()
            .filter(block -> block.cells().contains(cell))
            .findFirst()
            .map(PlannedBlock::jvmFlags)
            .orElse(List.of()));
  }
}
