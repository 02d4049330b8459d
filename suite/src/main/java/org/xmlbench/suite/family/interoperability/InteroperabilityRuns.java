package org.xmlbench.suite.family.interoperability;

import org.xmlbench.results.family.interoperability.InteroperabilityResults;
import org.xmlbench.suite.soap.MessageFamily;

/** Runs of each toolkit's messages to the server of each. */
public final class InteroperabilityRuns extends MessageFamily {
  /** The family, as the list of families has it. */
  public InteroperabilityRuns() {
    super(InteroperabilityResults.FAMILY, InteroperabilityProfiles.ALL, InteroperabilityCommand::new);
  }

  @Override
  public int place() {
    return 100;
  }
}
