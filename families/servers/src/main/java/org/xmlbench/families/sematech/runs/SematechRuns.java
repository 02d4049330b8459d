package org.xmlbench.families.sematech.runs;

import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.families.sematech.tables.SematechResults;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.house.command.CommandFamily;

/** Runs of SEMATECH's measurements. */
public final class SematechRuns extends CommandFamily {
  public SematechRuns() {
    super(SematechResults.FAMILY, 120, all(), SematechCommand::new);
  }

  private static List<MessageProfile> all() {
    return Stream.concat(SematechProfiles.ALL.stream(), RateProfiles.ALL.stream()).toList();
  }
}
