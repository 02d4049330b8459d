package org.xmlbench.house.gate;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.engine.Block;
import org.xmlbench.house.engine.BlockSequence;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.results.gate.AcceptedByBoth;
import org.xmlbench.results.gate.Arm;
import org.xmlbench.results.gate.ArmFailure;
import org.xmlbench.results.stats.Retired;
import org.xmlbench.results.store.Pairing;

/**
 * Runs a gate's rounds: every cell in it once, in random order, and one sentinel among them. A
 * block is one fork of each arm, adjacent in time or interleaved. A fork that fails is tried once
 * more, together with the fork that it was interleaved with; a cell whose arm fails twice in one
 * block is no longer measured, and neither is the sentinel of a document on which the baseline
 * fails.
 */
final class GateRounds {
  private static final int ARMS = 2;

  private final BlockSequence blocks;
  private final Function<TimedDocument, PreparedDocument> documents;
  private final Duration forkLimit;
  private final List<GateCell> sentinels;
  private final Pairing pairing;
  private final SplittableRandom random;
  private final Map<GateCell, Boolean> mirrored = new HashMap<>();
  private final Map<GateCell, Integer> blocksOf = new HashMap<>();
  private final Map<Failure, List<GateCell>> failures = new LinkedHashMap<>();
  private final Set<GateCell> retired = new HashSet<>();
  private final AcceptedTwins twins;
  private int round;
  private int block;

  /** What went wrong with an arm, on however many documents. */
  private record Failure(String arm, String reason) {}

  /**
   * @param blocks runs a block
   * @param documents the documents as forks read them
   * @param forkLimit after which a fork is killed
   * @param sentinels take turns, one a round; none where the cells are sentinels themselves
   */
  GateRounds(
      BlockSequence blocks,
      Function<TimedDocument, PreparedDocument> documents,
      Duration forkLimit,
      List<GateCell> sentinels,
      Pairing pairing,
      long seed) {
    this.blocks = blocks;
    this.documents = documents;
    this.forkLimit = forkLimit;
    this.pairing = pairing;
    this.sentinels = List.copyOf(sentinels);
    this.twins = new AcceptedTwins(blocks::say);
    this.random = new SplittableRandom(seed);
  }

  /** Runs that many rounds of {@code cells}; stops early when all of them are retired. */
  void run(List<GateCell> cells, int rounds) throws IOException, InterruptedException {
    for (int i = 0; i < rounds; i++) {
      if (!cells.isEmpty() && retired.containsAll(cells)) {
        return;
      }
      List<GateCell> order = new ArrayList<>(cells);
      sentinel().ifPresent(order::add);
      Collections.shuffle(order, Random.from(random));
      round++;
      while (!order.isEmpty()) {
        GateCell cell = order.removeFirst();
        if (!retired.contains(cell)) {
          int before = ARMS + ARMS * alive(order) + planned(cells, rounds - 1 - i);
          int run = block(cell);
          int left = ARMS * alive(order) + planned(cells, rounds - 1 - i);
          blocks.spare(before - run - left);
        }
      }
    }
  }

  /**
   * Forks of that many rounds of {@code cells} as things stand: a retired cell has none, and a fork
   * that fails once needs one more.
   */
  int planned(List<GateCell> cells, int rounds) {
    if (!cells.isEmpty() && retired.containsAll(cells)) {
      return 0;
    }
    return rounds * ARMS * (alive(cells) + Math.min(1, alive(sentinels)));
  }

  private int alive(List<GateCell> cells) {
    return (int) cells.stream().filter(cell -> !retired.contains(cell)).count();
  }

  /** Whether it is no longer measured. */
  boolean isRetired(GateCell cell) {
    return retired.contains(cell);
  }

