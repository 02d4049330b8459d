package org.xmlbench.families.fidelity.runs;

import org.xmlbench.families.fidelity.tables.FidelityResults;
import org.xmlbench.families.soap.runs.MessageFamily;

/** Runs of unusual values through toolkits. */
public final class FidelityRuns extends MessageFamily {
  public FidelityRuns() {
    super(FidelityResults.FAMILY, FidelityProfiles.ALL, FidelityCommand::new);
  }

  @Override
  public int place() {
    return 140;
  }
}
