package org.xmlbench.suite.family.fidelity;

import org.xmlbench.results.family.fidelity.FidelityResults;
import org.xmlbench.suite.soap.MessageFamily;

/** Runs of unusual values through toolkits. */
public final class FidelityRuns extends MessageFamily {
  /** The family, as the list of families has it. */
  public FidelityRuns() {
    super(FidelityResults.FAMILY, FidelityProfiles.ALL, FidelityCommand::new);
  }

  @Override
  public int place() {
    return 110;
  }
}
