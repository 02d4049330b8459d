package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.gate.GateVerdict.Result;
import org.xmlbench.results.simulate.Machine;
import org.xmlbench.results.simulate.World;

/** Whole runs, sentinels and exit code included. */
class GateRunSimulationTest {
  private static final GateSettings SETTINGS = GateSettings.defaults();
  private static final int CELLS = 10;
  private static final int SENTINELS = Sentinels.BLOCKS / SETTINGS.screenBlocks();
  private static final int RUNS = 400;

  static List<World> worlds() {
    return World.all();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("worlds")
  void equalArmsPassAndATenthMoreFailsInEveryWorld(World world) {
    assertEqualArmsPassAndATenthMoreFails(world);
  }

  @Test
  void equalArmsPassAndATenthMoreFails() {
    assertEqualArmsPassAndATenthMoreFails(World.everything());
  }

  private static void assertEqualArmsPassAndATenthMoreFails(World world) {
    Map<Result, Double> equal = results(world, 0);
    Map<Result, Double> slower = results(world, 0.1);

    double stated = SETTINGS.errorRate();
    assertThat(equal.get(Result.REGRESSED))
        .isLessThanOrEqualTo(stated + 3 * Math.sqrt(stated * (1 - stated) / RUNS));
    assertThat(equal.get(Result.PASS)).isGreaterThan(0.9);
    assertThat(slower.get(Result.PASS)).isZero();
    assertThat(slower.get(Result.REGRESSED)).isGreaterThan(0.95);
  }

  private static Map<Result, Double> results(World world, double effect) {
    var random = new SplittableRandom(40);
    var shares = new EnumMap<Result, Double>(Result.class);
    Arrays.stream(Result.values()).forEach(result -> shares.put(result, 0.0));
    for (int run = 0; run < RUNS; run++) {
      shares.merge(run(world, random, effect), 1.0 / RUNS, Double::sum);
    }
    return shares;
  }

  /** The first cell has the effect; sentinels run among the cells of stage 1. */
  private static Result run(World world, SplittableRandom random, double effect) {
    double[] truth = new double[CELLS + SENTINELS];
    truth[0] = Math.log1p(effect);
    int[] all = IntStream.range(0, truth.length).toArray();
    Machine machine = world.machine(random, 2 * truth.length * SETTINGS.screenBlocks());
    double[][] measured =
        SimulatedGate.rounds(machine, random, truth, all, SETTINGS.screenBlocks());

    var first = new TreeMap<String, BlockDifferences>();
    for (int cell = 0; cell < CELLS; cell++) {
      first.put(String.valueOf(cell), BlockDifferences.of(measured[cell]));
    }
    int[] entered =
        IntStream.range(0, CELLS)
            .filter(
                cell ->
                    Screening.of(SETTINGS, first.get(String.valueOf(cell))).entersConfirmation())
            .toArray();
    double[][] again =
        SimulatedGate.rounds(machine, random, truth, entered, SETTINGS.confirmBlocks());
    var fresh = new TreeMap<String, BlockDifferences>();
    for (int i = 0; i < entered.length; i++) {
      fresh.put(String.valueOf(entered[i]), BlockDifferences.of(again[i]));
    }
    List<BlockDifferences> sentinels =
        Arrays.stream(measured, CELLS, truth.length).map(BlockDifferences::of).toList();
    return GateVerdict.judge(SETTINGS, first, fresh, sentinels).result();
  }
}
