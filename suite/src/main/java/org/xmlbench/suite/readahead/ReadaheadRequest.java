package org.xmlbench.suite.readahead;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.suite.engine.plan.TimedDocument;
import org.xmlbench.suite.home.DriverEntry;

/**
 * What is to be measured.
 *
 * @param profile name of the profile that it started from
 * @param documents what is parsed
 * @param drivers which streaming drivers parse
 * @param strategies how the files are brought
 * @param conditions under which
 * @param cpus numbers of processors
 * @param runs of each cell
 * @param seed of the order of blocks and inside them
 */
public record ReadaheadRequest(
    String profile,
    List<TimedDocument> documents,
    List<DriverEntry> drivers,
    List<InputStrategy> strategies,
    List<StorageCondition> conditions,
    List<Integer> cpus,
    RunsOfCell runs,
    long seed) {
  /** The option that only this experiment's manifests have. */
  public static final String RUNS = "runsOfCell";

  /** Copies the lists. */
  public ReadaheadRequest {
    documents = List.copyOf(documents);
    drivers = List.copyOf(drivers);
    strategies = List.copyOf(strategies);
    conditions = List.copyOf(conditions);
    cpus = List.copyOf(cpus);
  }

  /** Forks of each cell. */
  public int rounds() {
    return runs.rounds();
  }

  /** The options by which it is made again, for the manifest. */
  public Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("profile", profile);
    options.put(
        "documents", String.join("\n", documents.stream().map(TimedDocument::name).toList()));
    options.put("drivers", String.join("\n", drivers.stream().map(DriverEntry::id).toList()));
    options.put(
        "strategies", String.join("\n", strategies.stream().map(InputStrategy::name).toList()));
    options.put(
        "conditions", String.join("\n", conditions.stream().map(StorageCondition::name).toList()));
    options.put("cpus", String.join("\n", cpus.stream().map(String::valueOf).toList()));
    options.put("rounds", Integer.toString(runs.rounds()));
    options.put(RUNS, Integer.toString(runs.runs()));
    options.put("seed", Long.toString(seed));
    return options;
  }
}
