package org.xmlbench.results.run;

import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/**
 * The results of one family of runs. What only some families have is a separate interface, which
 * this or the tables implement: {@link ComparedTables}, {@link OwnTables}, {@link JsonTables},
 * {@link PageTables}, {@link AnsweredTables}, {@link FaultyTables}, {@link WithoutTimes}, {@link
 * RatedPairs}, {@link OwnFigures}, {@link PageScripts}.
 */
public interface FamilyResults {
  /** The name in a manifest; also that of the family's folders. */
  String id();

  /** The command that makes and resumes such runs; with a hyphen it begins their profiles. */
  String command();

  /** Whether a run with that profile is its own where the manifest does not name a family. */
  default boolean hasProfile(String profile) {
    return profile.equals(command()) || profile.startsWith(command() + "-");
  }

  /** Whether runs are its own that name no family and whose profile none claims. */
  default boolean hasOtherProfiles() {
    return false;
  }

  /** Whether its subjects read documents, so that no figure can be above that of reading them. */
  default boolean readsDocuments() {
    return false;
  }

  FamilyWords words();

  /**
   * Whether tables compare tasks with each other, beside the subjects of each: then one node
   * measures all tasks, for nothing is compared across nodes. Sizes of one task always stay
   * together.
   */
  default boolean comparesTasks() {
    return false;
  }

  /** The tables of a run, computed once for all outputs. */
  RunTables tables(Manifest manifest, Forks forks);
}
