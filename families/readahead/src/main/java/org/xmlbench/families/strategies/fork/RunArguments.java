package org.xmlbench.families.strategies.fork;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.ForkFiles;
import org.xmlbench.core.measure.KeyValues;

/**
 * What a fork is to do, as the arguments of its command line.
 *
 * @param driver locator of the driver
 * @param strategy text of the input strategy
 * @param source what is parsed
 * @param runs what is measured
 * @param expected what each parse must give
 * @param files by which it meets the process that started it
 */
public record RunArguments(
    String driver, String strategy, Source source, Runs runs, Expected expected, ForkFiles files) {

  /**
   * What is parsed.
   *
   * @param document the file whose parses are measured
   * @param warmUp another file with the same content, parsed before
   */
  public record Source(Path document, Path warmUp) {}

  /**
   * What is measured.
   *
   * @param count number of parses
   * @param cold whether each must have had the device deliver the whole file
   * @param server counters of the process that serves the file in a device's place; empty where a
   *     device delivers it
   */
  public record Runs(int count, boolean cold, Optional<Path> server) {}

  /**
   * What each parse must give.
   *
   * @param totals what it must add up; empty where that is unknown
   * @param digest the digest that one more parse must give; empty where that is not checked
   * @param declared which capability, that the document needs, the driver declares missing; empty
   *     where there is none
   */
  public record Expected(
      Optional<EventTotals> totals, Optional<String> digest, Optional<String> declared) {
    /**
     * Whether parses are held to the driver's own events by {@code plain}: of a document whose
     * right events are unknown, or that the driver declares to read otherwise.
     */
    boolean heldToOwn() {
      return totals.isEmpty() || declared.isPresent();
    }
  }

  /** The arguments, in a fixed order. */
  public List<String> toArguments() {
    List<String> arguments = new ArrayList<>();
    arguments.add("driver=" + driver);
    arguments.add("strategy=" + strategy);
    arguments.add("document=" + source.document());
    arguments.add("warm-up=" + source.warmUp());
    arguments.add("runs=" + runs.count());
    arguments.add("cold=" + runs.cold());
    runs.server().ifPresent(counters -> arguments.add("server=" + counters));
    expected.totals().ifPresent(known -> arguments.add("totals=" + known.toText()));
    expected.digest().ifPresent(known -> arguments.add("digest=" + known));
    expected.declared().ifPresent(reason -> arguments.add("declared=" + reason));
    arguments.addAll(files.toArguments());
    return arguments;
  }

  /**
   * Reads what {@link #toArguments()} wrote.
   *
   * @throws IllegalArgumentException when an argument is missing or does not parse
   */
  public static RunArguments parse(List<String> arguments) {
    KeyValues values = KeyValues.parse(arguments);
    return new RunArguments(
        values.required("driver"),
        values.required("strategy"),
        new Source(Path.of(values.required("document")), Path.of(values.required("warm-up"))),
        new Runs(
            Integer.parseInt(values.required("runs")),
            Boolean.parseBoolean(values.required("cold")),
            values.optional("server").map(Path::of)),
        new Expected(
            values.optional("totals").map(EventTotals::parse),
            values.optional("digest"),
            values.optional("declared")),
        ForkFiles.of(values));
  }
}
