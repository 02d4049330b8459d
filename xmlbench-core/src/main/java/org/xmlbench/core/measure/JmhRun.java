package org.xmlbench.core.measure;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** A run of JMH inside this JVM, which calls the current session's work. */
final class JmhRun {
  /**
   * In this time the compiler compiles what the start of a run of JMH has made hot; that is not the
   * subject's work and must not count as its unsteadiness.
   */
  private static final Duration SETTLING = Duration.ofMillis(30);

  private JmhRun() {}

  /**
   * Runs to the end. What the operation throws comes out as it was thrown.
   *
   * @param settling iterations of the compiler's, before those that are asked for
   * @param length of an iteration
   * @param mayWait whether iterations wait for turns
   */
  static void of(int settling, int iterations, Mode mode, Duration length, boolean mayWait)
      throws Exception {
    Options options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(DriverBenchmark.class.getName()) + "\\.")
            .mode(mode)
            .forks(0)
            .threads(1)
            .warmupIterations(settling)
            .warmupTime(TimeValue.nanoseconds(SETTLING.toNanos()))
            .measurementIterations(iterations)
            .measurementTime(TimeValue.nanoseconds(length.toNanos()))
            // Else JMH counts an iteration's time from before its fixture, which may wait for a
            // turn.
            .syncIterations(mayWait)
            .shouldDoGC(false)
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT)
            .build();
    try {
      new Runner(options).run();
    } catch (RunnerException e) {
      throw subjectsOwn(e);
    }
  }

  /** What the operation threw, out of the wrapping that JMH puts around it. */
  private static Exception subjectsOwn(RunnerException wrapped) {
    for (Throwable cause : causes(wrapped)) {
      if (cause instanceof Error error) {
        throw error;
      }
      if (cause instanceof Exception exception
          && !cause.getClass().getName().startsWith("org.openjdk.jmh.")
          && !(cause instanceof ExecutionException)) {
        return exception;
      }
    }
    return wrapped;
  }

  private static List<Throwable> causes(Throwable top) {
    List<Throwable> causes = new ArrayList<>();
    for (Throwable cause = top; cause != null; cause = cause.getCause()) {
      causes.add(cause);
      causes.addAll(List.of(cause.getSuppressed()));
    }
    return causes;
  }
}
