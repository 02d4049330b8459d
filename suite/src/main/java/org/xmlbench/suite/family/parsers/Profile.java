package org.xmlbench.suite.family.parsers;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.results.stats.SteinSampleSize;
import org.xmlbench.suite.engine.plan.Collector;

/**
 * A ready-made plan.
 *
 * @param name name on the command line
 * @param description one line for {@code list profiles}
 * @param drivers ids of its drivers; empty for all
 * @param documents what it parses, most important first: where the budget is short, the last ones
 *     get fewer blocks
 * @param protectedDocuments how many of the first documents get all their blocks before any other
 *     gets one that would take their time
 * @param collectors collectors, each a separate condition
 * @param blocks number of blocks of each document and condition; where there is a sample size,
 *     those of its first stage
 * @param sampling how many blocks they get beyond those; empty where their number is fixed
 * @param budget wall time after which no block starts
 * @param schedule warm-up and measurement of a fork
 */
record Profile(
    String name,
    String description,
    Set<String> drivers,
    List<ProfileDocument> documents,
    int protectedDocuments,
    List<Collector> collectors,
    int blocks,
    Optional<SteinSampleSize> sampling,
    Duration budget,
    ForkArguments.Schedule schedule) {
  Profile {
    drivers = Set.copyOf(drivers);
    documents = List.copyOf(documents);
    collectors = List.copyOf(collectors);
  }

  /**
   * A document of a profile.
   *
   * @param name document name
   * @param trees what tree parsers do with it
   * @param fresh whether it is also measured with a new parser for each operation
   */
  public record ProfileDocument(String name, Trees trees, boolean fresh) {}

  /** What tree parsers do with a document. */
  public enum Trees {
    /** Nothing: only streaming parsers read it. */
    NONE,
    /** Build and walk, which is compared with streaming. */
    WALK,
    /** Build and walk, and build alone. */
    BUILD_AND_WALK
  }
}
