package org.xmlbench.core.measure;

import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.xmlbench.core.event.CacheLinePadding;
import org.xmlbench.core.platform.ThreadAffinity;
import org.xmlbench.core.platform.ThreadReading;

/**
 * One of the threads of {@link ParallelOperations}: its operation, made in the thread that repeats
 * it, and what its iterations took. Other threads read that only while it waits.
 */
final class OperationThread extends CacheLinePadding {
  private final Callable<TimedOperation> factory;
  private final int number;
  private TimedOperation operation;
  private OptionalInt processor = OptionalInt.empty();
  private boolean isBound;
  private long operations;
  private long wallNanos;
  private ThreadReading used = ThreadReading.NOTHING;
  private Throwable failure;
  private String digest;

  /**
   * @param number from 0
   */
  OperationThread(int number, Callable<TimedOperation> factory) {
    this.number = number;
    this.factory = factory;
  }

  /** Ends the loops of all threads. Alone in its cache lines: each operation reads it. */
  static final class StopSign extends CacheLinePadding {
    private volatile boolean raised;

    void set(boolean raise) {
      raised = raise;
    }

    boolean isRaised() {
      return raised;
    }
  }

  /** What the threads do at the same time. */
  @FunctionalInterface
  interface Step {
    void in(OperationThread thread) throws Exception;
  }

  /** Does a step, and keeps what it throws: then the other threads stop as well. */
  void perform(Step step, StopSign stop) {
    try {
      step.in(this);
    } catch (Throwable e) {
      failure = e;
      stop.set(true);
    }
  }

  /** Makes the operation. Each thread begins with another order of the document. */
  void prepare() throws Exception {
    operation = factory.call();
    operation.startAt(number);
  }

  /** Repeats the operation until the sign is raised, once at least. */
  void iterate(StopSign stop) throws Exception {
    long operationsBefore = operation.operations();
    ThreadReading before = ThreadReading.ofCurrentThread();
    long start = System.nanoTime();
    do {
      operation.run();
    } while (!stop.isRaised());
    wallNanos = System.nanoTime() - start;
    used = ThreadReading.ofCurrentThread().since(before);
    operations = operation.operations() - operationsBefore;
  }

  /** Parses once more, and compares totals and digest. */
  void verify() throws Exception {
    digest = operation.verify();
  }

  /** Binds this thread to a processor of its own, for the rest of its life. */
  void bind() {
    if (!isBound && !operation.startsThreads()) {
      processor = ThreadAffinity.bind(number);
      isBound = true;
    }
  }

  OptionalInt processor() {
    return processor;
  }

  TimedOperation operation() {
    return operation;
  }

  /** Operations of its last iteration. */
  long operations() {
    return operations;
  }

  /** Its last iteration, from the start of the first operation to the end of the last. */
  long wallNanos() {
    return wallNanos;
  }

  /** CPU time and allocation of its last iteration. */
  ThreadReading used() {
    return used;
  }

  String digest() {
    return digest;
  }

  /** What ended its work; {@code null} where nothing did. */
  Throwable failure() {
    return failure;
  }

  int number() {
    return number;
  }
}
