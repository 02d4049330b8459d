package org.xmlbench.results.run;

import java.util.Optional;
import org.xmlbench.results.store.Manifest;

/** A family whose result is no time: its runs have no history, export or comparison. */
public interface WithoutTimes {
  /** {@link FamilyResults#id}. */
  String id();

  /** Name of the file in the run folder that holds the result. */
  default String resultFile() {
    return id() + ".json";
  }

  /** Whether that is so of a run of it: of all, unless the family says otherwise. */
  default boolean isWithoutTimes(Manifest manifest) {
    return true;
  }

  /** The family of a run whose result is no time; empty of other runs. */
  static Optional<WithoutTimes> of(FamilyResults family, Manifest manifest) {
    return family instanceof WithoutTimes without && without.isWithoutTimes(manifest)
        ? Optional.of(without)
        : Optional.empty();
  }
}
