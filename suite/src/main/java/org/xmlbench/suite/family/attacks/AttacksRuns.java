package org.xmlbench.suite.family.attacks;

import org.xmlbench.results.family.attacks.AttacksResults;
import org.xmlbench.suite.soap.MessageFamily;

/** Runs of servers under attack. */
public final class AttacksRuns extends MessageFamily {
  /** The family, as the list of families has it. */
  public AttacksRuns() {
    super(AttacksResults.FAMILY, AttackProfiles.ALL, AttacksCommand::new);
  }

  @Override
  public int place() {
    return 80;
  }
}
