package org.xmlbench.core.measure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import org.openjdk.jmh.annotations.Mode;
import org.xmlbench.core.driver.UnsupportedDocumentException;
import org.xmlbench.core.platform.ThreadReading;

/**
 * The operation of a fork in several threads at the same time, each with a driver, a parser and a
 * sink of its own. One call of {@link #run()} is an iteration: all threads start at a barrier,
 * repeat their operations without anything that they share but the sign that ends it, and the call
 * returns when all have ended.
 *
 * <p>A thread ends its last operation somewhat before or after the others. So the wall time of an
 * iteration is that in which its operations are done at the threads' rates together, each rate
 * being of the thread's own time: a thread that has ended and waits for the others is not idle for
 * lack of work.
 */
final class ParallelOperations implements VerifiedWork, WorkLoop {
  /** Operations of each thread in an iteration, about: its threads end at different times. */
  private static final int LEAST_OPERATIONS = 10;

  private final List<OperationThread> threads = new ArrayList<>();
  private final OperationThread.StopSign stop = new OperationThread.StopSign();
  private final CyclicBarrier start;
  private final CyclicBarrier end;
  private volatile OperationThread.Step step;
  private Duration length = Duration.ZERO;
  private boolean binds;

  private long operations;
  private long wallNanos;
  private ThreadReading used = ThreadReading.NOTHING;

  private ParallelOperations(List<Callable<TimedOperation>> factories) {
    start = new CyclicBarrier(factories.size() + 1);
    end = new CyclicBarrier(factories.size() + 1);
    for (Callable<TimedOperation> factory : factories) {
      threads.add(new OperationThread(threads.size(), factory));
    }
  }

  /**
   * Starts the threads.
   *
   * @param first operation of the first thread
   * @param count how many threads there are
   * @param others makes the operation of each other one, in that thread
   */
  static ParallelOperations start(TimedOperation first, int count, Callable<TimedOperation> others)
      throws Exception {
    List<Callable<TimedOperation>> factories = new ArrayList<>();
    factories.add(() -> first);
    while (factories.size() < count) {
      factories.add(others);
    }
    ParallelOperations all = new ParallelOperations(factories);
    all.threads.forEach(
        thread -> Thread.ofPlatform().daemon().name("operations").start(() -> all.serve(thread)));
    all.inAll(OperationThread::prepare, Duration.ZERO);
    return all;
  }

  private void serve(OperationThread thread) {
    try {
      while (true) {
        start.await();
        thread.perform(step, stop);
        end.await();
      }
    } catch (InterruptedException | BrokenBarrierException e) {
      // The fork ends.
      Thread.currentThread().interrupt();
    }
  }

  /** Has all threads do that, and raises the sign after so long. */
  private void inAll(OperationThread.Step what, Duration until) throws Exception {
    stop.set(false);
    step = what;
    start.await();
    Thread.sleep(until);
    stop.set(true);
    end.await();
    requireSuccess();
  }

  private void requireSuccess() throws Exception {
    for (OperationThread thread : threads) {
      Throwable failure = thread.failure();
      String where =
          "with %d threads in one JVM, in thread %d: ".formatted(count(), thread.number() + 1);
      switch (failure) {
        case null -> {}
        case WrongEventsException wrong ->
            throw new WrongEventsException(where + wrong.getMessage());
        case UnsupportedDocumentException lack -> throw lack;
        default -> throw new FailedThreadException(where, failure);
      }
    }
  }

  @Override
  public WorkLoop loop() {
    return this;
  }

  @Override
  public void last(Duration each) {
    length = each;
  }

  /** A call of this work is a whole iteration. */
  @Override
  public Mode mode(Mode wanted) {
    return Mode.SingleShotTime;
  }

  /**
   * Binds each thread to a processor of its own from the next iteration on. Where there are more
   * threads than processors none is bound: the system distributes them.
   */
  @Override
  public void bind() {
    binds = count() <= Runtime.getRuntime().availableProcessors();
  }

  @Override
  public Object run() throws Exception {
    if (binds) {
      inAll(thread -> thread.bind(), Duration.ZERO);
      binds = false;
    }
    inAll(thread -> thread.iterate(stop), length);
    long done = 0;
    double rate = 0;
    for (OperationThread thread : threads) {
      done += thread.operations();
      used = used.plus(thread.used());
      rate += (double) thread.operations() / Math.max(1, thread.wallNanos());
    }
    operations += done;
    wallNanos += Math.round(done / rate);
    return this;
  }

  /** All threads parse at the same time, each by its own parser. */
  @Override
  public String verify() throws Exception {
    inAll(OperationThread::verify, Duration.ZERO);
    return threads.getFirst().digest();
  }

  @Override
  public void forget() {
    threads.forEach(thread -> thread.operation().forget());
  }

  int count() {
    return threads.size();
  }

  /** One that holds enough operations of each thread. */
  @Override
  public long shortestNanos(long operationNanos) {
    return LEAST_OPERATIONS * count() * operationNanos;
  }

  @Override
  public List<Integer> processors() {
    return threads.stream()
        .map(OperationThread::processor)
        .filter(OptionalInt::isPresent)
        .map(OptionalInt::getAsInt)
        .toList();
  }

  @Override
  public long operations() {
    return operations;
  }

  @Override
  public long wallNanos() {
    return wallNanos;
  }

  @Override
  public ThreadReading threads() {
    return used;
  }

  @Override
  public boolean buildsTrees() {
    return threads.getFirst().operation().buildsTrees();
  }
}
