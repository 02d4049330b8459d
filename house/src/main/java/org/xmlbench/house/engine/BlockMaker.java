package org.xmlbench.house.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;

/** Makes the blocks of a run, whose forks are in random order. */
record BlockMaker(RunEngine.Work work, BlockRules rules, RandomGenerator random) {
  /**
   * A block.
   *
   * @param number in the run
   * @param round its number in its group
   */
  Block block(PlannedGroup group, List<PlannedCell> cells, int number, int round) {
    List<PlannedCell> order = new ArrayList<>(cells);
    Collections.shuffle(order, Random.from(random));
    List<ForkRequest> requests = new ArrayList<>();
    for (PlannedCell cell : order) {
      requests.add(
          new ForkRequest(
              cell,
              group.condition(),
              work.documents().apply(group.document()),
              new ForkPlace(round, number, requests.size() + 1, 1),
              work.rules().forkLimit().apply(group)));
    }
    return new Block(requests, rules.order(group), rules.retry(group));
  }
}
