package org.xmlbench.families.attacks.runs;

import org.xmlbench.families.attacks.tables.AttacksResults;
import org.xmlbench.families.soap.runs.MessageFamily;

/** Runs of servers under attack. */
public final class AttacksRuns extends MessageFamily {
  /** The family, as the list of families has it. */
  public AttacksRuns() {
    super(AttacksResults.FAMILY, AttackProfiles.ALL, AttacksCommand::new);
  }

  @Override
  public int place() {
    return 110;
  }
}
