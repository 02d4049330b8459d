package org.xmlbench.suite.soap;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.suite.engine.plan.Durations;
import org.xmlbench.suite.run.RunOptions;

/**
 * What a run of SOAPBench or of the marshalling tests was asked for, as its manifest keeps it.
 *
 * @param profile name of the profile where it started from
 * @param subjects ids of its subjects; empty for all
 * @param tasks what is done, by name
 * @param seams where toolkits are cut from the network; empty of the marshalling tests
 * @param blocks blocks of each task
 * @param budget wall time after which no block starts
 * @param seed seed of the order of forks
 * @param clock the clock that comparisons use
 * @param pairing how the forks of a block stand beside each other
 */
public record MessageOptions(
    String profile,
    List<String> subjects,
    List<String> tasks,
    List<Seam> seams,
    int blocks,
    Duration budget,
    long seed,
    TimingClock clock,
    Pairing pairing) {
  private static final String PROFILE = "profile";
  private static final String SUBJECTS = "subjects";
  private static final String TASKS = "tasks";
  private static final String SEAMS = "seams";
  private static final String BLOCKS = "blocks";
  private static final String BUDGET = "timeBudget";
  private static final String SEED = "seed";
  private static final String CLOCK = "clock";
  private static final String SEPARATOR = "\n";

  public MessageOptions {
    subjects = List.copyOf(subjects);
    tasks = List.copyOf(tasks);
    seams = List.copyOf(seams);
  }

  /** The same with other tasks. */
  MessageOptions with(List<String> others) {
    return new MessageOptions(
        profile, subjects, others, seams, blocks, budget, seed, clock, pairing);
  }

  /** The same with another time budget. */
  public MessageOptions within(Duration other) {
    return new MessageOptions(profile, subjects, tasks, seams, blocks, other, seed, clock, pairing);
  }

  /** The options by name. */
  public Map<String, String> toMap() {
    Map<String, String> map = new LinkedHashMap<>();
    map.put(PROFILE, profile);
    put(map, SUBJECTS, subjects);
    put(map, TASKS, tasks);
    put(map, SEAMS, seams.stream().map(Seam::label).toList());
    map.put(BLOCKS, Integer.toString(blocks));
    map.put(BUDGET, Durations.format(budget));
    map.put(SEED, Long.toString(seed));
    map.put(CLOCK, clock.label());
    map.put(Pairing.OPTION, pairing.label());
    return map;
  }

  private static void put(Map<String, String> map, String key, List<String> values) {
    if (!values.isEmpty()) {
      map.put(key, values.stream().collect(Collectors.joining(SEPARATOR)));
    }
  }

  /**
   * Reads what {@link #toMap} wrote.
   *
   * @throws UserErrorException when a name in it is not known any more
   */
  public static MessageOptions of(Map<String, String> map) {
    try {
      return new MessageOptions(
          map.get(PROFILE),
          list(map, SUBJECTS),
          list(map, TASKS),
          list(map, SEAMS).stream().map(Seam::of).toList(),
          Integer.parseInt(map.get(BLOCKS)),
          Durations.parse("the manifest's " + BUDGET, map.get(BUDGET)),
          Long.parseLong(map.get(SEED)),
          RunOptions.clock(map.get(CLOCK)),
          Pairing.of(map.get(Pairing.OPTION)));
    } catch (IllegalArgumentException | NullPointerException e) {
      throw new UserErrorException("the manifest's options are damaged: " + e.getMessage(), e);
    }
  }

  private static List<String> list(Map<String, String> map, String key) {
    String joined = map.get(key);
    return joined == null ? List.of() : Arrays.asList(joined.split(SEPARATOR));
  }
}
