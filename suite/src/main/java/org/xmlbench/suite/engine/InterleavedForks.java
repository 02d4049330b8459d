package org.xmlbench.suite.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import org.xmlbench.core.record.ForkRecord;

/**
 * Runs forks so that their measured iterations alternate: then one fork works and the others wait.
 *
 * <p>Before that they warm up, two at a time where the host has two processors: a fork that parses
 * and compiles uses more than one, and a pair, such as a gate's, has the same neighbour on both
 * sides. One that calls a server warms up alone. No turn is granted before all are warm.
 */
final class InterleavedForks {
  private static final int WARMING_UP = 2;

  private final ForkExecutor executor;
  private final ForkTurns.Source source;
  private final int warmingUp;

  /**
   * @param warmingUp how many forks warm up at the same time, at most
   */
  InterleavedForks(ForkExecutor executor, ForkTurns.Source source, int warmingUp) {
    this.executor = executor;
    this.source = source;
    this.warmingUp = warmingUp;
  }

  /** How many forks this host can warm up at the same time. */
  static int warmingUp() {
    return Math.min(WARMING_UP, Runtime.getRuntime().availableProcessors());
  }

  /**
   * Runs these forks.
   *
   * @return their records, in the same order
   * @throws InterruptedException when this thread is interrupted; the forks are killed first
   */
  List<ForkRecord> run(List<ForkRequest> requests, BlockListener listener)
      throws IOException, InterruptedException {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        List<ForkRecord> records = new ArrayList<>();
        for (Future<ForkRecord> fork : start(requests, listener, threads)) {
          records.add(result(fork));
        }
        return records;
      } catch (IOException | InterruptedException | RuntimeException e) {
        threads.shutdownNow();
        throw e;
      }
    }
  }

  /** Starts all, and grants turns until none wants one. */
  private List<Future<ForkRecord>> start(
      List<ForkRequest> requests, BlockListener listener, ExecutorService threads)
      throws IOException, InterruptedException {
    List<Future<ForkRecord>> forks = new ArrayList<>();
    Map<ForkTurns, Future<Boolean>> asked = new LinkedHashMap<>();
    boolean servers = requests.stream().anyMatch(request -> request.cell().callsServer());
    Semaphore slots = new Semaphore(servers ? 1 : warmingUp);
    for (ForkRequest request : requests) {
      slots.acquire();
      ForkTurns turns = source.open(forks.size());
      forks.add(start(request, turns, listener, threads));
      asked.put(turns, threads.submit(() -> isAskedFor(turns, slots)));
    }
    List<ForkTurns> waiting = new ArrayList<>();
    for (Map.Entry<ForkTurns, Future<Boolean>> one : asked.entrySet()) {
      if (result(one.getValue())) {
        waiting.add(one.getKey());
      }
    }
    TurnScheduler.among(waiting);
    return forks;
  }

  /** A fork that asks for its first turn is warm and sleeps; one that has ended asks for none. */
  private static boolean isAskedFor(ForkTurns turns, Semaphore slots)
      throws IOException, InterruptedException {
    try {
      return turns.isAskedFor();
    } finally {
      slots.release();
    }
  }

  private Future<ForkRecord> start(
      ForkRequest request, ForkTurns turns, BlockListener listener, ExecutorService threads) {
    synchronized (listener) {
      listener.starts(request);
    }
    return threads.submit(() -> run(request, turns, listener));
  }

  private ForkRecord run(ForkRequest request, ForkTurns turns, BlockListener listener)
      throws IOException, InterruptedException {
    try (turns) {
      ForkRecord fork = executor.run(request.asking(turns));
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
}
