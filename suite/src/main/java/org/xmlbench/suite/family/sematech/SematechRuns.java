package org.xmlbench.suite.family.sematech;

import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.results.family.sematech.SematechResults;
import org.xmlbench.suite.soap.MessageFamily;
import org.xmlbench.suite.soap.MessageProfile;

/** Runs of SEMATECH's measurements. */
public final class SematechRuns extends MessageFamily {
  /** The family, as the list of families has it. */
  public SematechRuns() {
    super(SematechResults.FAMILY, all(), SematechCommand::new);
  }

  private static List<MessageProfile> all() {
    return Stream.concat(SematechProfiles.ALL.stream(), RateProfiles.ALL.stream()).toList();
  }

  @Override
  public int place() {
    return 90;
  }
}
