package org.xmlbench.core.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.xmlbench.core.platform.ThreadAffinity;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;

/**
 * Warms up, measures and verifies one operation in this JVM.
 *
 * <p>This JVM is the fork: it is fresh and measures one cell. JMH therefore runs with {@code
 * forks=0} inside it. Warm-up is JMH iterations of a short window, one run of JMH each, until the
 * CPU-time floor is reached and a window passes without a compilation of a watched method.
 */
public final class ForkSession {
  /** Our own code on the path from the benchmark's body to the sink. */
  private static final List<String> OWN_CODE =
      List.of(
          "org.xmlbench.core.driver.",
          "org.xmlbench.core.event.",
          "org.xmlbench.core.input.",
          "org.xmlbench.core.measure.TimedOperation");

  /** Compiler-thread CPU time in the measured phase above this share of it: not steady. */
  private static final double MAX_COMPILER_SHARE = 0.02;

  /**
   * Compiler-thread CPU time in a window of the warm-up above this share of it: not quiet. It is
   * there to find a compilation that began before the window and continues; the start of JMH for
   * each window costs the compilers two or three per cent by itself.
   */
  private static final double MAX_COMPILER_SHARE_OF_WINDOW = 0.06;

  /**
   * In this time the compiler compiles what the start of a run of JMH has made hot; that is not the
   * subject's work and must not count as its unsteadiness.
   */
  private static final Duration SETTLING = Duration.ofMillis(30);

  /** Set once, before JMH makes the benchmark's state. */
  private static ForkSession current;

  private final ForkArguments.Schedule schedule;
  private final TimedWork work;
  private final IterationProbe probe;
  private final CompilationLog compilations;
  private final Turns turns;
  private volatile OptionalInt processor = OptionalInt.empty();
  private boolean quietBefore;
  private boolean quietWhile;

  private ForkSession(Setting setting, TimedWork work, CompilationLog log, Turns turns) {
    this.schedule = setting.schedule();
    this.work = work;
    this.turns = turns;
    this.probe = new IterationProbe(work, turns);
    ThreadAffinity.prepare();
    this.compilations = log;
  }

  /**
   * What a session goes by.
   *
   * @param schedule how long to warm up and to measure
   * @param files where this JVM writes its compilations and asks for its turns
   * @param watched beginnings of the names of classes whose compilation means that the subject is
   *     not warm yet; the harness's own are added
   */
  public record Setting(ForkArguments.Schedule schedule, ForkFiles files, List<String> watched) {
    public Setting {
      watched = List.copyOf(watched);
    }
  }

  /** The session of this JVM. */
  public static ForkSession start(Setting setting, TimedWork work) throws IOException {
    List<String> watched = new ArrayList<>(setting.watched());
    watched.addAll(OWN_CODE);
    // What is compiled here while a program does the work makes no figure of it unsteady.
    boolean here = work.programClocks().isEmpty();
    Path written = setting.files().compilations();
    CompilationLog log = written == null || !here ? null : CompilationLog.follow(written, watched);
    current = new ForkSession(setting, work, log, setting.files().openTurns());
    return current;
  }

  static ForkSession current() {
    return current;
  }

  TimedWork work() {
    return work;
  }

  IterationProbe probe() {
    return probe;
  }

  /** Warm-up and measured iterations that have ended. */
  public List<Iteration> iterations() {
    return probe.iterations();
  }

  /** The clocks of the measured iterations; {@code null} before the last has ended. */
  public Measured measured() {
    return probe.measured();
  }

  /** Of the CPU time of the measured iterations, that of other processes; nanoseconds. */
  public long measuredOtherNanos() {
    return probe.measuredOtherNanos();
  }

  /**
   * Called by each thread that runs iterations, before it does. While it warms up it may use any
   * processor: forks of a pair do so at the same time. The thread that commands a program is no
   * measuring thread.
   */
  void bindMeasuringThread() {
    if (probe.measures() && work.programClocks().isEmpty()) {
      processor = ThreadAffinity.bind();
    }
  }

  /** Where the measuring thread is bound to; empty where none is. */
  public OptionalInt processor() {
    return processor;
  }

  /** Whether the compiler left the watched methods alone in the last window and while measured. */
  public boolean steady() {
    return quietBefore && quietWhile;
  }

  /** Warms up, then measures. What the operation throws comes out as it was thrown. */
  public void run() throws Exception {
    warmUp();
    int iterations = schedule.iterationsOf(probe.operationNanos());
    probe.expect(1, iterations);
    runJmh(1, iterations, schedule.iteration());
    // Verification works as hard as an iteration does: it waits until no fork measures any more.
    turns.rest();
    quietWhile = noneCompiled() && compilerShare() < MAX_COMPILER_SHARE;
  }

  /**
   * The first run of JMH spans most of the CPU-time floor, then each run is one window. What was
   * compiled before the last window does not matter.
   */
  private void warmUp() throws Exception {
    long cpuStart = probe.cpuNanos();
    long wallStart = System.nanoTime();
    int windows =
        Math.toIntExact(
            Math.max(1, schedule.warmupCpu().toNanos() / schedule.window().toNanos() - 1));
    do {
      probe.expect(windows, 0);
      // A compilation is logged when it begins, and may run for seconds: so its CPU time counts.
      long compilerStart = probe.compilerNanos();
      runJmh(0, windows, schedule.window());
      boolean idle =
          work.programClocks().isPresent()
              || probe.compilerNanos() - compilerStart
                  < MAX_COMPILER_SHARE_OF_WINDOW * schedule.window().toNanos();
      quietBefore = noneCompiled() && idle && windows == 1;
      windows = 1;
    } while (!warmEnough(probe.cpuNanos() - cpuStart, System.nanoTime() - wallStart));
  }

  private boolean warmEnough(long cpuNanos, long wallNanos) {
    boolean floorReached = cpuNanos >= schedule.warmupCpu().toNanos();
    return (floorReached && quietBefore) || wallNanos >= schedule.warmupLimit().toNanos();
  }

  private double compilerShare() {
    Measured measured = probe.measured();
    return measured.jitCpuNanos() == null
        ? 0
        : (double) measured.jitCpuNanos() / measured.wallNanos();
  }

  private boolean noneCompiled() throws IOException {
    return compilations == null || compilations.newWatchedLines() == 0;
  }

  private void runJmh(int settling, int iterations, Duration length) throws Exception {
    Options options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(DriverBenchmark.class.getName()) + "\\.")
            .forks(0)
            .threads(1)
            .warmupIterations(settling)
            .warmupTime(TimeValue.nanoseconds(SETTLING.toNanos()))
            .measurementIterations(iterations)
            .measurementTime(TimeValue.nanoseconds(length.toNanos()))
            // Else JMH counts an iteration's time from before its fixture, which may wait for a
            // turn.
            .syncIterations(turns.mayWait())
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
          && !(cause instanceof java.util.concurrent.ExecutionException)) {
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
