package org.xmlbench.families.strategies.tables.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.simulate.Machine;
import org.xmlbench.results.simulate.World;

/**
 * How often the rule recommends what it should not, and finds what it should, on machines that
 * disturb each trial: three times as noisy as forks are, since a trial is one short parse.
 */
class AdviceSimulationTest {
  private static final int RUNS = 2000;
  private static final double NOISIER = 3;
  private static final double STANDARD_ERRORS = 3;

  /** Against one kind of disturbance, and against nearly all kinds at once. */
  private static final double POWER = 0.85;

  private static final double POWER_AT_WORST = 0.65;

  static List<World> worlds() {
    return World.all();
  }

  private static double share(
      World world, Map<String, Double> times, Predicate<Decision> of, int runs) throws IOException {
    SplittableRandom random = new SplittableRandom(50);
    Random order = new Random(51);
    int found = 0;
    for (int run = 0; run < runs; run++) {
      int trials = AdviceRule.trials(AdviceRule.CANDIDATES.size());
      Machine machine = world.scaled(NOISIER).machine(random, trials);
      Decision decision =
          AdviceRule.decide(
              AdviceRule.CANDIDATES, strategies -> round(machine, order, strategies, times));
      found += of.test(decision) ? 1 : 0;
    }
    return (double) found / runs;
  }

  private static Map<String, Double> round(
      Machine machine, Random order, List<String> strategies, Map<String, Double> times) {
    List<String> shuffled = new ArrayList<>(strategies);
    Collections.shuffle(shuffled, order);
    Map<String, Double> seconds = new HashMap<>();
    for (String strategy : shuffled) {
      double effect = Math.log(times.getOrDefault(strategy, 1.0));
      seconds.put(strategy, machine.fork(effect).times()[0]);
    }
    return seconds;
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void whereAllAreEqualPlainIsBestAtLeastAsOftenAsStated(World world) throws IOException {
    double rate = AdviceRule.ERROR_RATE;
    double bound = rate + STANDARD_ERRORS * Math.sqrt(rate * (1 - rate) / RUNS);
    assertThat(share(world, Map.of(), decision -> decision.named().isPresent(), RUNS))
        .isLessThanOrEqualTo(bound);
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void aTenthLessTimeIsFound(World world) throws IOException {
    Map<String, Double> one = Map.of("io-uring", 1 / 1.1);
    assertThat(share(world, one, decision -> decision.named().equals(Optional.of("io-uring")), 500))
        .as(world.name())
        .isGreaterThanOrEqualTo(world.equals(World.everything()) ? POWER_AT_WORST : POWER);
  }

  @ParameterizedTest
  @MethodSource("worlds")
  void whereOthersAreSlowerPlainIsBest(World world) throws IOException {
    Map<String, Double> slower = new HashMap<>();
    AdviceRule.CANDIDATES.forEach(strategy -> slower.put(strategy, 1.05));
    assertThat(share(world, slower, decision -> decision.named().isPresent(), 500))
        .isLessThan(0.01);
  }
}
