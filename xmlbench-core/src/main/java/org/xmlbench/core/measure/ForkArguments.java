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
 * @param driver id of the driver
 * @param operation what is timed
 * @param freshParser whether each operation makes a new parser
 * @param fileInput whether the document is read from its file, instead of from memory
 * @param document the document's file
 * @param verification what the events are compared with
 * @param totals what each operation must add up; {@code null} unless {@link Verification#ORACLE}
 * @param digest the digest that the last parse must give; {@code null} unless {@link
 *     Verification#ORACLE}
 * @param schedule how long to warm up and to measure
 * @param result file that takes the {@link ForkResult}
 * @param compilations file to which this JVM writes its compilations, or {@code null}
 * @param turns socket at which the turns of the measured phase are granted, or {@code null} for a
 *     fork that measures alone
 */
public record ForkArguments(
    String driver,
    Operation operation,
    boolean freshParser,
    boolean fileInput,
    Path document,
    Verification verification,
    EventTotals totals,
    String digest,
    Schedule schedule,
    Path result,
    Path compilations,
    Path turns) {

  /**
   * How long a fork warms up and measures.
   *
   * @param warmupCpu least CPU time of the warm-up
   * @param warmupLimit wall time after which the warm-up ends even if the compiler is still at work
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
     */
    public int iterationsOf(long operationNanos) {
      long length = Math.max(operationNanos, iteration.toNanos());
      long filling = Math.ceilDiv(iteration.multipliedBy(iterations).toNanos(), length);
      return Math.toIntExact(Math.min(iterations, Math.max(FEWEST, filling)));
    }
  }

  /** The arguments, in a fixed order. */
  public List<String> toArguments() {
    List<String> arguments = new ArrayList<>();
    arguments.add("driver=" + driver);
    arguments.add("operation=" + operation.label());
    arguments.add("parser=" + (freshParser ? "fresh" : "reused"));
    arguments.add("input=" + (fileInput ? "file" : "memory"));
    arguments.add("document=" + document);
    arguments.add("verification=" + verification.label());
    if (totals != null) {
      arguments.add("totals=" + totals.toText());
    }
    if (digest != null) {
      arguments.add("digest=" + digest);
    }
    arguments.addAll(schedule.toArguments());
    arguments.add("result=" + result);
    if (compilations != null) {
      arguments.add("compilations=" + compilations);
    }
    if (turns != null) {
      arguments.add("turns=" + turns);
    }
    return arguments;
  }

  /**
   * Reads what {@link #toArguments()} wrote.
   *
   * @throws IllegalArgumentException when an argument is missing or does not parse
   */
  public static ForkArguments parse(List<String> arguments) {
    KeyValues values = KeyValues.parse(arguments);
    String totals = values.optional("totals").orElse(null);
    return new ForkArguments(
        values.required("driver"),
        Operation.of(values.required("operation")),
        values.required("parser").equals("fresh"),
        values.required("input").equals("file"),
        Path.of(values.required("document")),
        Verification.of(values.required("verification")),
        totals == null ? null : EventTotals.parse(totals),
        values.optional("digest").orElse(null),
        Schedule.of(values),
        Path.of(values.required("result")),
        values.optional("compilations").map(Path::of).orElse(null),
        values.optional("turns").map(Path::of).orElse(null));
  }
}
