package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.Sampling;
import org.xmlbench.results.store.TimingClock;

/** Sorts records into the groups inside which subjects are compared. */
final class ComparisonBuilder {
  private static final double PERCENT = 100;

  private final TimingClock clock;
  private final Sampling sampling;
  private final Checking checking;
  private final FastestRule rule;
  private final Manifest manifest;
  private final ComparisonMethod.Pairs pairs;
  private final Map<Cell, List<ForkRecord>> forks = new HashMap<>();
  private final Map<Group, List<Cell>> groups = new LinkedHashMap<>();
  private final Map<Group, Integer> planned = new HashMap<>();
  private final Map<Group, SubjectTable> tables = new LinkedHashMap<>();

  ComparisonBuilder(Manifest manifest, TimingClock clock, List<ForkRecord> records) {
    this.pairs = ComparisonMethod.pairsOf(manifest);
    this.clock = clock;
    this.sampling = manifest.plan().sampling();
    this.checking = new Checking(manifest.subjects(), manifest.before());
    this.rule = FastestRule.of(manifest);
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
    tables.clear();
    groups.keySet().stream()
        .sorted(Comparator.comparing(Group::condition, EncodingOrder.conditions()))
        .forEach(group -> tables.put(group, table(group, groups.get(group))));
    List<DocumentComparison> documents = new ArrayList<>();
    tables.forEach((group, table) -> documents.add(document(group, table)));
    return documents;
  }

  /** Geometric means over the documents; {@link #documents} comes first. */
  List<GeometricMean> geometricMeans(List<DocumentComparison> documents) {
    return GeometricMeans.of(
        documents,
        List.copyOf(tables.values()),
        new GeometricMeans.Rules(rule, MeanRule.of(manifest)));
  }

  private SubjectTable table(Group group, List<Cell> cells) {
    List<CellForks> subjects =
        cells.stream()
            .map(cell -> new CellForks(cell, forks.getOrDefault(cell, List.of())))
            .toList();
    Set<Integer> started = new TreeSet<>();
    subjects.forEach(subject -> started.addAll(subject.timed().keySet()));
    return new SubjectTable(
        clock,
        started.size(),
        subjects,
        new ComparisonMethod(sampling == null ? 0 : sampling.firstBlocks(), pairs, left(subjects)),
        checking,
        rule,
        manifest.before());
  }

  /** Who left the race of these subjects; empty where they do not race. */
  private Map<Cell, Integer> left(List<CellForks> subjects) {
    Race race = manifest.plan().race();
    List<ForkRecord> all =
        subjects.stream()
            .flatMap(subject -> forks.getOrDefault(subject.cell(), List.of()).stream())
            .toList();
    return race == null ? Map.of() : RaceStandings.of(all, manifest.clock(), race).left();
  }

  private DocumentComparison document(Group group, SubjectTable table) {
    FirstStage stage =
        sampling == null ? null : FirstStage.of(recordsOf(group), clock, sampling).orElse(null);
    return new DocumentComparison(
        group.document(),
        table.documentBytes().orElse(null),
        group.kind(),
        group.condition(),
        new DocumentComparison.BlockCounts(
            table.blocks(),
            table.blocksStarted(),
            stage == null ? planned.getOrDefault(group, 0) : stage.blocks(),
            manifest.options().get(Manifest.UNIT)),
        table.separation(),
        sampling == null ? null : stages(stage, table.blocks()),
        table.figures());
  }

  /** The cells of the block of that document and condition, of all kinds of comparison. */
  private List<ForkRecord> recordsOf(Group group) {
    return forks.entrySet().stream()
        .filter(entry -> entry.getKey().document().equals(group.document()))
        .filter(entry -> entry.getKey().condition().equals(group.condition()))
        .flatMap(entry -> entry.getValue().stream())
        .toList();
  }

  private DocumentComparison.Stages stages(FirstStage stage, int blocks) {
    boolean hasPair = stage != null && stage.deviation() != null;
    return new DocumentComparison.Stages(
        PERCENT * sampling.halfWidth(),
        sampling.firstBlocks(),
        hasPair ? (Double) (PERCENT * stage.deviation()) : null,
        hasPair ? stage.pair() : List.of(),
        stage == null ? null : (Integer) stage.blocks(),
        hasPair ? (Double) (PERCENT * stage.halfWidth(sampling, blocks)) : null);
  }

  /** Cells that are compared with each other. */
  private record Group(String document, Map<String, String> condition, Operation kind) {
    private Group {
      Objects.requireNonNull(condition, "condition");
    }

    static Group of(Cell cell) {
      return new Group(cell.document(), cell.condition(), cell.operation().comparable());
    }
  }
}
