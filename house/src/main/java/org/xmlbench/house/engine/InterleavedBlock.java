package org.xmlbench.house.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.xmlbench.core.record.ForkRecord;

/**
 * The interleaved forks of one block. The first may start before the block's time has come; closing
 * it kills those that are still at work.
 */
final class InterleavedBlock implements AutoCloseable {
  private final List<ForkRequest> requests;
  private final BlockListener listener;
  private final ForkExecutor executor;
  private final Turns source;
  private final WarmUpSlots slots;
  private final boolean servers;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final List<Future<ForkRecord>> forks = new ArrayList<>();
  private final List<ForkTurns> turns = new ArrayList<>();
  private final List<Future<Boolean>> asked = new ArrayList<>();
  private final List<ForkPhases> phases = new ArrayList<>();
  private Future<?> starting;
  private int early;

  /** Makes the turns of one more fork. */
  @FunctionalInterface
  interface Turns {
    /** Those of the next fork. */
    ForkTurns open() throws IOException;
  }

  InterleavedBlock(
      List<ForkRequest> requests,
      BlockListener listener,
      ForkExecutor executor,
      Turns source,
      WarmUpSlots slots) {
    this.requests = List.copyOf(requests);
    this.listener = listener;
    this.executor = executor;
    this.source = source;
    this.slots = slots;
    this.servers = requests.stream().anyMatch(request -> request.cell().callsServer());
  }

  /** Starts one fork as soon as it may warm up. */
  void startOne() throws IOException, InterruptedException {
    WarmUpSlots.Slot slot = slots.take(servers);
    ForkRequest request = requests.get(forks.size());
    ForkTurns own = source.open();
    ForkPhases phase = new ForkPhases();
    synchronized (listener) {
      listener.starts(request);
    }
    turns.add(own);
    phases.add(phase);
    forks.add(threads.submit(() -> run(request, own, phase)));
    asked.add(threads.submit(() -> isAskedFor(own, slot, phase)));
  }

  /** Starts those that have not started, each as soon as it may warm up. */
  void startOthers() {
    early = forks.size();
    starting =
        threads.submit(
            () -> {
              while (forks.size() < requests.size()) {
                startOne();
              }
              return null;
            });
  }

  /**
   * Starts the others, grants turns until no fork wants one, and waits for the ends.
   *
   * @param ahead what may begin meanwhile
   * @return the records, in the order of the requests
   * @throws InterruptedException when this thread is interrupted
   */
  List<ForkRecord> finish(Ahead ahead) throws IOException, InterruptedException {
    if (starting == null) {
      startOthers();
    }
    result(starting);
    boolean odd = (requests.size() - early) % 2 != 0;
    if (odd && slots.all() > 1 && !servers) {
      ahead.besideTheLast();
    }
    slots.measure(this::grantTurns);
    ahead.afterTheTurns();
    List<ForkRecord> records = new ArrayList<>();
    for (Future<ForkRecord> fork : forks) {
      records.add(result(fork));
    }
    return records;
  }

  private void grantTurns() throws IOException, InterruptedException {
    List<ForkTurns> waiting = new ArrayList<>();
    for (int i = 0; i < asked.size(); i++) {
      if (result(asked.get(i))) {
        waiting.add(turns.get(i));
      }
    }
    TurnScheduler.among(waiting);
    phases.forEach(ForkPhases::turnsEnd);
  }

  /** A fork that asks for its first turn is warm and sleeps; one that has ended asks for none. */
  private static boolean isAskedFor(ForkTurns turns, WarmUpSlots.Slot slot, ForkPhases phase)
      throws IOException, InterruptedException {
    try {
      boolean warm = turns.isAskedFor();
      if (warm) {
        phase.isWarm();
      }
      return warm;
    } finally {
      slot.release();
    }
  }

  private ForkRecord run(ForkRequest request, ForkTurns own, ForkPhases phase)
      throws IOException, InterruptedException {
    try (own) {
      ForkRecord ended = executor.run(request.asking(own));
      // One without a figure, such as a wrong one, keeps no measure.
      ForkRecord fork = ended.measured() == null ? ended : ended.withMeasures(phase.measures());
      synchronized (listener) {
        listener.ended(fork);
      }
      return fork;
    }
  }

  private static <T> T result(Future<T> future) throws IOException, InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case IOException io -> throw io;
        case InterruptedException interrupted -> throw interrupted;
        case RuntimeException failure -> throw failure;
        default -> throw new AssertionError("a fork's thread ended", e.getCause());
      }
    }
  }

  /** Kills the forks that have not ended, and waits until they have. */
  @Override
  public void close() {
    threads.shutdownNow();
    threads.close();
  }
}
