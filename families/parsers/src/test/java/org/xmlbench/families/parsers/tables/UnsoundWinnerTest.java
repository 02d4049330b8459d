package org.xmlbench.families.parsers.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.CheckedRun;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

/** The fastest parser reads wrongly and accepts much; others read all and check. */
class UnsoundWinnerTest {
  private static final Map<String, Double> TIMES = new LinkedHashMap<>();

  /** Forks that spread by more than 1 %: then the subjects race. */
  private static final double RACED = 0.011;

  static {
    TIMES.put("amber-sax", 1.0);
    TIMES.put("birch-stax", 1.6);
    TIMES.put("fir-sax", 2.0);
    TIMES.put("elm-pull", 4.0);
    TIMES.put("house-tree", 6.0);
  }

  private static Manifest manifest(QuickRun run) {
    Map<String, Integer> none =
        Map.of("birch-stax", 0, "fir-sax", 0, "elm-pull", 0, "house-tree", 0);
    Map<String, Integer> accepted = new LinkedHashMap<>(none);
    accepted.put("amber-sax", 20);
    Map<String, Integer> wrong = new LinkedHashMap<>(none);
    wrong.put("amber-sax", 5);
    return CheckedRun.manifest(run.manifest(), accepted, wrong);
  }

  private static QuickRun run(int blocks) {
    return new QuickRun(List.of("psd:1MiB"), TIMES, blocks, RACED);
  }

  private static String sentence(Manifest manifest, Comparison comparison) {
    return ParserAnswers.of(manifest, comparison).getFirst().sentence();
  }

  /** A race that is won early orders no other subjects. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void byFewBlocksTheParsersThatReadAllAndCheckAreNamedAndNoneIsRecommended(int blocks) {
    QuickRun run = run(blocks);
    Manifest manifest = manifest(run);
    Comparison comparison = Comparison.of(manifest, run.forks());

    assertThat(sentence(manifest, comparison))
        .contains(
            "fastest: amber-sax", "of those that read all and check birch-stax took the least");
    assertThat(ParserNext.of(manifest, comparison)).isEmpty();
  }

  @Test
  void byMoreBlocksOneOfThemIsRecommended() {
    QuickRun run = run(6);
    Manifest manifest = manifest(run);
    Comparison comparison = Comparison.of(manifest, run.forks());

    assertThat(sentence(manifest, comparison))
        .contains("fastest that reads all and checks: birch-stax; of all: amber-sax");
    assertThat(ParserNext.of(manifest, comparison).orElseThrow().subject()).isEqualTo("birch-stax");
  }

  /** Intervals hold at once: one that lies above another is of a slower parser. */
  @Test
  void noneIsNamedWhoseIntervalLiesAboveThatOfAnother() {
    int several = 0;
    for (int seed = 0; seed < 30; seed++) {
      Comparison comparison = scattered(seed);
      for (DocumentComparison document : comparison.documents()) {
        List<SubjectFigure> named =
            document.subjects().stream().filter(it -> it.checks().isMarked()).toList();
        several += named.size() > 1 ? 1 : 0;
        for (SubjectFigure one : named) {
          assertThat(named)
              .allMatch(it -> it.ratios().ratio().high() >= one.ratios().ratio().low());
        }
      }
    }
    assertThat(several).isPositive();
  }

  @Test
  void whatIsWithinAMarginIsSoByItsFigures() {
    int apart = 0;
    for (int seed = 0; seed < 30; seed++) {
      Comparison comparison = scattered(seed);
      String sentence = sentence(manifest(run(4)), comparison);
      List<Double> ratios =
          comparison.documents().getFirst().subjects().stream()
              .filter(it -> it.checks().isMarked())
              .map(it -> it.ratios().ratio().value())
              .sorted()
              .toList();
      boolean isNear = ratios.size() < 2 || ratios.getLast() <= 1.03 * ratios.getFirst();
      assertThat(sentence.contains("checks (within 3 %)") && !isNear).as(sentence).isFalse();
      apart += sentence.contains("(order not shown)") ? 1 : 0;
    }
    assertThat(apart).isPositive();
  }

  private static Comparison scattered(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    QuickRun run = run(4 + seed % 3);
    List<ForkRecord> records =
        run.forks().records().stream()
            .map(fork -> ChangedFork.slower(fork, Math.exp(0.08 * random.nextGaussian())))
            .toList();
    return Comparison.of(manifest(run), new Forks(records, List.of()));
  }

  /** A tree is no rival of parsers that stream, and the sentence says what it is. */
  @Test
  void theJdksOwnIsNamed() {
    QuickRun run = run(6);
    assertThat(sentence(manifest(run), Comparison.of(manifest(run), run.forks())))
        .contains("the JDK's own (house-tree", ", a tree) takes");
  }
}
