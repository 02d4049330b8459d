package org.xmlbench.suite.family.sematech;

import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.results.family.Families;
import org.xmlbench.suite.soap.MessageFamily;
import org.xmlbench.suite.soap.MessageProfile;

/** Runs of SEMATECH's measurements. */
public final class SematechRuns extends MessageFamily {
  /** The family, as the list of families has it. */
  public SematechRuns() {
    super(Families.SEMATECH, all(), SematechCommand::new);
  }

  private static List<MessageProfile> all() {
    return Stream.concat(SematechProfiles.ALL.stream(), RateProfiles.ALL.stream()).toList();
  }
}
