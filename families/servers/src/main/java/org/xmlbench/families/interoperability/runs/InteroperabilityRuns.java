package org.xmlbench.families.interoperability.runs;

import org.xmlbench.families.interoperability.tables.InteroperabilityResults;
import org.xmlbench.families.soap.runs.MessageFamily;

/** Runs of each toolkit's messages to the server of each. */
public final class InteroperabilityRuns extends MessageFamily {
  public InteroperabilityRuns() {
    super(
        InteroperabilityResults.FAMILY, InteroperabilityProfiles.ALL, InteroperabilityCommand::new);
  }

  @Override
  public int place() {
    return 130;
  }
}
