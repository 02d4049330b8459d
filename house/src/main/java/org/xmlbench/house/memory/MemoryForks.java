package org.xmlbench.house.memory;

import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.house.engine.ForkExecutor;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.results.store.TrialLog;

/**
 * The forks of a session: each is logged before the next one starts, and none that is in the log is
 * run again. So an interrupted session goes on where it was.
 */
final class MemoryForks {
  private final ForkExecutor executor;
  private final TrialLog log;
  private final Map<Key, ForkRecord> known = new HashMap<>();

  /**
   * @param executor runs forks
   * @param log keeps them
   */
  MemoryForks(ForkExecutor executor, TrialLog log) {
    this.executor = executor;
    this.log = log;
    log.forks().records().forEach(fork -> known.put(new Key(fork.cell(), fork.block()), fork));
  }

  private record Key(Cell cell, int number) {}

  /** How many forks are known, earlier ones included. */
  int size() {
    return known.size();
  }

  /**
   * A fork of that cell, in another heap and with another operation than the cell's.
   *
   * @param number 1-based, among the forks of that operation and heap
   * @param limit after which it is killed
   */
  ForkRecord run(
      PlannedCell planned,
      Operation operation,
      Condition condition,
      PreparedDocument document,
      int number,
      Duration limit)
      throws IOException, InterruptedException {
    Cell own = planned.cell();
    Cell cell =
        new Cell(own.subject(), own.version(), own.document(), operation, condition.toMap());
    ForkRecord earlier = known.get(new Key(cell, number));
    if (earlier != null) {
      return earlier;
    }
    ForkRecord fork =
        executor.run(
            new ForkRequest(
                new PlannedCell(
                    cell, planned.subject(), planned.declared(), planned.obstacle(), planned.jvm()),
                condition,
                document,
                new ForkPlace(1, number, 1, 1),
                limit));
    log.append(fork);
    known.put(new Key(cell, number), fork);
    return fork;
  }
}
