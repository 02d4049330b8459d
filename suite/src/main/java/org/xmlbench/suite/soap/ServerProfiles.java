package org.xmlbench.suite.soap;

import java.time.Duration;
import java.util.List;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.soap.attack.Attack;
import org.xmlbench.suite.soap.MessageProfile.Usual;

/** Profiles of what is done to servers. All three of a fork's times are wall times here. */
final class ServerProfiles {
  /** Of servers under load: the warm-up's length, and that of what is measured. */
  static final List<MessageProfile> LOAD =
      List.of(
          new MessageProfile(
              "smoke",
              "every server, 10 doubles there and back, 1 and 4 clients: shows that it works",
              List.of("echoDoubles:10@1", "echoDoubles:10@4"),
              List.of(),
              1,
              Duration.ofMinutes(5),
              schedule(300, 1, 500),
              Usual.AS_THEY_COME),
          new MessageProfile(
              MessageProfile.DEFAULT,
              "every server, 100 doubles there and back, 1 to 64 clients, three blocks",
              List.of(
                  "echoDoubles:100@1",
                  "echoDoubles:100@4",
                  "echoDoubles:100@16",
                  "echoDoubles:100@64"),
              List.of(),
              3,
              Duration.ofMinutes(40),
              schedule(5000, 1, 4000),
              Usual.AS_THEY_COME));

  /** Of servers under attack: warm-up, and three phases, of which the second is the attack. */
  static final List<MessageProfile> ATTACKS =
      List.of(
          new MessageProfile(
              "smoke",
              "every server, three attacks of 300 ms: shows that it works",
              List.of(
                  Attack.MALFORMED.label(), Attack.ENTITY_BOMB.label(), Attack.HALF_SENT.label()),
              List.of(),
              1,
              Duration.ofMinutes(5),
              schedule(300, 3, 300),
              Usual.AS_THEY_COME),
          new MessageProfile(
              MessageProfile.DEFAULT,
              "every server, every attack, 3 s before, during and after it",
              Attack.labels(),
              List.of(),
              1,
              Duration.ofMinutes(40),
              schedule(3000, 3, 3000),
              Usual.AS_THEY_COME));

  private ServerProfiles() {}

  private static Schedule schedule(long warmupMillis, int phases, long phaseMillis) {
    Duration warmup = Duration.ofMillis(warmupMillis);
    return new Schedule(warmup, warmup, warmup, phases, Duration.ofMillis(phaseMillis));
  }
}
