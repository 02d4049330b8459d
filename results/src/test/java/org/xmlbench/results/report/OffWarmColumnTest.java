package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.MeasuredBias;

/** How far a figure is from warm, where that was measured before. */
class OffWarmColumnTest {
  private static final int WIDE = 400;

  private static String table(double ratio, double low, double high) {
    SyntheticRun run = SyntheticRun.of(3);
    List<ForkRecord> forks = run.records();
    MeasuredBias bias = new MeasuredBias(forks.getFirst().cell().id(), ratio, low, high);
    return TerminalTable.render(
        Comparison.of(
            run.manifest().of(new MeasuredBefore(List.of(bias), List.of())),
            new Forks(forks, List.of())),
        Families.PARSERS.words(),
        WIDE);
  }

  @Test
  void aValueIsInBracketsWhereItsIntervalIsWide() {
    assertThat(table(1.02, 0.97, 1.07)).contains(" +2.0 % ").doesNotContain("(+2.0 %)");
    assertThat(table(1.02, 0.94, 1.10)).contains("(+2.0 %)");
  }

  @Test
  void theColumnIsExplainedWhereItIsThere() {
    assertThat(table(1.02, 0.97, 1.07)).contains("\noff warm: time in forks like these over");
    SyntheticRun without = SyntheticRun.of(3);
    assertThat(
            TerminalTable.render(
                Comparison.of(without.manifest(), new Forks(without.records(), List.of())),
                Families.PARSERS.words(),
                WIDE))
        .doesNotContain("off warm");
  }
}
