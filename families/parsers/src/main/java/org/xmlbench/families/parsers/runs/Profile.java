package org.xmlbench.families.parsers.runs;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.Percentages;

/**
 * A ready-made plan.
 *
 * @param name name on the command line
 * @param description one line for {@code list profiles}
 * @param drivers which drivers it measures
 * @param documents what it parses, most important first: where the budget is short, the last ones
 *     get fewer blocks
 * @param protectedDocuments how many of the first documents get all their blocks before any other
 *     gets one that would take their time
 * @param collectors collectors, each a separate condition; most documents have only the first
 * @param effort how much of each document and condition is measured
 * @param race how blocks go to the subjects and documents that they decide; empty where every
 *     subject gets every block, as it does where the user fixes their number
 */
record Profile(
    String name,
    String description,
    ProfileDrivers drivers,
    List<ProfileDocument> documents,
    int protectedDocuments,
    List<Collector> collectors,
    Effort effort,
    Optional<RaceTerms> race)
    implements NamedProfile {
  Profile {
    documents = List.copyOf(documents);
    collectors = List.copyOf(collectors);
  }

  /** A profile in which every subject gets every block. */
  Profile(
      String name,
      String description,
      ProfileDrivers drivers,
      List<ProfileDocument> documents,
      int protectedDocuments,
      List<Collector> collectors,
      Effort effort) {
    this(
        name,
        description,
        drivers,
        documents,
        protectedDocuments,
        collectors,
        effort,
        Optional.empty());
  }

  /**
   * What a profile says of its races.
   *
   * @param within wall time of all of them
   * @param leavingBlocks {@link org.xmlbench.results.store.Race#leavingBlocks()}
   */
  record RaceTerms(Duration within, int leavingBlocks) {}

  /** Whether its blocks go where they decide. */
  boolean races() {
    return race.isPresent();
  }

  /** Those of parsers are named without a command. */
  @Override
  public String id(String command) {
    return name;
  }

  @Override
  public Map<String, Object> facts() {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("drivers", drivers.shown());
    facts.put("documents", documents.stream().map(ProfileDocument::name).toList());
    facts.put("collectors", collectors.stream().map(Collector::label).toList());
    facts.put("blocks", races() ? "where they decide" : effort.blocks());
    List<String> ownBlocks =
        documents.stream()
            .filter(document -> document.blocks().isPresent())
            .map(document -> document.name() + ": " + document.blocks().getAsInt())
            .toList();
    if (!ownBlocks.isEmpty()) {
      facts.put("blocksOf", ownBlocks);
    }
    effort
        .sampling()
        .ifPresent(size -> facts.put("halfWidth", Percentages.format(size.halfWidth())));
    facts.put("budget", Durations.format(race.map(RaceTerms::within).orElse(effort.budget())));
    return facts;
  }

  /**
   * A document of a profile.
   *
   * @param fresh whether it is also measured with a new parser for each operation
   * @param everyCollector whether it is measured with all collectors of the profile
   * @param drivers ids of those that read it; empty for all of the profile
   * @param blocks how many blocks it gets; empty for as many as other documents
   */
  public record ProfileDocument(
      String name,
      Trees trees,
      boolean fresh,
      boolean everyCollector,
      Set<String> drivers,
      OptionalInt blocks) {
    public ProfileDocument {
      drivers = Set.copyOf(drivers);
    }

    /** With one collector, and with a parser that is reused. */
    static ProfileDocument of(String name, Trees trees) {
      return new ProfileDocument(name, trees, false, false, Set.of(), OptionalInt.empty());
    }

    /** One that the user named: what it is measured with is not the profile's to decide. */
    static ProfileDocument ofUser(String name) {
      return of(name, Trees.WALK).withEveryCollector();
    }

    /** The same, also with a new parser for each operation. */
    ProfileDocument andFresh() {
      return new ProfileDocument(name, trees, true, everyCollector, drivers, blocks);
    }

    ProfileDocument withEveryCollector() {
      return new ProfileDocument(name, trees, fresh, true, drivers, blocks);
    }

    /** The same, read by these drivers of the profile alone. */
    ProfileDocument by(Set<String> some) {
      return new ProfileDocument(name, trees, fresh, everyCollector, some, blocks);
    }

    boolean isReadBy(String driver) {
      return drivers.isEmpty() || drivers.contains(driver);
    }

    ProfileDocument inBlocks(int count) {
      return new ProfileDocument(
          name, trees, fresh, everyCollector, drivers, OptionalInt.of(count));
    }
  }

  public enum Trees {
    /** Nothing: only streaming parsers read it. */
    NONE,
    /** Build and walk, which is compared with streaming. */
    WALK,
    BUILD_AND_WALK
  }
}
