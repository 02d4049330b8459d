package org.xmlbench.families.piximal.fork;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.piximal.automaton.Split;

/**
 * A fork's arguments.
 *
 * @param document the file that is read
 * @param expected what is known of its events
 * @param driver locator of the driver of the subject that is not PIXIMAL's; empty of others
 * @param schedule how often, and in which parts
 */
public record ExperimentArguments(
    PiximalExperiment experiment,
    String subject,
    Path document,
    Expected expected,
    String driver,
    ReadSchedule schedule) {
  private static final String SEPARATOR = ",";

  /**
   * What a document's events are known to be.
   *
   * @param version of PIXIMAL, for the record
   * @param totals that its events add up to; empty where they are not known
   * @param digest of its events; the same
   */
  public record Expected(String version, Optional<EventTotals> totals, Optional<String> digest) {
    /** How many elements it has; empty where that is not known. */
    OptionalLong elements() {
      return totals
          .map(all -> OptionalLong.of(all.tally().elements()))
          .orElse(OptionalLong.empty());
    }
  }

  /**
   * How much a fork does.
   *
   * @param threads numbers of threads; each is more than 1
   * @param percents shares of the first part
   * @param rounds how often each of its pieces of work is timed
   * @param warmUp for which all of them are done before
   */
  public record ReadSchedule(
      List<Integer> threads, List<Double> percents, int rounds, Duration warmUp) {
    /** Copies the lists. */
    public ReadSchedule {
      threads = List.copyOf(threads);
      percents = List.copyOf(percents);
    }

    /** Every number of threads with every share. */
    List<Split> splits() {
      return threads.stream()
          .flatMap(count -> percents.stream().map(percent -> new Split(percent, count)))
          .toList();
    }
  }

  static ExperimentArguments of(KeyValues arguments) {
    return new ExperimentArguments(
        Labelled.of(arguments.required("experiment"), PiximalExperiment.class),
        arguments.required("subject"),
        Path.of(arguments.required("document")),
        new Expected(
            arguments.required("version"),
            arguments.optional("totals").map(EventTotals::parse),
            arguments.optional("digest")),
        arguments.optional("driver").orElse(""),
        new ReadSchedule(
            numbers(arguments.required("threads"), Integer::valueOf),
            numbers(arguments.required("percents"), Double::valueOf),
            Integer.parseInt(arguments.required("rounds")),
            Duration.ofMillis(Long.parseLong(arguments.required("warmUp")))));
  }

  private static <N> List<N> numbers(String text, Function<String, N> number) {
    return Arrays.stream(text.split(SEPARATOR)).map(number).toList();
  }

  /** As a fork's command line. */
  public List<String> toArguments() {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "experiment=" + experiment.label(),
                "subject=" + subject,
                "document=" + document,
                "threads=" + text(schedule.threads()),
                "percents=" + text(schedule.percents()),
                "rounds=" + schedule.rounds(),
                "warmUp=" + schedule.warmUp().toMillis()));
    arguments.add("version=" + expected.version());
    expected.totals().ifPresent(totals -> arguments.add("totals=" + totals.toText()));
    expected.digest().ifPresent(digest -> arguments.add("digest=" + digest));
    if (!driver.isEmpty()) {
      arguments.add("driver=" + driver);
    }
    return arguments;
  }

  private static String text(List<?> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(SEPARATOR));
  }
}
