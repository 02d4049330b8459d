package org.xmlbench.core.measure;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.core.platform.ThreadReading;

/** What a fork times: one operation, repeated, in one thread or in several. */
public interface TimedWork {
  /**
   * Runs the operation once and checks what is cheap to check; the benchmark's body.
   *
   * @return what must not be optimised away
   * @throws WrongEventsException when the result is not what it must be
   */
  Object run() throws Exception;

  /** Operations that have ended since the start. */
  long operations();

  /**
   * Whether each operation leaves a large structure to the collector. Such work is measured for so
   * many operations and collections that one more or less makes no difference.
   */
  default boolean buildsTrees() {
    return false;
  }

  /**
   * CPU time so far of other processes that do part of the work, in nanoseconds: it is part of what
   * an operation costs. 0 where there are none.
   */
  default long otherCpuNanos() {
    return 0;
  }

  /**
   * Of that, what compilers of those processes took; empty where it is unknown, and 0 where there
   * are none.
   */
  default OptionalLong otherCompilerNanos() {
    return OptionalLong.of(0);
  }

  /** Whether an operation starts threads, which would be bound with the thread that starts them. */
  default boolean startsThreads() {
    return false;
  }

  /** Whether an operation waits for another process, such as a server. */
  default boolean waitsForProcesses() {
    return false;
  }

  /** Wall time of its operations, in nanoseconds; only differences mean anything. */
  default long wallNanos() {
    return System.nanoTime();
  }

  /** CPU time and allocation so far of the threads that do its operations. */
  default ThreadReading threads() {
    return ThreadReading.ofCurrentThread();
  }

  /**
   * The clocks of a program that does the whole work in a separate process, as they stand now: then
   * they are the figure, and what this JVM does meanwhile is not part of it. Empty where the work
   * is done here, from the first call to the last.
   */
  default Optional<ProgramClocks> programClocks() {
    return Optional.empty();
  }

  /**
   * What a program has used so far for its operations, by its own reading; only differences mean
   * anything.
   *
   * @param wallNanos wall time of its operations
   * @param cpuNanos CPU time of its process during these
   */
  record ProgramClocks(long wallNanos, long cpuNanos) {}

  /** Begins to watch the other host where the processes run that it waits for, if it is another. */
  default void watchOtherHost() {}

  /**
   * The largest share of a host's processors that other work has taken.
   *
   * @param here this host's, which was watched while it was measured
   */
  default OptionalDouble otherWork(OtherWork here) {
    return here.share();
  }
}
