package org.xmlbench.families.frameworks.runs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.MessageProfile.Usual;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.soap.trace.ReportType;

final class BindingProfiles {
  private static final List<String> DIRECTIONS = List.of("marshal", "unmarshal");

  /** Values of a report, the most informative number first. */
  private static final List<Integer> COUNTS = List.of(10, 100, 1000, 10_000);

  /** Shortest first. */
  static final List<MessageProfile> ALL =
      List.of(
          new MessageProfile(
              "smoke",
              "every framework, 10 values each way, one block: shows that everything works",
              List.of("marshal-e134-double:10", "unmarshal-e134-double:10"),
              List.of(),
              new Effort(1, Duration.ofMinutes(3), MessageProfile.SHORT),
              Usual.ALL),
          new MessageProfile(
              NamedProfile.DEFAULT,
              "every framework, the published report of 10 to 10,000 doubles and 1000 ints and the"
                  + " flat one of 1000 doubles, each way, five blocks",
              quickTasks(),
              List.of(),
              new Effort(5, Duration.ofMinutes(75), MessageProfile.USUAL),
              Usual.AS_THEY_COME),
          new MessageProfile(
              "parsers",
              "frameworks whose parser can be another, above each: 1000 doubles and ints",
              List.of("unmarshal-e134-double:1000", "unmarshal-e134-int:1000"),
              List.of(),
              new Effort(5, Duration.ofMinutes(30), MessageProfile.USUAL),
              Usual.SWAPPED),
          new MessageProfile(
              "standard",
              "every framework, published and flat reports of 10 to 10,000 doubles and as many ints"
                  + " each way, five blocks",
              standardTasks(),
              List.of(),
              new Effort(5, Duration.ofHours(4), MessageProfile.USUAL),
              Usual.AS_THEY_COME));

  private BindingProfiles() {}

  private static List<String> quickTasks() {
    List<String> tasks = new ArrayList<>();
    for (String direction : DIRECTIONS) {
      COUNTS.forEach(count -> tasks.add(direction + "-e134-double:" + count));
      tasks.add(direction + "-e134-int:1000");
      tasks.add(direction + "-flat-double:1000");
    }
    return tasks;
  }

  private static List<String> standardTasks() {
    List<String> tasks = new ArrayList<>();
    for (String direction : DIRECTIONS) {
      for (ReportType type : ReportType.all()) {
        COUNTS.forEach(count -> tasks.add(direction + "-" + type.label() + ":" + count));
      }
    }
    return tasks;
  }
}
