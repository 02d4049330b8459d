package org.xmlbench.core.measure;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.record.Operation;

/**
 * What one fork is to do, as the arguments of its command line: {@code key=value} each, so that the
 * line can be read, copied and run again by hand.
 *
 * @param subject what is timed
 * @param source what it reads
 * @param expected what the events are compared with
 * @param checks what shows that the subject parses other documents, too
 * @param schedule how long to warm up and to measure
 * @param singles operations that are timed one by one after the measured phase; 0 for none
 * @param counters whether the processor counts its events while measured, where this host lets it
 * @param files by which it meets the process that started it
 */
public record ForkArguments(
    Subject subject,
    Source source,
    Expected expected,
    ForkChecks checks,
    Schedule schedule,
    int singles,
    boolean counters,
    ForkFiles files) {
  private static final String COLD_CACHES = "caches=cold";
  private static final String SINGLES = "singles";
  private static final String COUNTERS = "counters=auto";
  private static final String THREADS = "threads";

  /** Of a fork that counts no events. */
  public ForkArguments(
      Subject subject,
      Source source,
      Expected expected,
      ForkChecks checks,
      Schedule schedule,
      int singles,
      ForkFiles files) {
    this(subject, source, expected, checks, schedule, singles, false, files);
  }

  /**
   * What is timed.
   *
   * @param driver id of the driver
   * @param freshParser whether each operation makes a new parser
   * @param threads threads that do it at the same time, each by a driver of its own; 0 for one
   *     thread that JMH runs
   */
  public record Subject(String driver, Operation operation, boolean freshParser, int threads) {
    /** In one thread that JMH runs. */
    public Subject(String driver, Operation operation, boolean freshParser) {
      this(driver, operation, freshParser, 0);
    }
  }

  /**
   * What the subject reads.
   *
   * @param document the document's file
   * @param fileInput whether it is read from its file, instead of from memory
   * @param coldCaches whether the processor's caches are swept before each measured operation
   */
  public record Source(Path document, boolean fileInput, boolean coldCaches) {
    /** With the caches as the operation before left them. */
    public Source(Path document, boolean fileInput) {
      this(document, fileInput, false);
    }
  }

  /**
   * What the events are compared with.
   *
   * @param verification whether there is anything
   * @param totals what each operation must add up; {@code null} unless {@link Verification#ORACLE}
   * @param digest the digest that the last parse must give; {@code null} unless {@link
   *     Verification#ORACLE}
   */
  public record Expected(Verification verification, EventTotals totals, String digest) {}

  /**
   * How long a fork warms up and measures.
   *
   * @param warmupCpu least CPU time of the warm-up, without the compiler's threads
   * @param warmupLimit wall time after which the warm-up ends even if there is no plateau yet
   * @param window length of one warm-up iteration
   * @param iterations number of measured iterations, at most
   * @param iteration length of one measured iteration, at least one operation
   */
  public record Schedule(
      Duration warmupCpu,
      Duration warmupLimit,
      Duration window,
      int iterations,
      Duration iteration) {
    /** Below this an iteration that was disturbed weighs too much. */
    private static final int FEWEST = 5;

    /** A measured phase that needs more time than planned gets so many times it, and no more. */
    private static final int MOST_LONGER = 5;

    /**
     * The same with a warm-up of that length. It ends, at the latest, after as many times it as
     * this one's.
     */
    public Schedule withWarmUp(Duration length) {
      double longest = (double) warmupLimit.toMillis() / warmupCpu.toMillis();
      Duration limit = Duration.ofMillis(Math.round(length.toMillis() * longest));
      Duration windows = window.equals(warmupCpu) ? length : window;
      return new Schedule(length, limit, windows, iterations, iteration);
    }

    /** It as arguments of a command line. */
    public List<String> toArguments() {
      return List.of(
          "warmup-cpu=" + warmupCpu,
          "warmup-limit=" + warmupLimit,
          "window=" + window,
          "iterations=" + iterations,
          "iteration=" + iteration);
    }

    /** Reads what {@link #toArguments()} wrote. */
    public static Schedule of(KeyValues values) {
      return new Schedule(
          Duration.parse(values.required("warmup-cpu")),
          Duration.parse(values.required("warmup-limit")),
          Duration.parse(values.required("window")),
          Integer.parseInt(values.required("iterations")),
          Duration.parse(values.required("iteration")));
    }

    /**
     * Measured iterations of an operation that takes that many nanoseconds: as many as fill the
     * time of all iterations, at least five. An iteration lasts as long as one operation at least.
     *
     * @param leastNanos time that is filled at least, however short the schedule's is; it is cut at
     *     {@value #MOST_LONGER} times that
     */
    public int iterationsOf(long operationNanos, long leastNanos) {
      long length = Math.max(operationNanos, iteration.toNanos());
      long scheduled = iteration.multipliedBy(iterations).toNanos();
      long phase = Math.max(scheduled, Math.min(leastNanos, MOST_LONGER * scheduled));
      long filling = Math.ceilDiv(phase, length);
      return Math.toIntExact(Math.max(filling, Math.min(FEWEST, iterations)));
    }
  }

  /** The arguments, in a fixed order. */
  public List<String> toArguments() {
    List<String> arguments = new ArrayList<>();
    arguments.add("driver=" + subject.driver());
    arguments.add("operation=" + subject.operation().label());
    arguments.add("parser=" + (subject.freshParser() ? "fresh" : "reused"));
    if (subject.threads() > 0) {
      arguments.add(THREADS + "=" + subject.threads());
    }
    arguments.add("input=" + (source.fileInput() ? "file" : "memory"));
    arguments.add("document=" + source.document());
    if (source.coldCaches()) {
      arguments.add(COLD_CACHES);
    }
    arguments.add("verification=" + expected.verification().label());
    if (expected.totals() != null) {
      arguments.add("totals=" + expected.totals().toText());
    }
    if (expected.digest() != null) {
      arguments.add("digest=" + expected.digest());
    }
    arguments.addAll(checks.toArguments());
    arguments.addAll(schedule.toArguments());
    if (singles > 0) {
      arguments.add(SINGLES + "=" + singles);
    }
    if (counters) {
      arguments.add(COUNTERS);
    }
    arguments.addAll(files.toArguments());
    return arguments;
  }

  /**
   * Reads what {@link #toArguments()} wrote.
   *
   * @throws IllegalArgumentException when an argument is missing or does not parse
   */
  public static ForkArguments parse(List<String> arguments) {
    KeyValues values = KeyValues.parse(arguments);
    return new ForkArguments(
        new Subject(
            values.required("driver"),
            new Operation(values.required("operation")),
            values.required("parser").equals("fresh"),
            values.optional(THREADS).map(Integer::parseInt).orElse(0)),
        new Source(
            Path.of(values.required("document")),
            values.required("input").equals("file"),
            values.optional("caches").isPresent()),
        new Expected(
            Verification.of(values.required("verification")),
            values.optional("totals").map(EventTotals::parse).orElse(null),
            values.optional("digest").orElse(null)),
        ForkChecks.of(values),
        Schedule.of(values),
        values.optional(SINGLES).map(Integer::parseInt).orElse(0),
        values.optional("counters").isPresent(),
        ForkFiles.of(values));
  }
}
