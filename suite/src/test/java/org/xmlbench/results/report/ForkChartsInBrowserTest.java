package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.forks.DocumentForks;
import org.xmlbench.results.forks.RunForks;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.RunFolder;

/** Charts of single forks: folded away, drawn when they are opened or printed. */
@Tag("slow")
class ForkChartsInBrowserTest extends ReadingTest {
  private static final String OPTION =
      "echarts.getInstanceByDom(document.querySelectorAll('%s .chart')[%d]).getOption()";

  private static Browser browser;
  private static RunFolder run;
  private static Comparison comparison;
  private static Path page;

  @BeforeAll
  static void takeReader() {
    browser = reader.browser;
    run = reader.run;
    comparison = reader.comparison;
    page = reader.page;
  }

  @Test
  void nothingOfThemIsThereBeforeTheyAreOpened() {
    browser.open(page, 1280, false);

    assertThat(browser.evaluate("document.querySelectorAll('details.fold').length"))
        .isEqualTo(2L * comparison.documents().size());
    assertThat(browser.evaluate("document.querySelectorAll('details.fold .chart').length"))
        .isEqualTo(0L);
  }

  @Test
  void aDotForEachForkStandsWhereItsTimeSays() {
    browser.open(page, 1280, false);
    open("#r0-d0-forks");
    DocumentComparison document = comparison.documents().getFirst();
    DocumentForks forks = RunForks.of(comparison, run.forks().records()).documents().getFirst();
    List<SubjectFigure> figures = document.subjects();

    List<?> dots =
        (List<?>)
            browser.evaluate(
                OPTION.formatted("#r0-d0-forks", 0)
                    + ".series.filter(s => s.type === 'scatter').flatMap(s => s.data"
                    + ".filter(d => d.value[1] === 0).map(d => d.value[0]))");
    assertThat(dots).hasSize(5);
    assertThat(dots.stream().mapToDouble(dot -> ((Number) dot).doubleValue()).max().orElseThrow())
        .isCloseTo(
            figures.getFirst().series().forkMicros().stream().max(Double::compare).orElseThrow()
                / forks.fastestMicros(),
            within(1e-12));
    assertThat(
            browser.evaluate(
                OPTION.formatted("#r0-d0-forks", 0)
                    + ".series.filter(s => s.type === 'scatter')"
                    + ".map(s => s.name + ' ' + s.data.length)"))
        .isEqualTo(List.of("steady 54", "not steady 1"));
    assertThat(
            (String)
                browser.evaluate(
                    OPTION.formatted("#r0-d0-forks", 0)
                        + ".series.find(s => s.name === 'not steady').data[0].tip"))
        .startsWith("amber-stax\n")
        .endsWith(
            "round 1, block 1, attempt 1\n"
                + "not steady (compiler 0.5 % of CPU time, slope 0.0 % a second)");
  }

  @Test
  void driftIsTheMedianOverTheSubjects() {
    browser.open(page, 1280, false);
    open("#r0-d0-forks");
    List<Double> drift =
        RunForks.of(comparison, run.forks().records()).documents().getFirst().drift();

    assertThat(
            browser.evaluate(
                OPTION.formatted("#r0-d0-forks", 1) + ".series.at(-1).data.map(d => String(d[1]))"))
        .isEqualTo(drift.stream().map(ForkChartsInBrowserTest::text).toList());
  }

  @Test
  void warmUpHasAPanelForEachSubject() throws IOException {
    for (int width : new int[] {1280, 390}) {
      browser.open(page, width, width == 390);
      open("#r0-d0-forks");
      open("#r0-d0-warmup");
      browser.screenshot("forks-" + width);

      assertThat(browser.evaluate(OPTION.formatted("#r0-d0-warmup", 0) + ".grid.length"))
          .isEqualTo((long) comparison.documents().getFirst().subjects().size());
      assertThat(
              browser.evaluate(
                  "document.documentElement.scrollWidth > document.documentElement.clientWidth"))
          .isEqualTo(false);
      assertThat(browser.console()).isEmpty();
    }
  }

  @Test
  void everyChartHasATextInItsPlace() {
    browser.open(page, 1280, false);
    open("#r0-d1-forks");
    open("#r0-d1-warmup");

    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('details.fold .chart')]"
                    + ".every(c => c.getAttribute('role') === 'img'"
                    + " && c.getAttribute('aria-label').length > 100)"))
        .isEqualTo(true);
    assertThat(browser.evaluate("document.querySelectorAll('#r0-d1-forks tbody tr').length"))
        .isEqualTo((long) comparison.documents().get(1).subjects().size());
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("undefined", "NaN", "null", "[object");
  }

  @Test
  void paperHasThoseThatAreOpen() {
    browser.open(page, 1280, false);
    open("#r0-d1-forks");
    open("#r0-d1-warmup");
    byte[] pdf = browser.print();

    assertThat(new String(pdf, 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('details.fold')].filter(d => d.open &&"
                    + " d.querySelector('.chart') && [...d.querySelectorAll('.chart')].every(c =>"
                    + " c.querySelector('svg path'))).map(d => d.id)"))
        .isEqualTo(List.of("r0-d1-forks", "r0-d1-warmup"));
    assertThat(browser.evaluate("document.querySelectorAll('details.fold .chart').length"))
        .isEqualTo(
            browser.evaluate(
                "document.querySelectorAll('#r0-d1-forks .chart, #r0-d1-warmup .chart').length"));
    assertThat(browser.console()).isEmpty();
  }

  private static void open(String fold) {
    browser.evaluate("document.querySelector('" + fold + " summary').click()");
    browser.await("document.querySelector('" + fold + " .chart svg path')");
  }

  /** As JavaScript writes it. */
  private static String text(Double value) {
    String text = String.valueOf(value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }
}
