package org.xmlbench.suite.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.suite.plan.Condition;
import org.xmlbench.suite.plan.PlannedCell;

/**
 * Runs the forks of a block so that their measured iterations alternate: then one fork works and
 * the others wait.
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
   * Runs these forks, at most as many as there are runners. One starts and warms up when the one
   * before it is warm and asleep.
   *
   * @return their records, in the same order
   * @throws org.xmlbench.results.store.DiskFullException when one went wrong and there is no room
   * @throws InterruptedException when this thread is interrupted; the forks are killed first
   */
  List<ForkRecord> run(List<Request> requests, Listener listener)
      throws IOException, InterruptedException {
    return inThreads(forks -> records(startOneByOne(requests, listener, forks)));
  }

  /**
   * The same for a pair, whose two start and warm up at the same time where the host has a
   * processor for each: both have the same neighbour, and the time of a gate is mostly that.
   *
   * @return their records, in the same order
   * @throws org.xmlbench.results.store.DiskFullException when one went wrong and there is no room
   * @throws InterruptedException when this thread is interrupted; the forks are killed first
   */
  public List<ForkRecord> runPair(List<Request> requests) throws IOException, InterruptedException {
    return Runtime.getRuntime().availableProcessors() < requests.size()
        ? run(requests, SILENT)
        : inThreads(forks -> records(startTogether(requests, forks)));
  }

  /** What is done with a thread for each fork. */
  @FunctionalInterface
  private interface Body {
    List<ForkRecord> run(ExecutorService forks) throws IOException, InterruptedException;
  }

  private static List<ForkRecord> inThreads(Body body) throws IOException, InterruptedException {
    try (ExecutorService forks = Executors.newVirtualThreadPerTaskExecutor()) {
      try {
        return body.run(forks);
      } catch (IOException | InterruptedException | RuntimeException e) {
        forks.shutdownNow();
        throw e;
      }
    }
  }

  private List<Future<ForkRecord>> startOneByOne(
      List<Request> requests, Listener listener, ExecutorService forks)
      throws IOException, InterruptedException {
    List<Future<ForkRecord>> records = new ArrayList<>();
    List<Seat> waiting = new ArrayList<>();
    for (Request request : requests) {
      Seat seat = Seat.at(sockets.resolve(String.valueOf(records.size())));
      records.add(start(request, runners.get(records.size()), seat, listener, forks));
      if (seat.isAskedFor()) {
        waiting.add(seat);
      }
    }
    TurnTaking.among(waiting);
    return records;
  }

  private List<Future<ForkRecord>> startTogether(List<Request> requests, ExecutorService forks)
      throws IOException, InterruptedException {
    List<Future<ForkRecord>> records = new ArrayList<>();
    Map<Seat, Future<Boolean>> asked = new LinkedHashMap<>();
    for (Request request : requests) {
      Seat seat = Seat.at(sockets.resolve(String.valueOf(records.size())));
      records.add(start(request, runners.get(records.size()), seat, SILENT, forks));
      // Each is listened to: who is warm first waits for the other, which is no time of its own.
      asked.put(seat, forks.submit(seat::isAskedFor));
    }
    List<Seat> waiting = new ArrayList<>();
    for (Map.Entry<Seat, Future<Boolean>> seat : asked.entrySet()) {
      if (result(seat.getValue())) {
        waiting.add(seat.getKey());
      }
    }
    TurnTaking.among(waiting);
    return records;
  }

  private static Future<ForkRecord> start(
      Request request, ForkRunner runner, Seat seat, Listener listener, ExecutorService forks) {
    synchronized (listener) {
      listener.starts(request);
    }
    return forks.submit(() -> sit(runner, request, seat, listener));
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
      records.add(result(future));
    }
    return records;
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
