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
import org.xmlbench.core.record.ForkRecord;

/**
 * Runs forks so that their measured iterations alternate: then one fork works and the others wait.
 */
final class InterleavedForks {
  private final ForkExecutor executor;
  private final ForkTurns.Source source;

  InterleavedForks(ForkExecutor executor, ForkTurns.Source source) {
    this.executor = executor;
    this.source = source;
  }

  /** What is done with a thread for each fork. */
  @FunctionalInterface
  private interface Body {
    List<Future<ForkRecord>> run(ExecutorService threads) throws IOException, InterruptedException;
  }

  /**
   * Runs these forks.
   *
   * @param atOnce whether all start and warm up at the same time where there is a processor for
   *     each; else one starts when the one before it is warm and asleep
   * @return their records, in the same order
   * @throws InterruptedException when this thread is interrupted; the forks are killed first
   */
  List<ForkRecord> run(List<ForkRequest> requests, boolean atOnce, BlockListener listener)
      throws IOException, InterruptedException {
    return atOnce && Runtime.getRuntime().availableProcessors() >= requests.size()
        ? inThreads(threads -> startAtOnce(requests, listener, threads))
        : inThreads(threads -> startOneByOne(requests, listener, threads));
  }

  private static List<ForkRecord> inThreads(Body body) throws IOException, InterruptedException {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        List<ForkRecord> records = new ArrayList<>();
        for (Future<ForkRecord> fork : body.run(threads)) {
          records.add(result(fork));
        }
        return records;
      } catch (IOException | InterruptedException | RuntimeException e) {
        threads.shutdownNow();
        throw e;
      }
    }
  }

  private List<Future<ForkRecord>> startOneByOne(
      List<ForkRequest> requests, BlockListener listener, ExecutorService threads)
      throws IOException, InterruptedException {
    List<Future<ForkRecord>> forks = new ArrayList<>();
    List<ForkTurns> waiting = new ArrayList<>();
    for (ForkRequest request : requests) {
      ForkTurns turns = source.open(forks.size());
      forks.add(start(request, turns, listener, threads));
      if (turns.isAskedFor()) {
        waiting.add(turns);
      }
    }
    TurnScheduler.among(waiting);
    return forks;
  }

  private List<Future<ForkRecord>> startAtOnce(
      List<ForkRequest> requests, BlockListener listener, ExecutorService threads)
      throws IOException, InterruptedException {
    List<Future<ForkRecord>> forks = new ArrayList<>();
    Map<ForkTurns, Future<Boolean>> asked = new LinkedHashMap<>();
    for (ForkRequest request : requests) {
      ForkTurns turns = source.open(forks.size());
      forks.add(start(request, turns, listener, threads));
      // Each has a listener: the one that is warm first waits for the other, which is not its own
      // time.
      asked.put(turns, threads.submit(turns::isAskedFor));
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
