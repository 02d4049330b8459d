package org.xmlbench.results.run;

import org.xmlbench.results.scorecard.ScoreFile;
import org.xmlbench.results.store.HostMeasurementFile;

/**
 * A family that asks drivers something other than their speed. Each of its runs leaves what it
 * found in a file of its folder, which runs of parsers beside it show.
 */
public interface ScorecardFamily extends FamilyResults {
  default HostMeasurementFile<ScoreFile> scores() {
    return ScoreFile.of(id());
  }
}
