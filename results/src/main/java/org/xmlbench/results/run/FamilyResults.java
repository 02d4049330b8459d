package org.xmlbench.results.run;

import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/**
 * The results of one family of runs. What only some families have is a separate interface, which
 * this or the tables implement: {@link ComparedTables}, {@link OwnTables}, {@link JsonTables},
 * {@link PageTables}, {@link FaultyTables}, {@link WithoutTimes}, {@link RatedPairs}, {@link
 * OwnFigures}, {@link PageScripts}.
 */
public interface FamilyResults {
  /** The name in a manifest; also that of the family's folders. */
  String id();

  /** The command that makes and resumes such runs; with a hyphen it begins their profiles. */
  String command();

  /** The words of text and page for such a run. */
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
