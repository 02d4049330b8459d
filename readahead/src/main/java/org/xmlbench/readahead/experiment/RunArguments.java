package org.xmlbench.readahead.experiment;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.KeyValues;

/**
 * What a fork is to do, as the arguments of its command line.
 *
 * @param driver locator of the driver
 * @param strategy text of the input strategy
 * @param document the file whose parses are measured
 * @param warmUp another file with the same content, parsed before
 * @param runs parses to measure
 * @param cold whether each must have had the device deliver the whole file
 * @param server counters of the process that serves the file in a device's place; empty where a
 *     device delivers it
 * @param totals what each parse must add up; empty where they are unknown
 * @param digest the digest that one more parse must give; empty where that is not checked
 * @param declared which capability, that the document needs, the driver declares missing; empty
 *     where there is none
 * @param result file that takes the fork's result
 * @param turns socket at which each run is granted; empty for a fork alone
 */
public record RunArguments(
    String driver,
    String strategy,
    Path document,
    Path warmUp,
    int runs,
    boolean cold,
    Optional<Path> server,
    Optional<EventTotals> totals,
    Optional<String> digest,
    Optional<String> declared,
    Path result,
    Optional<Path> turns) {
  /**
   * Whether parses are held to the driver's own events by {@code plain}: of a document whose right
   * events are unknown, or that the driver declares to read otherwise.
   */
  boolean heldToOwn() {
    return totals.isEmpty() || declared.isPresent();
  }

  /** The arguments, in a fixed order. */
  public List<String> toArguments() {
    List<String> arguments = new ArrayList<>();
    arguments.add("driver=" + driver);
    arguments.add("strategy=" + strategy);
    arguments.add("document=" + document);
    arguments.add("warm-up=" + warmUp);
    arguments.add("runs=" + runs);
    arguments.add("cold=" + cold);
    server.ifPresent(counters -> arguments.add("server=" + counters));
    totals.ifPresent(known -> arguments.add("totals=" + known.toText()));
    digest.ifPresent(known -> arguments.add("digest=" + known));
    declared.ifPresent(reason -> arguments.add("declared=" + reason));
    arguments.add("result=" + result);
    turns.ifPresent(socket -> arguments.add("turns=" + socket));
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
        Path.of(values.required("document")),
        Path.of(values.required("warm-up")),
        Integer.parseInt(values.required("runs")),
        Boolean.parseBoolean(values.required("cold")),
        values.optional("server").map(Path::of),
        values.optional("totals").map(EventTotals::parse),
        values.optional("digest"),
        values.optional("declared"),
        Path.of(values.required("result")),
        values.optional("turns").map(Path::of));
  }
}
