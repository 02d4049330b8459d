package org.xmlbench.families.soap.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.xmlbench.families.toolkits.tables.ToolkitsResults;
import org.xmlbench.house.engine.FakePlan;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.Subject;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

class MessagePlanTest {
  private static final long GIB = 1L << 30;
  private static final Subject SUBJECT =
      FakePlan.group("any", "toolkit").cells().getFirst().subject();

  /** The heap of a message of that size on a host with that memory, in MiB. */
  private static int heap(int bytes, long memory, Optional<Integer> asked) {
    MessageOptions options =
        new MessageOptions(
            "quick",
            List.of(),
            List.of(),
            List.of(),
            new MessageOptions.Amount(1, null),
            7,
            new RunTiming(TimingClock.CPU, Pairing.TURNS),
            new JvmRequest(Collector.G1, asked, List.of(), Optional.empty()),
            Optional.empty(),
            ServersOn.THIS_NODE);
    MessagePlan plan = new MessagePlan(options, new ConditionRule(2, memory));
    plan.add(new TimedDocument.Made("message", "a message", bytes), Map.of(), List.of(SUBJECT));
    MessageProfile profile =
        MessageProfile.ofServers(
            "quick",
            "",
            List.of(),
            new Effort(1, Duration.ZERO, MessageProfile.phases(300, 1, 300)));
    return plan.of(ToolkitsResults.FAMILY, profile, List.of(SUBJECT)).heapMiB();
  }

  @Test
  void theHeapGrowsWithTheMessage() {
    assertThat(heap(1_000, 24 * GIB, Optional.empty())).isEqualTo(256);
    assertThat(heap(100_000, 24 * GIB, Optional.empty())).isEqualTo(256);
    assertThat(heap(1 << 20, 24 * GIB, Optional.empty())).isEqualTo(256 + 192);
    assertThat(heap(5_600_000, 24 * GIB, Optional.empty())).isEqualTo(256 + 1024);
  }

  @Test
  void clientAndServerShareTheHost() {
    assertThat(heap(100 << 20, 8 * GIB, Optional.empty())).isEqualTo(3072);
    assertThat(heap(100 << 20, GIB / 2, Optional.empty())).isEqualTo(256);
  }

  @Test
  void aHeapThatWasAskedForIsTaken() {
    assertThat(heap(100 << 20, 8 * GIB, Optional.of(512))).isEqualTo(512);
  }
}
