package org.xmlbench.house.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.engine.FakePlan;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.results.grid.Assignment;

class ShardedPlanTest {
  private static RunPlan plan(PlannedGroup... groups) {
    return FakePlan.of(2, Effort.UNLIMITED, groups);
  }

  private static final RunPlan PLAN =
      plan(
          FakePlan.group("ints:10", "a", "b"),
          FakePlan.group("strings:10", "a", "b"),
          FakePlan.group("ints:100", "a", "b"),
          FakePlan.group("file:a:1.xml", "a", "b"),
          FakePlan.group("file:a:2.xml", "a", "b"),
          FakePlan.group("calls:10@4", "a", "b"),
          FakePlan.group("calls:10@8", "a", "b"));

  private static List<List<Integer>> places(RunPlan plan, int count) {
    ShardedPlan divided = new ShardedPlan(plan, false, count);
    return IntStream.rangeClosed(1, count)
        .mapToObj(index -> divided.places(new Assignment.Shard(index, count)))
        .toList();
  }

  @Test
  void everyGroupIsInOneShard() {
    for (int count = 1; count <= 5; count++) {
      List<Integer> all = new ArrayList<>();
      places(PLAN, count).forEach(all::addAll);
      assertThat(all).as("%d shards", count).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6);
    }
  }

  @Test
  void sizesAndSettingsOfATaskStayTogetherAndFilesDoNot() {
    assertThat(places(PLAN, 5))
        .contains(List.of(0, 2), List.of(1), List.of(3), List.of(4), List.of(5, 6));
  }

  @Test
  void aShardHasItsGroupsInTheOrderOfThePlan() {
    ShardedPlan divided = new ShardedPlan(PLAN, false, 1);
    assertThat(divided.groups(new Assignment.Shard(1, 1))).isEqualTo(PLAN.groups());
  }

  @Test
  void theWorkIsDividedEvenly() {
    RunPlan plan =
        plan(
            FakePlan.group("one", "a", "b", "c", "d", "e", "f"),
            FakePlan.group("two", "a", "b"),
            FakePlan.group("three", "a", "b"),
            FakePlan.group("four", "a", "b"));
    assertThat(places(plan, 2)).containsExactly(List.of(0), List.of(1, 2, 3));
  }

  @Test
  void moreShardsThanPartsAreRefused() {
    assertThatThrownBy(() -> new ShardedPlan(PLAN, false, 6))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("only 5 documents or tasks")
        .hasMessageContaining("ints, strings, file:a:1.xml");
  }

  @Test
  void whereAllTasksAreComparedOneNodeMeasuresThem() {
    assertThat(new ShardedPlan(PLAN, true, 1).groups(new Assignment.Shard(1, 1))).hasSize(7);
    assertThatThrownBy(() -> new ShardedPlan(PLAN, true, 2))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("compare all tasks with each other");
  }
}
