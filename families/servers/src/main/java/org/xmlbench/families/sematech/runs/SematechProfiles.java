package org.xmlbench.families.sematech.runs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.families.sematech.fork.SematechTask;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.operation.SoapOperation;

/**
 * Profiles of SEMATECH's measurements. A block is a pair of processes of each toolkit. Of a
 * schedule the iterations are messages; their length is for the estimate alone, and so is the
 * warm-up, instead of which two JVMs start.
 */
final class SematechProfiles {
  /** The published numbers of values. */
  private static final int[] SIZES = {10, 50, 100, 500, 1000, 5000, 10_000};

  private static final String DOUBLES = "receiveE134Doubles";
  private static final String INTS = "receiveE134Ints";
  private static final Duration START = Duration.ofMillis(1500);
  private static final Duration MESSAGE = Duration.ofMillis(50);

  /** Pairs, and messages of a pair, that the measurements ask for. */
  private static final int PAIRS = 10;

  private static final int MESSAGES = 11;

  /** Shortest first. */
  static final List<MessageProfile> ALL =
      List.of(
          MessageProfile.ofServers(
              "smoke",
              "every server, one pair, a report of 10 doubles, buffered and streamed: shows that it"
                  + " works",
              tasks(List.of(SoapOperation.named(DOUBLES)), 10),
              new Effort(1, Duration.ofMinutes(5), schedule(3))),
          MessageProfile.ofServers(
              NamedProfile.DEFAULT,
              "every server, ten pairs, eleven reports each of 10 to 10,000 doubles, buffered and"
                  + " streamed",
              tasks(List.of(SoapOperation.named(DOUBLES)), SIZES),
              new Effort(PAIRS, Duration.ofMinutes(110), schedule(MESSAGES))),
          MessageProfile.ofServers(
              "standard",
              "the same with ints too",
              tasks(List.of(SoapOperation.named(INTS), SoapOperation.named(DOUBLES)), SIZES),
              new Effort(PAIRS, Duration.ofMinutes(180), schedule(MESSAGES))));

  private SematechProfiles() {}

  private static List<String> tasks(List<SoapOperation> operations, int... sizes) {
    List<String> tasks = new ArrayList<>();
    for (Receiving receiving : Receiving.values()) {
      for (SoapOperation operation : operations) {
        for (int size : sizes) {
          tasks.add(SematechTask.of(operation, size, receiving).name());
        }
      }
    }
    return tasks;
  }

  private static Schedule schedule(int messages) {
    return new Schedule(START, START, START, messages, MESSAGE);
  }
}
