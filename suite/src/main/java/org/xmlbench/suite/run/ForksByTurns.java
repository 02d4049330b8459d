package org.xmlbench.suite.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.suite.plan.Condition;
import org.xmlbench.suite.plan.PlannedCell;

/**
 * Runs the forks of a block so that their measured iterations alternate. One starts and warms up
 * when the one before it is warm and asleep: at any time one fork works and the others wait.
 */
public final class ForksByTurns {
  private final List<ForkRunner> runners;
  private final Path sockets;

  /**
   * @param runners one for each fork of a block, with a process of its own
   * @param sockets a folder for the sockets of the forks that are there at a time
   */
  ForksByTurns(List<ForkRunner> runners, Path sockets) {
    this.runners = List.copyOf(runners);
    this.sockets = sockets;
  }

  /**
   * A fork to run.
   *
   * @param place where in the run it stands
   */
  public record Request(
      PlannedCell cell, Condition condition, PreparedDocument document, ForkRecorder.Place place) {

    /** The same once more. */
    Request again() {
      return new Request(cell, condition, document, place.again());
    }
  }

  /** Hears how the forks go on, of one at a time. */
  interface Listener {
    /** Its process starts. */
    void starts(Request request);

    /** It has ended, while others may still be at work. */
    void ended(ForkRecord fork);
  }

  private static final Listener SILENT =
      new Listener() {
        @Override
        public void starts(Request request) {}

        @Override
        public void ended(ForkRecord fork) {}
      };

  /**
   * Runs these forks, at most as many as there are runners.
   *
   * @return their records, in the same order
   * @throws org.xmlbench.results.store.DiskFullException when one went wrong and there is no room
   * @throws InterruptedException when this thread is interrupted; the forks are killed first
   */
  List<ForkRecord> run(List<Request> requests, Listener listener)
      throws IOException, InterruptedException {
    return run(requests, listener, _ -> false);
  }

  /**
   * The same, but once a fork has failed before it measured, no other is started: a pair without
   * one arm is none.
   *
   * @return the records of the forks that were started
   * @throws org.xmlbench.results.store.DiskFullException when one went wrong and there is no room
   * @throws InterruptedException when this thread is interrupted; the forks are killed first
   */
  public List<ForkRecord> runWhileWell(List<Request> requests)
      throws IOException, InterruptedException {
    return run(requests, SILENT, fork -> fork.outcome().isFault());
  }

  private List<ForkRecord> run(
      List<Request> requests, Listener listener, Predicate<ForkRecord> ends)
      throws IOException, InterruptedException {
    try (ExecutorService forks = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        return records(start(requests, listener, forks, ends));
      } catch (IOException | InterruptedException | RuntimeException e) {
        forks.shutdownNow();
        throw e;
      }
    }
  }

  private List<Future<ForkRecord>> start(
      List<Request> requests, Listener listener, ExecutorService forks, Predicate<ForkRecord> ends)
      throws IOException, InterruptedException {
    List<Future<ForkRecord>> records = new ArrayList<>();
    List<Seat> waiting = new ArrayList<>();
    for (Request request : requests) {
      Seat seat = Seat.at(sockets.resolve(String.valueOf(records.size())));
      ForkRunner runner = runners.get(records.size());
      synchronized (listener) {
        listener.starts(request);
      }
      records.add(forks.submit(() -> sit(runner, request, seat, listener)));
      if (seat.isAskedFor()) {
        waiting.add(seat);
      } else if (ends.test(record(records.getLast()))) {
        break;
      }
    }
    TurnTaking.among(waiting);
    return records;
  }

  private static ForkRecord sit(ForkRunner runner, Request request, Seat seat, Listener listener)
      throws IOException, InterruptedException {
    try (seat) {
      ForkRecord record =
          runner.run(
              request.cell(), request.condition(), request.document(), request.place(), seat);
      synchronized (listener) {
        listener.ended(record);
      }
      return record;
    }
  }

  private static List<ForkRecord> records(List<Future<ForkRecord>> futures)
      throws IOException, InterruptedException {
    List<ForkRecord> records = new ArrayList<>();
    for (Future<ForkRecord> future : futures) {
      records.add(record(future));
    }
    return records;
  }

  private static ForkRecord record(Future<ForkRecord> future)
      throws IOException, InterruptedException {
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
