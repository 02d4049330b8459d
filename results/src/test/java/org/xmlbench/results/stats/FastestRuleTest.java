package org.xmlbench.results.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.CheckedRun;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;

class FastestRuleTest {
  private static final SyntheticRun RUN = SyntheticRun.of(5);

  /** With what the synthetic subjects accept, {@code elm} is the fastest of those that check. */
  private static final Map<String, Integer> ACCEPTED =
      Map.of("fir-stax", 20, "fir-sax", 20, "elm-stax", 0, "elm-sax", 0);

  private static final FastestRule THREE_PERCENT = new FastestRule(0.03);
  private static final int SUBJECTS = 9;
  private static final int DAYS = 2000;

  @Test
  void aRunWithoutMarginHasTheSetOfThoseThatCannotBeDistinguished() {
    Comparison comparison = compare(null);

    for (DocumentComparison document : comparison.documents()) {
      assertThat(document.separation().fastestMarginPercent()).isNull();
      assertThat(document.meaningOfFastest()).isEmpty();
    }
  }

  @Test
  void onlyWhoseIntervalLiesAboveTheMarginIsOutside() {
    for (double margin : new double[] {0.03, 0.1, 0.5}) {
      Comparison comparison = compare(Double.toString(margin));
      comparison.documents().stream()
          .filter(document -> document.separation().method() != null)
          .forEach(
              document ->
                  assertThat(document.subjects())
                      .filteredOn(figure -> figure.standing().compared())
                      .allMatch(
                          figure ->
                              figure.standing().fastest()
                                  == (figure.ratios().ratio().low() == null
                                      || figure.ratios().ratio().low() <= 1 + margin)));
    }
  }

  @Test
  void theWordsSayTheMargin() {
    DocumentComparison psd = psd(compare("0.5"));

    int without = psd(compare(null)).fastest().size();
    assertThat(psd.fastest().size()).isGreaterThan(without);
    assertThat(psd.answer())
        .startsWith("fastest, or not shown to be more than 50 % slower: ")
        .contains("fir-stax, fir-sax");
    assertThat(psd.answerOfChecking().orElseThrow())
        .startsWith(
            "fastest of those that check, or not shown to be more than 50 % slower: elm-stax,");
    assertThat(psd(compare("0.99")).answer())
        .doesNotContain("can be told")
        .contains("more than 99 % slower");
  }

  @Test
  void aDamagedMarginIsOneClearLine() {
    for (String margin : List.of("a tenth", "-0.1", "1.5", "NaN")) {
      assertThatThrownBy(() -> compare(margin))
          .isInstanceOf(UserErrorException.class)
          .hasMessageContaining("fastestMargin")
          .hasMessageContaining(margin);
    }
  }

  /** The purpose: of two runs the same sets, although a true difference is near what is seen. */
  @Test
  void twoRunsGiveTheSameSetMoreOften() {
    SplittableRandom random = new SplittableRandom(41);
    int same = 0;
    int sameWithoutMargin = 0;
    for (int day = 0; day < DAYS; day++) {
      AllPairs first = measured(random);
      AllPairs second = measured(random);
      same += set(THREE_PERCENT, first).equals(set(THREE_PERCENT, second)) ? 1 : 0;
      sameWithoutMargin +=
          set(FastestRule.NO_MARGIN, first).equals(set(FastestRule.NO_MARGIN, second)) ? 1 : 0;
    }
    assertThat((double) same / DAYS).isGreaterThan(0.9);
    assertThat((double) sameWithoutMargin / DAYS).isLessThan(0.7);
  }

  /** A subject that is slower by much is outside whatever the margin. */
  @Test
  void whatIsMuchSlowerStaysOutside() {
    SplittableRandom random = new SplittableRandom(43);
    int outside = 0;
    for (int day = 0; day < DAYS; day++) {
      outside += set(THREE_PERCENT, measured(random)).contains(2) ? 0 : 1;
    }
    assertThat((double) outside / DAYS).isGreaterThan(0.99);
  }

  private static Set<Integer> set(FastestRule rule, AllPairs pairs) {
    return IntStream.range(0, SUBJECTS)
        .filter(row -> rule.contains(pairs, pairs.lowest(), row))
        .boxed()
        .collect(Collectors.toSet());
  }

  /** Nine subjects in five blocks, the second slower than the first by 5 %, the others by 20. */
  private static AllPairs measured(SplittableRandom random) {
    double[][] times = new double[SUBJECTS][5];
    for (int i = 0; i < SUBJECTS; i++) {
      double effect = Math.log(i == 0 ? 1 : i == 1 ? 1.05 : 1.2);
      Arrays.setAll(times[i], j -> effect + 0.017 * random.nextGaussian());
    }
    return DocumentModel.ofFixedSize(times).pairs();
  }

  private static DocumentComparison psd(Comparison comparison) {
    return comparison.documents().stream()
        .filter(document -> document.title().equals("psd:4MiB"))
        .findFirst()
        .orElseThrow();
  }

  private static Comparison compare(String margin) {
    Manifest made = CheckedRun.manifest(RUN, ACCEPTED);
    Map<String, String> options = new LinkedHashMap<>(made.options());
    if (margin != null) {
      options.put(FastestRule.OPTION, margin);
    }
    Manifest manifest =
        Manifest.of(
            made.origin(), made.plan(), made.host(), options, made.subjects(), made.documents());
    return Comparison.of(manifest, new Forks(RUN.records(), List.of()));
  }
}
