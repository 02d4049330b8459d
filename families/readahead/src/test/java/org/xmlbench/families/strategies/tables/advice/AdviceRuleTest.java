package org.xmlbench.families.strategies.tables.advice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** Trials whose times are known. */
class AdviceRuleTest {
  private final List<List<String>> rounds = new ArrayList<>();

  /** A round is slower than the one before for all alike, which must not matter. */
  private Map<String, Double> round(List<String> strategies, ToDoubleFunction<String> seconds) {
    rounds.add(strategies);
    Map<String, Double> made = new HashMap<>();
    for (String strategy : strategies) {
      made.put(strategy, seconds.applyAsDouble(strategy) * (1 + 0.1 * rounds.size()));
    }
    return made;
  }

  private Decision decide(ToDoubleFunction<String> seconds) throws IOException {
    return AdviceRule.decide(AdviceRule.CANDIDATES, strategies -> round(strategies, seconds));
  }

  private static ToDoubleFunction<String> times(Map<String, Double> others) {
    return strategy -> others.getOrDefault(strategy, 1.0);
  }

  @Test
  void aFasterStrategyIsNamedWithItsGain() throws IOException {
    Decision decision = decide(times(Map.of("ring", 0.8, "mmap", 0.9)));
    assertThat(decision.named()).contains("ring");
    assertThat(decision.gain().orElseThrow().value()).isCloseTo(1.25, within(1e-9));
    assertThat(decision.finalists())
        .extracting(Decision.Finalist::strategy)
        .containsExactly("ring", "mmap");
    assertThat(decision.dropped()).hasSize(AdviceRule.CANDIDATES.size() - 2);
  }

  @Test
  void aGainOfNothingIsNotWorthIt() throws IOException {
    Decision decision = decide(times(Map.of("ring", 0.99)));
    assertThat(decision.named()).isEmpty();
    assertThat(decision.gain()).isEmpty();
    assertThat(decision.finalists().getFirst().speedup().low()).isGreaterThan(1);
  }

  @Test
  void aStrategyThatWasOnlyLuckyIsNotNamed() throws IOException {
    Decision decision =
        decide(strategy -> strategy.equals("ring") ? rounds.size() % 2 == 0 ? 0.6 : 1.3 : 1);
    assertThat(decision.named()).isEmpty();
  }

  @Test
  void aSlowerStrategyIsTriedLess() throws IOException {
    decide(times(Map.of("ring", 0.8, "mmap", 0.9, "runahead", 2.0)));
    assertThat(rounds.stream().filter(round -> round.contains("runahead"))).hasSize(2);
    assertThat(rounds.stream().filter(round -> round.contains("ring")).count())
        .isEqualTo(rounds.size());
    assertThat(rounds).allMatch(round -> round.contains(AdviceRule.PLAIN));
    assertThat(rounds.stream().mapToInt(List::size).sum())
        .isEqualTo(AdviceRule.trials(AdviceRule.CANDIDATES.size()));
  }

  /** Only fresh rounds decide: the first ones would name a strategy that was lucky in them. */
  @Test
  void screeningDecidesNothing() throws IOException {
    Decision decision =
        decide(strategy -> strategy.equals("ring") && rounds.size() <= 6 ? 0.5 : 1.0);
    assertThat(decision.finalists()).extracting(Decision.Finalist::strategy).contains("ring");
    assertThat(decision.named()).isEmpty();
  }

  @Test
  void aDriverThatTakesFewStrategiesIsAdvisedToo() throws IOException {
    Decision decision =
        AdviceRule.decide(
            List.of("mmap"), strategies -> round(strategies, times(Map.of("mmap", 0.5))));
    assertThat(decision.named()).contains("mmap");
    assertThat(decision.dropped()).isEmpty();
    assertThat(rounds).hasSize(AdviceRule.ROUNDS);
  }
}
