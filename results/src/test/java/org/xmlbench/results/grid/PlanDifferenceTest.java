package org.xmlbench.results.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.StoredPlan;

class PlanDifferenceTest {
  private static PlannedBlock block(String document, int blocks, String flag, String... subjects) {
    return new PlannedBlock(
        document,
        blocks,
        List.of(flag),
        List.of(subjects).stream()
            .map(subject -> new Cell(subject, "1", document, Operation.PARSE, Map.of()))
            .toList());
  }

  private static String difference(PlannedBlock asked, PlannedBlock made) {
    return PlanDifference.of(
        new StoredPlan(List.of(block("same", 1, "-Xmx1g", "a"), asked)),
        new StoredPlan(List.of(block("same", 1, "-Xmx1g", "a"), made)));
  }

  @Test
  void theFirstDifferenceIsNamed() {
    PlannedBlock asked = block("doc", 3, "-Xmx1g", "a", "b");
    assertThat(difference(asked, block("other", 3, "-Xmx1g", "a", "b")))
        .isEqualTo("it has doc where this host has other");
    assertThat(difference(asked, block("doc", 3, "-Xmx2g", "a", "b")))
        .isEqualTo("forks on doc run with -Xmx1g there and with -Xmx2g here");
    assertThat(
            PlanDifference.of(
                new StoredPlan(
                    List.of(
                        new PlannedBlock(
                            "doc", 3, List.of("-Xms1g", "-XX:ActiveProcessorCount=2"), List.of()))),
                new StoredPlan(List.of(new PlannedBlock("doc", 3, List.of("-Xms1g"), List.of())))))
        .isEqualTo(
            "forks on doc run with -XX:ActiveProcessorCount=2 there and with nothing in place of"
                + " that here");
    assertThat(difference(asked, block("doc", 3, "-Xmx1g", "a")))
        .startsWith("this host cannot measure ")
        .contains("b");
    assertThat(difference(block("doc", 3, "-Xmx1g", "a"), asked)).startsWith("it lacks ");
    assertThat(difference(asked, block("doc", 4, "-Xmx1g", "a", "b")))
        .isEqualTo("doc has 3 blocks there and 4 here");
  }

  @Test
  void aMissingTaskIsCounted() {
    PlannedBlock one = block("doc", 3, "-Xmx1g", "a");
    assertThat(
            PlanDifference.of(
                new StoredPlan(List.of(one, block("more", 3, "-Xmx1g", "a"))),
                new StoredPlan(List.of(one))))
        .isEqualTo("it has 2 tasks, and this host makes 1 of its request");
  }

  @Test
  void anotherRuleIsToldInWords() {
    StoredPlan plan = new StoredPlan(List.of(block("doc", 3, "-Xmx1g", "a")));
    assertThat(PlanDifference.of(plan.of(Race.of(2, 4)), plan.of(Race.of(2, 5))))
        .isEqualTo(
            "numbers of blocks are chosen by another rule, there against here (blocks with which"
                + " it leaves however wide its interval is: 4 against 5)");
  }
}
