package org.xmlbench.suite.family.sematech;

import org.xmlbench.results.family.Families;
import org.xmlbench.suite.soap.MessageFamily;

/** Runs of SEMATECH's measurements. */
public final class SematechRuns extends MessageFamily {
  /** The family, as the list of families has it. */
  public SematechRuns() {
    super(Families.SEMATECH, SematechProfiles.ALL, SematechCommand::new);
  }
}
