package org.xmlbench.suite.readahead;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.readahead.condition.PreparedStorage;
import org.xmlbench.suite.plan.PlannedCell;
import org.xmlbench.suite.run.ForkRecorder;
import org.xmlbench.suite.run.PreparedDocument;
import org.xmlbench.suite.run.RunProgress;
import org.xmlbench.suite.run.StagedForks;

/** One block: each strategy once, in random order, with its condition in force. */
final class StagedBlock {
  private static final int ATTEMPTS = 2;
  private static final double NANOS_OF_MILLI = 1e6;
  private static final double BYTES_OF_KIB = 1024;

  private final StorageGroup group;
  private final PreparedStorage storage;
  private final PreparedDocument document;
  private final StagedForks forks;

  /**
   * @param document as it lies where the condition has it
   * @param forks runs a fork
   */
  StagedBlock(
      StorageGroup group, PreparedStorage storage, PreparedDocument document, StagedForks forks) {
    this.group = group;
    this.storage = storage;
    this.document = document;
    this.forks = forks;
  }

  /** Whether its cell has no further fork in its block. */
  static boolean isLast(ForkRecord fork) {
    boolean replaced = fork.outcome().isFault() || fork.outcome() == Outcome.VOID;
    return !replaced || fork.attempt() >= ATTEMPTS;
  }

  /** What the kernel said at the edges of a fork's runs. */
  private final class Watched implements StagedForks.Stage {
    private final Path original;
    private long residentBefore;
    private long residentAfter;
    private PreparedStorage.State before;
    private long slowestAnswerNanos;
    private int sets;

    Watched(Path original) {
      this.original = original;
    }

    @Override
    public void set(long pid) throws IOException {
      if (sets == 0) {
        storage.admit(pid);
      } else {
        residentAfter += storage.after(original).residentPages();
      }
      before = storage.before(original);
      residentBefore = Math.max(residentBefore, before.residentPages());
      slowestAnswerNanos = Math.max(slowestAnswerNanos, before.answerNanos());
      sets++;
    }

    Map<String, Double> measures() {
      Map<String, Double> measures = new HashMap<>();
      if (sets > 1) {
        measures.put("residentBefore_pages", (double) residentBefore);
        measures.put("residentAfter_pages", (double) residentAfter / (sets - 1));
        measures.put("deviceRate_bytesPerSecond", storage.deviceBytesPerSecond());
        if (before.bytesPerSecond() >= 0) {
          measures.put("throttle_bytesPerSecond", (double) before.bytesPerSecond());
        }
        if (before.readAheadKib() >= 0) {
          measures.put("readAhead_bytes", before.readAheadKib() * BYTES_OF_KIB);
        }
        if (before.delayMillis() >= 0) {
          measures.put("remoteDelay_nanos", before.delayMillis() * NANOS_OF_MILLI);
          measures.put("remoteAnswer_nanos", (double) slowestAnswerNanos);
        }
      }
      return measures;
    }
  }

  /**
   * Runs the block. A fork that fails or is void is replaced once.
   *
   * @param original the document before the condition moved it
   * @param warmUp the warm-up file before the condition moved it
   * @param each takes each record as its fork ends
   */
  void run(
      Path original,
      Path warmUp,
      int round,
      int block,
      Random random,
      RunProgress progress,
      Consumer<ForkRecord> each)
      throws IOException, InterruptedException {
    List<PlannedCell> order = new ArrayList<>(group.group().cells());
    Collections.shuffle(order, random);
    for (int position = 1; position <= order.size(); position++) {
      PlannedCell cell = order.get(position - 1);
      boolean last = false;
      for (int attempt = 1; !last; attempt++) {
        progress.forkStarts(cell, round, block, attempt);
        storage.beforeWarmUp(warmUp);
        Watched watched = new Watched(original);
        ForkRecord fork =
            forks
                .run(
                    cell,
                    group.group().condition(),
                    document,
                    new ForkRecorder.Place(round, block, null, position, attempt),
                    watched)
                .withMeasures(watched.measures());
        each.accept(fork);
        last = isLast(fork);
      }
    }
  }
}
