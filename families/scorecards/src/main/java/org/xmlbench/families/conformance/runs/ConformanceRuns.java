package org.xmlbench.families.conformance.runs;

import org.xmlbench.families.conformance.tables.ConformanceResults;
import org.xmlbench.house.command.CommandFamily;

/** Runs over conformance suites. */
public final class ConformanceRuns extends CommandFamily {
  public ConformanceRuns() {
    super(ConformanceResults.FAMILY, 20, ConformanceCommand.PROFILES, ConformanceCommand::new);
  }
}
