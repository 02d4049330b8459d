package org.xmlbench.house.grid;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.results.grid.Assignment;

/**
 * A plan divided into shards. What is compared stays together: all subjects of a document, all
 * conditions, all sizes of it, and all settings of a task, such as numbers of clients. Units go,
 * the one with most work first, to the shard that has least; what counts as work depends on the
 * plan alone, so that all nodes divide alike.
 */
public final class ShardedPlan {
  /** A document of that size takes as long again as a fork of a small one. */
  private static final double BYTES_OF_A_FORK = 4 << 20;

  private final RunPlan plan;
  private final List<List<Integer>> shards;

  /**
   * @param together whether all tasks are compared with each other, and stay together, too
   * @throws UserErrorException when there are fewer units than shards
   */
  public ShardedPlan(RunPlan plan, boolean together, int count) {
    this.plan = plan;
    Map<String, Unit> units = units(plan, together);
    if (units.size() < count) {
      throw new UserErrorException(
          together
              ? "--shard of %d: such runs compare all tasks with each other, so that one node measures them all: every node can repeat the plan instead"
                  .formatted(count)
              : "--shard of %d: the plan has only %s that nodes can measure apart: %s"
                  .formatted(
                      count,
                      units.size() == 1
                          ? "one document or task"
                          : units.size() + " documents or tasks",
                      String.join(", ", units.keySet())));
    }
    this.shards = deal(List.copyOf(units.values()), count);
  }

  /** Into how many shards a plan can be divided. */
  public static int most(RunPlan plan, boolean together) {
    return units(plan, together).size();
  }

  private static Map<String, Unit> units(RunPlan plan, boolean together) {
    Map<String, Unit> units = new LinkedHashMap<>();
    for (int place = 0; place < plan.groups().size(); place++) {
      PlannedGroup group = plan.groups().get(place);
      String name = together ? "" : Task.recorded(group.document().name()).name();
      units.computeIfAbsent(name, Unit::new).add(place, group);
    }
    return units;
  }

  /** Groups that stay together. */
  private static final class Unit {
    private final String name;
    private final List<Integer> places = new ArrayList<>();
    private double work;

    Unit(String name) {
      this.name = name;
    }

    void add(int place, PlannedGroup group) {
      places.add(place);
      work += group.measured() * (1 + group.document().bytes() / BYTES_OF_A_FORK);
    }
  }

  private static List<List<Integer>> deal(List<Unit> units, int count) {
    List<List<Integer>> shards = new ArrayList<>();
    double[] work = new double[count];
    for (int i = 0; i < count; i++) {
      shards.add(new ArrayList<>());
    }
    List<Unit> order = new ArrayList<>(units);
    order.sort(
        Comparator.comparingDouble((Unit unit) -> -unit.work).thenComparing(unit -> unit.name));
    for (Unit unit : order) {
      int least = 0;
      for (int i = 1; i < count; i++) {
        least = work[i] < work[least] ? i : least;
      }
      shards.get(least).addAll(unit.places);
      work[least] += unit.work;
    }
    shards.forEach(places -> places.sort(Comparator.naturalOrder()));
    return shards;
  }

  /** Places in the plan, from 0, of the groups of a shard. */
  public List<Integer> places(Assignment.Shard shard) {
    return List.copyOf(shards.get(shard.index() - 1));
  }

  /** The groups of a shard, in the order of the plan. */
  public List<PlannedGroup> groups(Assignment.Shard shard) {
    return places(shard).stream().map(plan.groups()::get).toList();
  }
}