  /**
   * Arms that were wrong, failed or timed out twice in one block: one for each arm and reason, with
   * the documents, and with the cells that are no sentinels.
   */
  List<ArmFailure> failures() {
    List<ArmFailure> all = new ArrayList<>();
    failures.forEach(
        (failure, cells) ->
            all.add(
                new ArmFailure(
                    failure.arm(),
                    cells.stream().map(c -> c.document().name()).distinct().sorted().toList(),
                    cells.stream().filter(c -> !c.sentinel()).map(GateCell::name).sorted().toList(),
                    failure.reason())));
    return all;
  }

  /** Malformed documents that both arms accept. */
  List<AcceptedByBoth> acceptedByBoth() {
    return twins.byBoth();
  }

  private Optional<GateCell> sentinel() {
    List<GateCell> alive = sentinels.stream().filter(cell -> !retired.contains(cell)).toList();
    return alive.isEmpty() ? Optional.empty() : Optional.of(alive.get(round % alive.size()));
  }

  /** Runs a block and returns how many of its arms were run. */
  private int block(GateCell cell) throws IOException, InterruptedException {
    block++;
    boolean mirror = mirrored.computeIfAbsent(cell, c -> random.nextBoolean());
    int n = blocksOf.merge(cell, 1, Integer::sum) - 1;
    List<PlannedCell> order = cell.order(n, mirror);
    int[] failed = new int[ARMS];
    int run = 0;
    ForkRecord[] timed = new ForkRecord[ARMS];
    for (ForkRecord fork : blocks.run(block(cell, order))) {
      int arm = fork.position() - 1;
      run = Math.max(run, fork.position());
      if (fork.outcome().isFault() && ++failed[arm] == Retired.ATTEMPTS) {
        note(cell, order.get(arm), fork.outcome(), fork.reason());
        retire(cell, cell.arm(order.get(arm)));
      }
      timed[order.get(arm) == cell.first() ? 0 : 1] = fork.outcome().isTimed() ? fork : null;
    }
    compareTwins(cell, timed);
    return run;
  }

  /**
   * A candidate that checks less than the baseline is wrong, whatever its time. Of a sentinel's
   * arms, which are one driver, there is nothing to say: its candidate may check more.
   */
  private void compareTwins(GateCell cell, ForkRecord[] timed) {
    if (cell.sentinel() || timed[0] == null || timed[1] == null) {
      return;
    }
    Optional<String> fault = twins.fault(timed[0], timed[1]);
    if (fault.isPresent() && !retired.contains(cell)) {
      note(cell, cell.second(), Outcome.WRONG, fault.get());
      retire(cell, cell.arm(cell.second()));
    }
  }

  private Block block(GateCell cell, List<PlannedCell> order) {
    List<ForkRequest> requests = new ArrayList<>();
    for (PlannedCell arm : order) {
      int position = requests.size() + 1;
      requests.add(
          new ForkRequest(
              arm,
              cell.condition(),
              documents.apply(cell.document()),
              new ForkPlace(round, block, cell.arm(arm).label(), position, 1),
              forkLimit));
    }
    Block.Order beside =
        pairing == Pairing.TURNS ? Block.Order.INTERLEAVED : Block.Order.SEQUENTIAL;
    return new Block(requests, beside, Block.Retry.TOGETHER);
  }

  private void retire(GateCell cell, Arm arm) {
    retired.add(cell);
    if (arm == Arm.BASELINE) {
      sentinels.stream()
          .filter(sentinel -> sentinel.document().equals(cell.document()))
          .forEach(retired::add);
    }
  }

  private void note(GateCell cell, PlannedCell arm, Outcome outcome, String reason) {
    failures
        .computeIfAbsent(
            new Failure(name(cell.arm(arm)), outcome.label() + ": " + reason),
            f -> new ArrayList<>())
        .add(cell);
  }

  private static String name(Arm arm) {
    return switch (arm) {
      case BASELINE, SENTINEL_BASELINE -> "baseline";
      case SENTINEL_CANDIDATE -> "second copy of the baseline";
      case CANDIDATE -> "candidate";
    };
  }
}
