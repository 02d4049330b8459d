package org.xmlbench.house.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.results.stats.Retired;

/**
 * Runs the forks of one block, in the block's order, inside its stage, with its retries. A fork
 * whose document or cell cannot be measured gets a record and no process.
 */
public final class BlockRunner {
  private final ForkExecutor executor;
  private final ForkTurns.Source turns;
  private final ForkRecords records;
  private final InterleavedForks interleaved;

  /**
   * @param executor runs a fork
   * @param turns makes the turns of forks that are interleaved, or whose stage grants turns
   * @param records makes the records of forks that are skipped
   */
  public BlockRunner(ForkExecutor executor, ForkTurns.Source turns, ForkRecords records) {
    this(executor, turns, records, InterleavedForks.warmingUp());
  }

  /**
   * The same on a host that can warm up so many forks at the same time.
   *
   * @param warmingUp how many, at most
   */
  BlockRunner(ForkExecutor executor, ForkTurns.Source turns, ForkRecords records, int warmingUp) {
    this.executor = executor;
    this.turns = turns;
    this.records = records;
    this.interleaved = new InterleavedForks(executor, turns, warmingUp);
  }

  /**
   * Runs the block.
   *
   * @return the records of all attempts
   * @throws InterruptedException when this thread is interrupted; the forks are killed first
   */
  List<ForkRecord> run(Block block, BlockStage stage, BlockListener listener)
      throws IOException, InterruptedException {
    return run(block, stage, listener, null, Ahead.NONE);
  }

  /**
   * Whether a block's forks may begin before its time has come: they are interleaved, and all of
   * them are processes.
   */
  static boolean canBegin(Block block) {
    return block.order() == Block.Order.INTERLEAVED
        && block.retry() == Block.Retry.NONE
        && block.requests().size() > 1
        && block.requests().stream().allMatch(request -> request.skipped() == null);
  }

  /** The forks of a block, of which none has started, to be handed over when its time has come. */
  InterleavedBlock begin(Block block, BlockListener listener) {
    return interleaved.block(block.requests(), listener);
  }

  /**
   * The same of a block that may have begun.
   *
   * @param begun its forks, some of which have started; {@code null} where it has not begun
   * @param ahead what may begin meanwhile
   */
  List<ForkRecord> run(
      Block block, BlockStage stage, BlockListener listener, InterleavedBlock begun, Ahead ahead)
      throws IOException, InterruptedException {
    records.prepare(block.requests());
    Attempts attempts = new Attempts(block, stage, listener, ahead);
    if (begun != null) {
      return begun.finish(ahead);
    }
    switch (block.retry()) {
      case NONE, ALONE -> attempts.repeatingAlone();
      case TOGETHER -> attempts.repeatingTogether();
    }
    return attempts.all;
  }

  private final class Attempts {
    private final Block block;
    private final BlockStage stage;
    private final BlockListener listener;
    private final Ahead ahead;
    private final List<ForkRecord> all = new ArrayList<>();

    Attempts(Block block, BlockStage stage, BlockListener listener, Ahead ahead) {
      this.ahead = ahead;
      this.block = block;
      this.stage = stage;
      this.listener = listener;
    }

    void repeatingAlone() throws IOException, InterruptedException {
      if (block.order() == Block.Order.SEQUENTIAL || block.requests().size() == 1) {
        for (ForkRequest request : block.requests()) {
          repeat(request, one(request));
        }
        return;
      }
      List<ForkRecord> first = together(block.requests());
      for (int i = 0; i < first.size(); i++) {
        repeat(block.requests().get(i), first.get(i));
      }
    }

    private void repeat(ForkRequest request, ForkRecord first)
        throws IOException, InterruptedException {
      if (block.retry().repeats(first)) {
        one(request.again());
      }
    }

    void repeatingTogether() throws IOException, InterruptedException {
      boolean well = true;
      for (List<ForkRequest> some : units()) {
        well = well && untilAllAreWell(some);
      }
    }

    private List<List<ForkRequest>> units() {
      return block.order() == Block.Order.SEQUENTIAL
          ? block.requests().stream().map(List::of).toList()
          : List.of(block.requests());
    }

    /** Whether all ended well before one of them had failed too often. */
    private boolean untilAllAreWell(List<ForkRequest> requests)
        throws IOException, InterruptedException {
      List<ForkRequest> next = requests;
      int[] failed = new int[requests.size()];
      while (true) {
        List<ForkRecord> ended = next.size() == 1 ? List.of(one(next.getFirst())) : together(next);
        boolean well = true;
        for (int i = 0; i < failed.length; i++) {
          if (Block.isMissing(ended.get(i))) {
            well = false;
            failed[i]++;
          }
          if (failed[i] == Retired.ATTEMPTS) {
            return false;
          }
        }
        if (well) {
          return true;
        }
        next = next.stream().map(ForkRequest::again).toList();
      }
    }

    private ForkRecord one(ForkRequest request) throws IOException, InterruptedException {
      if (request.skipped() != null) {
        return ended(records.skipped(request));
      }
      listener.starts(request);
      ForkRequest prepared = stage.prepare(request);
      ForkRecord fork =
          stage.grantsTurns()
              ? StagedFork.run(executor, turns, prepared, stage)
              : executor.run(prepared);
      Map<Measure, Double> measures = stage.measures();
      return ended(measures.isEmpty() ? fork : fork.withMeasures(measures));
    }

    private List<ForkRecord> together(List<ForkRequest> requests)
        throws IOException, InterruptedException {
      if (requests.stream().anyMatch(request -> request.skipped() != null)) {
        List<ForkRecord> ended = new ArrayList<>();
        for (ForkRequest request : requests) {
          ended.add(one(request));
        }
        return ended;
      }
      List<ForkRequest> prepared = new ArrayList<>();
      for (ForkRequest request : requests) {
        prepared.add(stage.prepare(request));
      }
      BlockListener keeping =
          new BlockListener() {
            @Override
            public void starts(ForkRequest request) {
              listener.starts(request);
            }

            @Override
            public void ended(ForkRecord fork) {
              Attempts.this.ended(fork);
            }
          };
      try (InterleavedBlock forks = interleaved.block(prepared, keeping)) {
        return forks.finish(ahead);
      }
    }

    private ForkRecord ended(ForkRecord fork) {
      all.add(fork);
      listener.ended(fork);
      return fork;
    }
  }
}
