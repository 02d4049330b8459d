package org.xmlbench.families.attacks.runs;

import java.time.Duration;
import java.util.List;
import org.xmlbench.families.attacks.fork.Attack;
import org.xmlbench.families.attacks.tables.AttacksResults;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.house.command.CommandFamily;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.Effort;

/** Runs of servers under attack. */
public final class AttacksRuns extends CommandFamily {
  /** Of servers under attack: warm-up, and three phases, of which the second is the attack. */
  static final List<MessageProfile> PROFILES =
      List.of(
          MessageProfile.ofServers(
              "smoke",
              "every server twice, three attacks of 300 ms: shows that it works",
              List.of(
                  Attack.MALFORMED.label(), Attack.ENTITY_BOMB.label(), Attack.HALF_SENT.label()),
              new Effort(1, Duration.ofMinutes(10), MessageProfile.phases(300, 3, 300))),
          MessageProfile.ofServers(
              NamedProfile.DEFAULT,
              "every server as it comes and hardened, every attack, 3 s before, during and after"
                  + " it",
              Attack.labels(),
              new Effort(1, Duration.ofMinutes(240), MessageProfile.phases(3000, 3, 3000))));

  public AttacksRuns() {
    super(AttacksResults.FAMILY, 110, PROFILES, AttacksCommand::new);
  }
}
