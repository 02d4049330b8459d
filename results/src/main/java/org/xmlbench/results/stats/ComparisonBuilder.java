package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;

/** Sorts records into the groups inside which subjects are compared. */
final class ComparisonBuilder {
  private final Manifest manifest;
  private final Map<Cell, List<ForkRecord>> forks = new HashMap<>();
  private final Map<Group, List<Cell>> groups = new LinkedHashMap<>();
  private final Map<Group, Integer> planned = new HashMap<>();

  ComparisonBuilder(Manifest manifest, List<ForkRecord> records) {
    this.manifest = manifest;
    for (PlannedBlock block : manifest.plan().blocks()) {
      for (Cell cell : block.cells()) {
        addCell(cell);
        planned.putIfAbsent(Group.of(cell), block.targetBlocks());
      }
    }
    for (ForkRecord fork : records) {
      forks.computeIfAbsent(fork.cell(), cell -> new ArrayList<>()).add(fork);
    }
    // Cells outside the plan come last, in an order that does not depend on the records'.
    forks.keySet().stream().sorted(Comparator.comparing(Cell::id)).forEach(this::addCell);
  }

  private void addCell(Cell cell) {
    List<Cell> cells = groups.computeIfAbsent(Group.of(cell), group -> new ArrayList<>());
    if (!cells.contains(cell)) {
      cells.add(cell);
    }
  }

  List<DocumentComparison> documents() {
    List<DocumentComparison> documents = new ArrayList<>();
    groups.forEach((group, cells) -> documents.add(document(group, cells)));
    return documents;
  }

  private DocumentComparison document(Group group, List<Cell> cells) {
    List<CellForks> subjects =
        cells.stream()
            .map(cell -> new CellForks(cell, forks.getOrDefault(cell, List.of())))
            .toList();
    Set<Integer> started = new TreeSet<>();
    subjects.forEach(subject -> started.addAll(subject.timed().keySet()));
    Long bytes =
        subjects.stream()
            .flatMap(subject -> subject.timed().values().stream())
            .map(ForkRecord::documentBytesPerOperation)
            .filter(java.util.Objects::nonNull)
            .findFirst()
            .orElse(null);
    SubjectTable table = new SubjectTable(manifest.clock(), started.size(), subjects);
    return new DocumentComparison(
        group.document(),
        bytes,
        group.kind(),
        group.condition(),
        table.blocks(),
        started.size(),
        planned.getOrDefault(group, 0),
        table.compared(),
        table.separablePercent(),
        table.figures());
  }

  /** Cells that are compared with each other. */
  private record Group(
      String document, Map<String, String> condition, DocumentComparison.Kind kind) {
    static Group of(Cell cell) {
      DocumentComparison.Kind kind =
          cell.operation() == Operation.BUILD
              ? DocumentComparison.Kind.BUILD
              : DocumentComparison.Kind.PARSE;
      return new Group(cell.document(), cell.condition(), kind);
    }
  }
}
