package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;

/** A run that is compared by CPU time without the compiler's. */
@Tag("optional")
@Tag("slow")
class ClockInBrowserTest {
  private static final String LESS_COMPILER = "process CPU time without the compiler’s";

  private static final int PHONE = 390;

  @TempDir private static Path temp;

  private static Browser browser;
  private static Path page;

  @BeforeAll
  static void open() {
    SyntheticRun made = SyntheticRun.of(3);
    RunFolder run =
        RunFolder.create(temp.resolve("run"), made.manifest().of(TimingClock.CPU_LESS_COMPILER));
    made.records().forEach(run::append);
    page = temp.resolve("page.html");
    Report.write(List.of(run), page);
    browser = Browser.shared();
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void itsClockIsShownFirstAndTheOthersByChoice() {
    browser.open(page, Reader.DESKTOP, false);

    assertThat(heads()).contains("MB/s", "Compiler").doesNotContain("MB/s CPU", "MB/s wall");
    assertThat(
            strings("[...document.querySelectorAll('option')].map(option => option.textContent)"))
        .containsSequence(LESS_COMPILER, "process CPU time", "wall clock", "all clocks");
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void itsLongNameIsWholeBesideAChart() {
    for (int width : new int[] {Reader.DESKTOP, PHONE}) {
      browser.open(page, width, false);

      assertThat(
              (String)
                  browser.evaluate(
                      "echarts.getInstanceByDom(document.querySelector('.two .chart')).getOption()"
                          + ".yAxis[0].name.replace(/\\n/g, ' ')"))
          .isEqualTo("MB/s by " + LESS_COMPILER + " (more is better)");
      assertThat(browser.cutChartTexts()).isEmpty();
      assertThat(browser.coveredChartTexts()).isEmpty();
    }
  }

  @Test
  void anotherClockChangesSpeedsAndNoVerdict() {
    browser.open(page, "#?clock=cpu", Reader.DESKTOP, false);

    assertThat(heads()).contains("MB/s CPU").doesNotContain("MB/s");
    assertThat((String) browser.evaluate("document.querySelector('#shown').textContent"))
        .contains("Speeds and times by process CPU time;", "stay by " + LESS_COMPILER + ",");
    browser.open(page, "#?clock=both", Reader.DESKTOP, false);
    assertThat(heads()).contains("MB/s CPU", "MB/s", "MB/s wall");
  }

  private static List<String> heads() {
    return strings(Reader.FIRST_HEADS);
  }

  private static List<String> strings(String script) {
    return ((List<?>) browser.evaluate(script)).stream().map(String.class::cast).toList();
  }
}
