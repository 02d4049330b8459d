package org.xmlbench.suite.family.parsers;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.suite.engine.plan.Collector;
import org.xmlbench.suite.engine.plan.Percentages;
import org.xmlbench.suite.engine.plan.TimedDocuments;
import org.xmlbench.suite.run.RunRequest;

/**
 * What the user asks of a run of parsers, so that {@code --resume} and {@code replay} make the same
 * plan again.
 *
 * @param profile name of the profile to start from
 * @param drivers ids of the drivers; empty for the profile's
 * @param documents document names, {@code file:PATH} included; empty for the profile's
 * @param documentsFolder a folder whose files are all parsed; {@code null} for none
 * @param collectors collectors instead of the profile's; empty for the profile's
 * @param blocks fixed number of blocks instead of the profile's; {@code null} for that
 * @param halfWidth half width of an interval that chooses the number of blocks, such as {@code 2%};
 *     {@code null} for the profile's
 * @param timeBudget wall time after which no block starts; {@code null} for the profile's
 * @param seed seed of the order of forks
 * @param shard which part of the plan
 * @param clock the clock that comparisons will use
 * @param pairing whether the forks of a block are interleaved
 */
record ParserRequest(
    String profile,
    List<String> drivers,
    List<String> documents,
    String documentsFolder,
    List<Collector> collectors,
    Integer blocks,
    String halfWidth,
    Duration timeBudget,
    long seed,
    String shard,
    TimingClock clock,
    Pairing pairing)
    implements RunRequest {
  private static final String HALF_WIDTH = "--half-width";

  /** Checks that nothing is missing, and formats a half width as a percentage, as everywhere. */
  public ParserRequest {
    Objects.requireNonNull(profile, "it has no profile");
    Objects.requireNonNull(shard, "it has no shard");
    Objects.requireNonNull(clock, "it has no clock");
    Objects.requireNonNull(pairing, "it has no pairing");
    drivers = List.copyOf(drivers);
    documents = List.copyOf(documents);
    collectors = List.copyOf(collectors);
    halfWidth =
        halfWidth == null ? null : Percentages.format(Percentages.parse(HALF_WIDTH, halfWidth));
  }

  /**
   * The request of the plan.
   *
   * @throws UserErrorException when a name is unknown
   */
  public PlanRequest plan() {
    return new PlanRequest(
        Profiles.byName(profile),
        drivers,
        documents,
        Optional.ofNullable(documentsFolder).map(Path::of),
        collectors,
        Optional.ofNullable(blocks),
        Optional.ofNullable(halfWidth)
            .map(text -> SteinSampleSize.of(Percentages.parse(HALF_WIDTH, text))),
        Optional.ofNullable(timeBudget),
        seed,
        Shard.parse(shard));
  }

  /**
   * The request with which this run is resumed: its own. Only its time budget may be another.
   *
   * @param given what the user gives now
   * @param names the command line's name of each given option, by its name in the manifest
   * @throws UserErrorException when something given is not what the run was made with
   */
  public ParserRequest resumed(ParserRequest given, Map<String, String> names) {
    Map<String, String> theirs = options();
    Map<String, String> ours = given.options();
    names.forEach(
        (key, option) -> {
          String was = theirs.get(key);
          if (!key.equals("timeBudget") && !same(key, was, ours.get(key))) {
            throw new UserErrorException(
                "this run was made %s, not with %s: leave %s out, or name another folder"
                    .formatted(
                        phrase(option, was), phrase(option, ours.get(key)).substring(5), option));
          }
        });
    return names.containsKey("timeBudget") ? within(given.timeBudget) : this;
  }

  private ParserRequest within(Duration budget) {
    return new ParserRequest(
        profile,
        drivers,
        documents,
        documentsFolder,
        collectors,
        blocks,
        halfWidth,
        budget,
        seed,
        shard,
        clock,
        pairing);
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
              case "drivers" ->
                  Set.copyOf(List.of(was.split(SEPARATOR)))
                      .equals(Set.copyOf(List.of(given.split(SEPARATOR))));
              case "documentsFolder" ->
                  Path.of(was).toAbsolutePath().equals(Path.of(given).toAbsolutePath());
              case "documents" -> documentNames(was).equals(documentNames(given));
              default -> false;
            });
  }

  private static List<String> documentNames(String joined) {
    return Stream.of(joined.split(SEPARATOR))
        .map(name -> TimedDocuments.named(name).name())
        .toList();
  }
}
