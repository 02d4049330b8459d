package org.xmlbench.results.grid;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xmlbench.core.Count;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Cell;
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

  private final Set<String> documents = new HashSet<>();
  private final Map<Integer, Integer> placeOfBlock = new HashMap<>();
  private final Map<Attempt, Integer> lines = new HashMap<>();

  /** What may be measured once. */
  private record Attempt(Cell cell, int block, String arm, int attempt) {}

  private PartRecords(Part part) {
    this.part = part;
    List<PlannedBlock> blocks = part.run().manifest().plan().blocks();
    for (int place = 0; place < blocks.size(); place++) {
      documents.add(blocks.get(place).document());
      for (Cell cell : blocks.get(place).cells()) {
        placeOfCell.put(cell.id(), place);
      }
    }
  }

  /**
   * Reads a part's records, one in memory at a time.
   *
   * @throws UserErrorException when a line is no whole record, is of another run, document, cell or
   *     block, or measures something twice, or there are more or fewer lines than the footer says
   */
  static void require(Part part) {
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
  }

  private String fault(int line, RecordHead fork) {
    String run = part.run().manifest().run();
    if (!run.equals(fork.run())) {
      return "a record of run '%s' in one of '%s'".formatted(fork.run(), run);
    }
    if (!documents.contains(fork.cell().document())) {
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
        ? null
        : "'%s' in block %d, attempt %d, is in line %d already"
            .formatted(fork.cell().id(), fork.block(), fork.attempt(), first);
  }
}
