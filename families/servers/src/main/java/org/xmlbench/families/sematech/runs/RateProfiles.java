package org.xmlbench.families.sematech.runs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.families.sematech.fork.RateTask;
import org.xmlbench.families.sematech.tables.SematechResults;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.soap.operation.SoapOperation;

/**
 * Profiles of trace reports at a rate. A block is a pair of processes of each toolkit, both warm.
 *
 * <p>Source of the rates: the requirement behind the study by SEMATECH: 10,000 values a second, or
 * a report of 1,000 each 100 ms; typically 50 at 10 Hz; 30 to 40 critical ones at 200 Hz.
 */
final class RateProfiles {
  private static final SoapOperation DOUBLES = SoapOperation.named("receiveE134Doubles");

  /** The task whose rate is raised until it breaks. */
  static final RateTask RAISED = RateTask.of(DOUBLES, 1000, 10);

  private static final List<RateTask> REQUIRED =
      List.of(
          RateTask.of(DOUBLES, 10_000, 1),
          RAISED,
          RateTask.of(DOUBLES, 50, 10),
          RateTask.of(DOUBLES, 40, 200));

  /** Shortest first. */
  static final List<MessageProfile> ALL =
      List.of(
          MessageProfile.ofServers(
              SematechResults.RATE + "-smoke",
              "every server, one pair, 40 doubles 200 times a second: shows that it works",
              names(List.of(REQUIRED.getLast())),
              new Effort(1, Duration.ofMinutes(5), MessageProfile.phases(500, 1, 1000))),
          MessageProfile.ofServers(
              SematechResults.RATE,
              "every server, five warm pairs at each rate that SEMATECH required",
              names(REQUIRED),
              new Effort(5, Duration.ofMinutes(150), MessageProfile.phases(20_000, 1, 5000))));

  private RateProfiles() {}

  private static List<String> names(List<RateTask> tasks) {
    List<String> names = new ArrayList<>();
    tasks.forEach(task -> names.add(task.name()));
    return List.copyOf(names);
  }
}
