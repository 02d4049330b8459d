package org.xmlbench.results.readahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.report.AdviceScoreText;

/** Advice against times that are known. */
class AdviceScoreTest {
  @TempDir private Path folder;

  private static List<ForkRecord> forks(double ring) {
    List<ForkRecord> forks = new ArrayList<>();
    for (int round = 1; round <= 3; round++) {
      double slower = 1 + 0.1 * round;
      forks.add(fork("plain", round, 1.2 * slower));
      forks.add(fork("ring", round, ring * slower));
      forks.add(fork("mmap", round, slower));
    }
    return forks;
  }

  private static ForkRecord fork(String input, int round, double seconds) {
    return ReadaheadAnalysisTest.fork(
        "piccolo-sax", "uncached", input, null, round, seconds, Outcome.OK);
  }

  private static CaseAdvice advised(String strategy) {
    Advice advice =
        new Advice(
            "a.xml",
            "piccolo-sax",
            4L << 20,
            0,
            true,
            2,
            1e9,
            2e8,
            1 << 20,
            10,
            AdviceRule.ERROR_RATE,
            strategy,
            null,
            null,
            0.1,
            AdviceRule.ROUNDS,
            List.of(),
            List.of());
    return new CaseAdvice("piccolo-sax", "psd:4MiB", "uncached", advice, null);
  }

  private static AdviceScore score(String choice, double ring) {
    return AdviceScore.of(List.of(advised(choice)), forks(ring)).getFirst();
  }

  @Test
  void theChoiceIsHeldAgainstTheBest() {
    AdviceScore near = score("ring", 1.04);
    assertThat(near.best()).isEqualTo("mmap");
    assertThat(near.overBest().value()).isCloseTo(1.04, within(1e-9));
    assertThat(near.plainOverBest().value()).isCloseTo(1.2, within(1e-9));
    assertThat(near.isGood()).isTrue();
    assertThat(near.isPlainGood()).isFalse();
    assertThat(score("ring", 1.06).isGood()).isFalse();
    assertThat(score("mmap", 1.06).overBest().value()).isEqualTo(1);
  }

  @Test
  void theLuckOfTheBestIsNotCounted() {
    List<ForkRecord> forks = new ArrayList<>();
    for (int round = 1; round <= 3; round++) {
      forks.add(fork("plain", round, 1));
      forks.add(fork("ring", round, round == 1 ? 0.8 : 1));
      forks.add(fork("mmap", round, round == 2 ? 0.8 : 1));
      forks.add(fork("advise", round, round == 3 ? 0.8 : 1));
    }
    AdviceScore score = AdviceScore.of(List.of(advised("plain")), forks).getFirst();
    assertThat(score.overBest().value()).isCloseTo(1, within(1e-9));
    assertThat(score.isGood()).isTrue();
  }

  @Test
  void oneRoundIsHeldAgainstItsOwnBestAndNotJudged() {
    List<ForkRecord> forks = List.of(fork("plain", 1, 1.1), fork("ring", 1, 1));
    AdviceScore score = AdviceScore.of(List.of(advised("plain")), forks).getFirst();
    assertThat(score.overBest().value()).isCloseTo(1.1, within(1e-9));
    assertThat(AdviceScoreText.render(List.of(score))).contains("one round", "0 of 0 cases");
  }

  @Test
  void aChoiceThatWasNotMeasuredIsNotCounted() {
    List<AdviceScore> scores =
        AdviceScore.of(List.of(advised("ring"), advised("io-uring")), forks(0.9));
    assertThat(scores.getLast().isMeasured()).isFalse();
    assertThat(AdviceScoreText.render(scores))
        .contains("1 of 1 case:", "not measured", "plain would in 0");
  }

  @Test
  void theFastestOfTheFirstRoundsAreMeasuredFurtherBesidePlainAndTheChoice() {
    List<ForkRecord> forks = new ArrayList<>();
    List<String> all = List.of("plain", "a", "b", "c", "d", "ring");
    for (int round = 1; round <= 2; round++) {
      for (int i = 0; i < all.size(); i++) {
        forks.add(fork(all.get(i), round, 2 - 0.1 * i));
      }
    }
    assertThat(AdviceFinals.of(advised("a"), 2, forks))
        .isEqualTo(new AdviceFinals(2, List.of("plain", "a", "ring", "d", "c")));
    assertThat(AdviceFinals.of(advised("ring"), 2, forks).strategies())
        .containsExactly("plain", "ring", "d", "c");
    forks.add(fork("b", 3, 0.1));
    assertThat(AdviceFinals.of(advised("ring"), 2, forks).strategies())
        .as("by the first rounds alone")
        .doesNotContain("b");
  }

  @Test
  void theRoundsThatChoseDoNotScore() {
    List<ForkRecord> forks = new ArrayList<>();
    for (int round = 1; round <= 4; round++) {
      boolean screening = round <= 2;
      forks.add(fork("plain", round, 1.2));
      forks.add(fork("ring", round, screening ? 0.5 : 1.04));
      forks.add(fork("mmap", round, 1));
      forks.add(fork("io-uring", round, screening ? 2 : 0.1));
    }
    CaseAdvice advised =
        advised("ring").with(new AdviceFinals(2, List.of("plain", "ring", "mmap")));
    AdviceScore score = AdviceScore.of(List.of(advised), forks).getFirst();
    assertThat(score.best()).isEqualTo("mmap");
    assertThat(score.overBest().value()).isCloseTo(1.04, within(1e-9));
    assertThat(score.isKnownWithin(0.01)).isTrue();
  }

  @Test
  void whatIsKnownWithinAShareHasAnInterval() {
    List<ForkRecord> forks = new ArrayList<>(List.of(fork("plain", 1, 1.1), fork("ring", 1, 1)));
    List<CaseAdvice> advised = List.of(advised("plain"));
    assertThat(AdviceScore.of(advised, forks).getFirst().isKnownWithin(0.5)).isFalse();
    for (int round = 2; round <= 4; round++) {
      forks.add(fork("plain", round, 1.1 + 0.05 * round));
      forks.add(fork("ring", round, 1));
    }
    AdviceScore score = AdviceScore.of(advised, forks).getFirst();
    assertThat(score.isKnownWithin(0.5)).isTrue();
    assertThat(score.isKnownWithin(0.01)).isFalse();
  }

  @Test
  void whatWasAdvisedIsReadAgain() {
    assertThat(CaseAdvice.read(folder)).isEmpty();
    List<CaseAdvice> all =
        List.of(advised("ring"), advised("plain").with(new AdviceFinals(2, List.of("plain"))));
    CaseAdvice.write(folder, all);
    assertThat(CaseAdvice.read(folder)).isEqualTo(all);
  }
}
