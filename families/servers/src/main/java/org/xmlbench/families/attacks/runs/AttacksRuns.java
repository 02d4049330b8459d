package org.xmlbench.families.attacks.runs;

import org.xmlbench.families.attacks.tables.AttacksResults;
import org.xmlbench.families.soap.runs.MessageFamily;

/** Runs of servers under attack. */
public final class AttacksRuns extends MessageFamily {
  public AttacksRuns() {
    super(AttacksResults.FAMILY, AttackProfiles.ALL, AttacksCommand::new);
  }

  @Override
  public int place() {
    return 110;
  }
}
