package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.LargeRun;
import org.xmlbench.results.family.Report;

/** The report of 20,000 forks. How long it takes is shown by {@link TimeToFirstChart}. */
@Tag("optional")
@Tag("slow")
class LargeReportTest {
  private static final long MOST_BYTES = 5_000_000;
  private static final String FORK_CHARTS = "document.querySelectorAll('#r0-d7-forks .chart')";

  @TempDir static Path temp;

  private static Browser browser;
  private static Path page;

  @BeforeAll
  static void write() {
    browser = Browser.shared();
    page = temp.resolve("report.html");
    Report.write(List.of(LargeRun.write(temp.resolve("run"))), page);
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void isUnderFiveMegabytes() throws IOException {
    assertThat(Files.size(page)).isBetween(1_000_000L, MOST_BYTES);
  }

  @Test
  void drawsTheFirstChartBeforeTheOthersAndThenAllOfThem() {
    browser.open(page, 1280, false);

    assertThat((long) browser.evaluate("document.querySelectorAll('.chart').length"))
        .isGreaterThan(LargeRun.DOCUMENTS);
    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('.chart')].every(c => c.querySelector('svg path'))"))
        .isEqualTo(true);
    assertThat(
            (boolean)
                browser.evaluate(
                    "performance.getEntriesByName('first-chart')[0].startTime"
                        + " < performance.getEntriesByName('all-charts')[0].startTime"))
        .isTrue();
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void drawsWhatIsFoldedWhenItIsOpened() {
    browser.open(page, 1280, false);
    assertThat(browser.evaluate(FORK_CHARTS + ".length")).isEqualTo(0L);

    browser.evaluate("document.querySelector('#r0-d7-forks summary').click()");
    browser.evaluate("document.querySelector('#r0-d7-warmup summary').click()");
    browser.await("document.querySelector('#r0-d7-warmup .chart svg path')");

    assertThat(
            browser.evaluate(
                "echarts.getInstanceByDom("
                    + FORK_CHARTS
                    + "[0]).getOption().series.filter(s => s.type === 'scatter')"
                    + ".reduce((sum, s) => sum + s.data.length, 0)"))
        .isEqualTo((long) LargeRun.FORKS / LargeRun.DOCUMENTS);
    assertThat(
            browser.evaluate(
                "echarts.getInstanceByDom(document.querySelector('#r0-d7-warmup .chart'))"
                    + ".getOption().grid.length"))
        .isEqualTo((long) LargeRun.SUBJECTS);
    assertThat(browser.console()).isEmpty();
  }
}
