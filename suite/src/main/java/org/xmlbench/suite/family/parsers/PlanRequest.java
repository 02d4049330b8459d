package org.xmlbench.suite.family.parsers;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.suite.engine.plan.Collector;

/**
 * What the user asks for.
 *
 * @param profile the profile to start from
 * @param drivers ids of the drivers; empty for the profile's
 * @param documents document names, {@code file:PATH} included; empty for the profile's
 * @param documentsFolder a folder whose files are all parsed
 * @param collectors collectors instead of the profile's; empty for the profile's
 * @param blocks fixed number of blocks instead of the profile's
 * @param sampling sample size instead of the profile's number of blocks
 * @param budget time budget instead of the profile's
 * @param seed seed of the order
 * @param shard which part of the plan
 */
record PlanRequest(
    Profile profile,
    List<String> drivers,
    List<String> documents,
    Optional<Path> documentsFolder,
    List<Collector> collectors,
    Optional<Integer> blocks,
    Optional<SteinSampleSize> sampling,
    Optional<Duration> budget,
    long seed,
    Shard shard) {
  PlanRequest {
    drivers = List.copyOf(drivers);
    documents = List.copyOf(documents);
    collectors = List.copyOf(collectors);
  }

  /** Whether the documents are the profile's own. */
  boolean usesProfileDocuments() {
    return documents.isEmpty() && documentsFolder.isEmpty();
  }
}
