package org.xmlbench.core.measure;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.event.EventTally;
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
 * @param verification what the events are held against
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

    /**
     * Measured iterations of an operation that takes so many nanoseconds: as many as fill the time
     * of all iterations, at least five. An iteration lasts as long as one operation at least.
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
      arguments.add("totals=" + formatTotals(totals));
    }
    if (digest != null) {
      arguments.add("digest=" + digest);
    }
    arguments.add("warmup-cpu=" + schedule.warmupCpu());
    arguments.add("warmup-limit=" + schedule.warmupLimit());
    arguments.add("window=" + schedule.window());
    arguments.add("iterations=" + schedule.iterations());
    arguments.add("iteration=" + schedule.iteration());
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
    Map<String, String> values = new LinkedHashMap<>();
    for (String argument : arguments) {
      int equals = argument.indexOf('=');
      if (equals < 0) {
        throw new IllegalArgumentException("not key=value: " + argument);
      }
      values.put(argument.substring(0, equals), argument.substring(equals + 1));
    }
    String totals = values.get("totals");
    return new ForkArguments(
        required(values, "driver"),
        Operation.of(required(values, "operation")),
        required(values, "parser").equals("fresh"),
        required(values, "input").equals("file"),
        Path.of(required(values, "document")),
        Verification.of(required(values, "verification")),
        totals == null ? null : parseTotals(totals),
        values.get("digest"),
        new Schedule(
            Duration.parse(required(values, "warmup-cpu")),
            Duration.parse(required(values, "warmup-limit")),
            Duration.parse(required(values, "window")),
            Integer.parseInt(required(values, "iterations")),
            Duration.parse(required(values, "iteration"))),
        Path.of(required(values, "result")),
        optionalPath(values, "compilations"),
        optionalPath(values, "turns"));
  }

  private static Path optionalPath(Map<String, String> values, String key) {
    String value = values.get(key);
    return value == null ? null : Path.of(value);
  }

  private static String required(Map<String, String> values, String key) {
    String value = values.get(key);
    if (value == null) {
      throw new IllegalArgumentException("argument " + key + "= is missing");
    }
    return value;
  }

  /** The eight totals in the order of the records' components, separated by commas. */
  private static String formatTotals(EventTotals totals) {
    EventTally tally = totals.tally();
    return "%d,%d,%d,%d,%d,%d,%d,%d"
        .formatted(
            tally.elements(),
            tally.attributes(),
            tally.namespaceDeclarations(),
            tally.textRuns(),
            tally.textUnits(),
            totals.nameUnits(),
            totals.valueUnits(),
            totals.processingInstructions());
  }

  private static EventTotals parseTotals(String text) {
    String[] parts = text.split(",");
    long[] n = new long[parts.length];
    for (int i = 0; i < n.length; i++) {
      n[i] = Long.parseLong(parts[i]);
    }
    if (n.length != 8) {
      throw new IllegalArgumentException("totals= takes eight numbers");
    }
    return new EventTotals(new EventTally(n[0], n[1], n[2], n[3], n[4]), n[5], n[6], n[7]);
  }
}
