package org.xmlbench.suite.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.ProcessCpuClock;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.suite.engine.plan.Collector;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.engine.plan.Percentages;
import org.xmlbench.suite.engine.plan.TimedDocuments;
import org.xmlbench.suite.plan.PlanRequest;
import org.xmlbench.suite.plan.Profiles;
import org.xmlbench.suite.plan.Shard;

/**
 * What the user asks of a run, in the form that the manifest keeps, so that {@code --resume} and
 * {@code replay} make the same plan again.
 *
 * @param request what to measure
 * @param clock the clock that comparisons will use
 * @param pairing how the forks of a block stand beside each other
 */
public record RunOptions(PlanRequest request, TimingClock clock, Pairing pairing) {
  private static final String PROFILE = "profile";
  private static final String DRIVERS = "drivers";
  private static final String DOCUMENTS = "documents";
  private static final String FOLDER = "documentsFolder";
  private static final String COLLECTORS = "collectors";
  private static final String BLOCKS = "blocks";
  private static final String HALF_WIDTH = "halfWidth";
  private static final String BUDGET = "timeBudget";
  private static final String SEED = "seed";
  private static final String SHARD = "shard";
  private static final String CLOCK = "clock";
  private static final String SEPARATOR = "\n";

  /** By name; what was not asked for is absent. */
  Map<String, String> toMap() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put(PROFILE, request.profile().name());
    putList(map, DRIVERS, request.drivers());
    putList(map, DOCUMENTS, request.documents());
    request.documentsFolder().ifPresent(folder -> map.put(FOLDER, folder.toString()));
    putList(map, COLLECTORS, request.collectors().stream().map(Collector::label).toList());
    request.blocks().ifPresent(blocks -> map.put(BLOCKS, blocks.toString()));
    request.sampling().ifPresent(size -> map.put(HALF_WIDTH, Percentages.format(size.halfWidth())));
    request.budget().ifPresent(budget -> map.put(BUDGET, Durations.format(budget)));
    map.put(SEED, Long.toString(request.seed()));
    map.put(SHARD, request.shard().toString());
    map.put(CLOCK, clock.label());
    map.put(Pairing.OPTION, pairing.label());
    return map;
  }

  private static void putList(Map<String, String> map, String key, List<String> values) {
    if (!values.isEmpty()) {
      map.put(key, String.join(SEPARATOR, values));
    }
  }

  /**
   * Reads what {@link #toMap} wrote.
   *
   * @throws UserErrorException when a name in it is not known any more
   */
  static RunOptions of(Map<String, String> map) {
    try {
      return new RunOptions(
          new PlanRequest(
              Profiles.byName(map.getOrDefault(PROFILE, "")),
              list(map, DRIVERS),
              list(map, DOCUMENTS),
              Optional.ofNullable(map.get(FOLDER)).map(Path::of),
              list(map, COLLECTORS).stream().map(Collector::of).toList(),
              Optional.ofNullable(map.get(BLOCKS)).map(Integer::valueOf),
              Optional.ofNullable(map.get(HALF_WIDTH))
                  .map(text -> SteinSampleSize.of(Percentages.parse("halfWidth", text))),
              Optional.ofNullable(map.get(BUDGET)).map(RunOptions::duration),
              Long.parseLong(map.getOrDefault(SEED, "0")),
              Shard.parse(map.getOrDefault(SHARD, Shard.WHOLE.toString()))),
          clock(map.getOrDefault(CLOCK, "")),
          pairing(map));
    } catch (IllegalArgumentException e) {
      throw new UserErrorException("the manifest's options are damaged: " + e.getMessage(), e);
    }
  }

  /**
   * The options with which a run goes on: its own. Only its time budget may be another.
   *
   * @param run the options that the run was made with
   * @param given what the user gives now
   * @param names the command line's name of each given option, by its name in the manifest
   * @throws UserErrorException when something given is not what the run was made with
   */
  public static RunOptions resumed(RunOptions run, RunOptions given, Map<String, String> names) {
    Map<String, String> theirs = run.toMap();
    Map<String, String> ours = given.toMap();
    names.forEach(
        (key, option) -> {
          String was = theirs.get(key);
          if (!key.equals(BUDGET) && !same(key, was, ours.get(key))) {
            throw new UserErrorException(
                "this run was made %s, not with %s: leave %s out, or name another folder"
                    .formatted(
                        phrase(option, was), phrase(option, ours.get(key)).substring(5), option));
          }
        });
    if (names.containsKey(BUDGET)) {
      theirs.put(BUDGET, ours.get(BUDGET));
    }
    return of(theirs);
  }

  /** Runs that were made before there were turns do not name it. */
  private static Pairing pairing(Map<String, String> map) {
    return Pairing.of(map.getOrDefault(Pairing.OPTION, Pairing.FORKS.label()));
  }

  private static String phrase(String option, String value) {
    return value == null
        ? "without " + option
        : "with " + option.substring(2) + " " + value.replace(SEPARATOR, ", ");
  }

  /** Files are the same by their absolute path, documents by the name that cells have. */
  private static boolean same(String key, String was, String given) {
    return was != null
        && (was.equals(given)
            || switch (key) {
              case DRIVERS ->
                  Set.copyOf(List.of(was.split(SEPARATOR)))
                      .equals(Set.copyOf(List.of(given.split(SEPARATOR))));
              case FOLDER -> Path.of(was).toAbsolutePath().equals(Path.of(given).toAbsolutePath());
              case DOCUMENTS -> documentNames(was).equals(documentNames(given));
              default -> false;
            });
  }

  private static List<String> documentNames(String joined) {
    return Stream.of(joined.split(SEPARATOR))
        .map(name -> TimedDocuments.named(name).name())
        .toList();
  }

  private static Duration duration(String text) {
    return Durations.parse("the manifest's " + BUDGET, text);
  }

  private static List<String> list(Map<String, String> map, String key) {
    String joined = map.get(key);
    return joined == null ? List.of() : List.of(joined.split(SEPARATOR));
  }

  /** The clock of a user who names none: process CPU time where this platform tells it. */
  public static TimingClock defaultClock() {
    return ProcessCpuClock.probe().isPresent() ? TimingClock.CPU : TimingClock.WALL;
  }

  /**
   * The clock of that name.
   *
   * @throws UserErrorException when there is none
   */
  public static TimingClock clock(String label) {
    for (TimingClock clock : TimingClock.values()) {
      if (clock.label().equals(label)) {
        return clock;
      }
    }
    throw new UserErrorException(
        "unknown clock '%s'; there are: %s"
            .formatted(
                label,
                List.of(TimingClock.values()).stream()
                    .map(TimingClock::label)
                    .collect(Collectors.joining(", "))));
  }
}
