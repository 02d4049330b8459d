package org.xmlbench.families.sematech.runs;

import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.families.sematech.tables.SematechResults;
import org.xmlbench.families.soap.runs.MessageFamily;
import org.xmlbench.families.soap.runs.MessageProfile;

/** Runs of SEMATECH's measurements. */
public final class SematechRuns extends MessageFamily {
  public SematechRuns() {
    super(SematechResults.FAMILY, all(), SematechCommand::new);
  }

  private static List<MessageProfile> all() {
    return Stream.concat(SematechProfiles.ALL.stream(), RateProfiles.ALL.stream()).toList();
  }

  @Override
  public int place() {
    return 120;
  }
}
