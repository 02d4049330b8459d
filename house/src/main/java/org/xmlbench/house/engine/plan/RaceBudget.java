package org.xmlbench.house.engine.plan;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.store.Race;

/**
 * What a race needs of a time budget, and which documents a budget holds.
 *
 * @param estimate of the plan whose subjects race
 */
public record RaceBudget(DurationEstimate estimate) {
  /**
   * The time in which a group has its first stage, and its subjects near the fastest have that many
   * blocks in all.
   */
  public Duration needed(PlannedGroup group, int blocks) {
    int first = race().firstBlocks();
    return block(group)
        .multipliedBy(first)
        .plus(nearBlock(group).multipliedBy(Math.max(0, blocks - first)));
  }

  public Duration needed(int blocks) {
    return estimate.plan().groups().stream()
        .map(group -> needed(group, blocks))
        .reduce(Duration.ZERO, Duration::plus);
  }

  /** The least budget that holds the first document: its first stage and the blocks that order. */
  public Duration neededOfFirst() {
    TimedDocument first = estimate.plan().groups().getFirst().document();
    return estimate.plan().groups().stream()
        .filter(group -> group.document().name().equals(first.name()))
        .map(group -> needed(group, race().orderBlocks()))
        .reduce(Duration.ZERO, Duration::plus);
  }

  /** How many blocks subjects near the fastest get of each document; 0 without a first stage. */
  public int blocks() {
    int blocks = race().mostBlocks();
    while (blocks >= race().firstBlocks() && needed(blocks).compareTo(budget()) > 0) {
      blocks--;
    }
    return blocks < race().firstBlocks() ? 0 : blocks;
  }

  /**
   * The names of the last documents, whose first stage and fewest blocks that order do not fit into
   * the budget.
   */
  public List<String> tooMany() {
    Map<String, Duration> needed = new LinkedHashMap<>();
    for (PlannedGroup group : estimate.plan().groups()) {
      needed.merge(group.document().name(), needed(group, race().orderBlocks()), Duration::plus);
    }
    List<String> names = new ArrayList<>(needed.keySet());
    List<String> over = new ArrayList<>();
    Duration sum = needed.values().stream().reduce(Duration.ZERO, Duration::plus);
    while (sum.compareTo(budget()) > 0) {
      String last = names.removeLast();
      over.addFirst(last);
      sum = sum.minus(needed.get(last));
    }
    return List.copyOf(over);
  }

  private Duration block(PlannedGroup group) {
    return estimate.block().apply(group);
  }

  /** A block of the subjects near the fastest, which are streaming ones where there are some. */
  public Duration nearBlock(PlannedGroup group) {
    List<PlannedCell> measured =
        group.cells().stream().filter(cell -> cell.obstacle() == null).toList();
    int near = Math.min(RaceForecast.NEAR, measured.size());
    return block(group.only(measured.subList(0, near)));
  }

  private Race race() {
    return estimate.plan().effort().race().orElseThrow();
  }

  private Duration budget() {
    return estimate.plan().effort().budget();
  }
}
