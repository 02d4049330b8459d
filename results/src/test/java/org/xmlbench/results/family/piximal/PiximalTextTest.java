package org.xmlbench.results.family.piximal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.SyntheticExperiments;

/** What the experiments have found, on a terminal. */
class PiximalTextTest {
  private static String text() {
    SyntheticExperiments run = SyntheticExperiments.of("");
    return FamilyText.of(run.manifest(), run.forks());
  }

  @Test
  void theBestSplitStandsWithItsShare() {
    assertThat(text())
        .contains("== state-scalability: several threads walk an automaton of so many states")
        .containsPattern("   automaton +one thread, ms +2 threads +4 threads\n")
        .containsPattern(
            " {3}states-1, psd:1MB +8[.0]* \\+-0.0% +2.020? \\+-[0-9.]+% \\(62.5\\) +3.03")
        .containsPattern(
            " {3}psd:1MB +8[.0]* \\+-0.0% +1.20* \\+-0.0% \\(62.5\\) +1.80* \\+-0.0% \\(25\\)");
  }

  @Test
  void countsHaveNoMargin() {
    assertThat(text())
        .containsPattern(" {3}content +75.0\n")
        .containsPattern(" {3}start-name +25.0\n")
        .doesNotContain("comment")
        .containsPattern(" {3}bytes +1 +16\n")
        .containsPattern(" {3}psd:1MB +9.0 +4.5\n");
  }

  @Test
  void parsesHaveARateAndWhatTheyAllocate() {
    assertThat(text())
        .containsPattern(" {3}piximal-dfa +serial +10[.0]* \\+-0.0% +100[.0]* \\+-0.0% +-\n")
        .containsPattern(" {3}piximal-nfa +serial +8[.0]* \\+-0.0% +125[.0]* \\+-0.0% +87.50?\n")
        .containsPattern(" {3}heap-queues +serial +20[.0]* \\+-0.0% +50[.0]* \\+-0.0% +3.* +0.0\n")
        .containsPattern(" {3}psd:1MB +500.* +2 +1.8.* +1.5.* +1.9.* +0.947.* +0.10.*\n")
        .contains("   expat of comparison, psd:1MB: skipped: not installed\n");
  }
}
