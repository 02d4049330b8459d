package org.xmlbench.suite.family.attacks;

import java.util.List;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.command.ProfiledFamily;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.soap.MessageProfile;

/** Runs of servers under attack. */
public final class AttacksRuns implements ProfiledFamily {
  @Override
  public FamilyResults results() {
    return Families.ATTACKS;
  }

  @Override
  public List<Object> commands(Session session) {
    return List.of(new AttacksCommand(session));
  }

  @Override
  public List<MessageProfile> profiles() {
    return AttackProfiles.ALL;
  }
}
