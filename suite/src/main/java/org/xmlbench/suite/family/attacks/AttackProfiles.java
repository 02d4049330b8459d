package org.xmlbench.suite.family.attacks;

import java.time.Duration;
import java.util.List;
import org.xmlbench.soap.attack.Attack;
import org.xmlbench.suite.command.NamedProfile;
import org.xmlbench.suite.engine.plan.Effort;
import org.xmlbench.suite.soap.MessageProfile;

/** Profiles of servers under attack. */
final class AttackProfiles {
  /** Of servers under attack: warm-up, and three phases, of which the second is the attack. */
  static final List<MessageProfile> ALL =
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

  private AttackProfiles() {}
}
