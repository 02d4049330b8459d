package org.xmlbench.results.grid;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.xmlbench.core.Count;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Cell;
import org.xmlbench.results.stats.ByteLoopCeiling;
import org.xmlbench.results.store.ByteLoopFile;
import org.xmlbench.results.store.ForkLines;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.RecordHead;
import org.xmlbench.results.store.RunFolder;

/**
 * The records of a part, held against its plan: a footer whose hash fits says that nothing was
 * changed after it was written, not that what it closes is a part of this plan.
 */
final class PartRecords {
  private final Part part;

  /** Places among the part's blocks, by the ids of their cells. */
  private final Map<String, Integer> placeOfCell = new HashMap<>();

  private final Map<String, Long> bytes = new HashMap<>();
  private final SortedMap<Integer, Integer> placeOfBlock = new TreeMap<>();
  private final Map<Attempt, Integer> lines = new HashMap<>();
  private final ByteLoopCeiling ceiling;
  private final SortedSet<String> withoutLoop = new TreeSet<>();

  /** What may be measured once. */
  private record Attempt(Cell cell, int block, String arm, int attempt) {}

  private PartRecords(Part part) {
    this.part = part;
    List<PlannedBlock> blocks = part.run().manifest().plan().blocks();
    for (int place = 0; place < blocks.size(); place++) {
      for (Cell cell : blocks.get(place).cells()) {
        placeOfCell.put(cell.id(), place);
      }
    }
    part.run()
        .manifest()
        .documents()
        .forEach(document -> bytes.put(document.name(), document.bytes()));
    ceiling = new ByteLoopCeiling(ByteLoopFile.readOfPart(part.run().path()));
  }

  /**
   * Reads a part's records, one in memory at a time.
   *
   * @return the documents of figures that are held against no loop over the document's bytes
   * @throws UserErrorException when a line is no whole record, is of another run, document, cell or
   *     block, measures something twice, or has a figure that cannot be, or there are more or fewer
   *     lines or blocks than there can be
   */
  static Set<String> require(Part part) {
    PartRecords records = new PartRecords(part);
    int read = new ForkLines(part.run()).read(records::fault);
    int said = part.footer().forks();
    if (read != said) {
      throw new UserErrorException(
          "%s has %s, and %s beside it says %d; measure it again"
              .formatted(
                  part.run().path().resolve(RunFolder.FORKS),
                  Count.of(read, "line"),
                  Part.FOOTER,
                  said));
    }
    records.requireBlocks();
    return records.withoutLoop;
  }

  /** Each block that began has a record. */
  private void requireBlocks() {
    int before = 0;
    for (int block : placeOfBlock.keySet()) {
      if (block != before + 1) {
        throw new UserErrorException(
            "%s has records of block %d and none of block %d; measure it again"
                .formatted(part.run().path().resolve(RunFolder.FORKS), block, before + 1));
      }
      before = block;
    }
  }

  private String fault(int line, RecordHead fork) {
    String run = part.run().manifest().run();
    if (!run.equals(fork.run())) {
      return "a record of run '%s' in one of '%s'".formatted(fork.run(), run);
    }
    if (!bytes.containsKey(fork.cell().document())) {
      return "document '%s' is not one of this part".formatted(fork.cell().document());
    }
    Integer place = placeOfCell.get(fork.cell().id());
    if (place == null) {
      return "cell '%s' is not one of this part".formatted(fork.cell().id());
    }
    if (fork.block() < 1) {
      return "blocks are numbered from 1, and this is of block %d".formatted(fork.block());
    }
    Integer other = placeOfBlock.putIfAbsent(fork.block(), place);
    if (other != null && !other.equals(place)) {
      return "block %d is of two documents or conditions".formatted(fork.block());
    }
    Attempt attempt = new Attempt(fork.cell(), fork.block(), fork.arm(), fork.attempt());
    Integer first = lines.putIfAbsent(attempt, line);
    return first == null
        ? tooFast(fork).orElse(null)
        : "'%s' in block %d, attempt %d, is in line %d already"
            .formatted(fork.cell().id(), fork.block(), fork.attempt(), first);
  }

  /** Why the figure cannot be; empty where it can, or that is not known. */
  private Optional<String> tooFast(RecordHead fork) {
    Cell cell = fork.cell();
    Optional<Double> nanos = fork.nanosPerOperation(part.run().manifest().clock());
    if (nanos.isEmpty() || !cell.operation().isParse() || bytes.get(cell.document()) == 0) {
      return Optional.empty();
    }
    int threads = Integer.parseInt(cell.condition().getOrDefault(Cell.THREADS, "1"));
    OptionalDouble loop =
        ceiling.nanosPerRead(cell.document(), cell.condition(), Math.max(1, threads));
    if (loop.isEmpty()) {
      withoutLoop.add(cell.document());
      return Optional.empty();
    }
    return ByteLoopCeiling.fault(bytes.get(cell.document()), nanos.get(), loop.getAsDouble());
  }
}
