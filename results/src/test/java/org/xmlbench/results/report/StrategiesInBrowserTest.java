package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticStrategies;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.family.strategies.ReadaheadAnalysis;
import org.xmlbench.results.family.strategies.StrategyTable;
import org.xmlbench.results.store.RunFolder;

/** The page of a run of input strategies as a reader sees it. */
@Tag("optional")
@Tag("slow")
class StrategiesInBrowserTest {
  private static final int DESKTOP = 1280;
  private static final int PHONE = 390;
  private static final String HOSTILE = "</script><img src=x onerror=window.hacked=1>\u202e{{x}}";

  @TempDir private static Path temp;
  private static Browser browser;
  private static Path page;
  private static Path hostilePage;
  private static List<StrategyTable> tables;

  @BeforeAll
  static void open() {
    SyntheticStrategies run = SyntheticStrategies.of();
    tables = ReadaheadAnalysis.of(run.forks());
    page = page(run.write(temp.resolve("run")), "page.html");
    hostilePage =
        page(SyntheticStrategies.hostile(HOSTILE).write(temp.resolve("hostile")), "hostile.html");
    browser = Browser.shared();
  }

  private static Path page(RunFolder run, String name) {
    Path file = temp.resolve(name);
    Report.write(List.of(run), file);
    return file;
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void showsATableAndAFigureForEveryCondition() throws IOException {
    browser.open(page, DESKTOP, false);
    browser.screenshot("strategies");

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("Which way to bring a file to the parser is fastest?");
    assertThat(texts("h2"))
        .contains(
            "amber-sax on psd:16MiB, cached, 2 processors",
            "amber-sax on psd:64MiB, uncached@ra16K, 2 processors",
            "How to read it");
    for (int i = 0; i < tables.size(); i++) {
      String section = "section[aria-labelledby=r0-s" + i + "] ";
      assertThat(texts(section + "tbody th"))
          .isEqualTo(tables.get(i).rows().stream().map(row -> row.strategy()).toList());
      assertThat(texts(section + "caption").getFirst())
          .endsWith("where intervals of the time overlap, in the order of the plan.");
      assertThat(texts(section + ".chart svg text")).contains("mmap", "buffered-64k");
      assertThat(texts(section + "p").getFirst())
          .startsWith("Faster than plain: " + (i % 2 == 0 ? "mmap" : "ring:request=1MiB"));
    }
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }

  @Test
  void showsTheSweepsAsLinesWithATableBesideEach() {
    browser.open(page, DESKTOP, false);

    assertThat(texts("h2")).contains("Over request size", "Over document size");
    assertThat(texts("[aria-labelledby=r0-sweep-request] h3"))
        .hasSize(4)
        .contains("amber-sax on psd:64MiB, uncached@ra16K, 2 processors");
    assertThat(texts("[aria-labelledby=r0-sweep-request] .chart svg text"))
        .contains("64 KiB", "256 KiB", "1 MiB", "ring", "buffered")
        .contains("bytes asked of the system at once", "time of plain / time (more is better)");
    assertThat(texts("[aria-labelledby=r0-sweep-request] .wide:last-child thead th"))
        .containsExactly(
            "Strategy",
            "Speedup, 64 KiB",
            "MB/s, 64 KiB",
            "Speedup, 256 KiB",
            "MB/s, 256 KiB",
            "Speedup, 1 MiB",
            "MB/s, 1 MiB");
    assertThat(texts("[aria-labelledby=r0-sweep-document] h3"))
        .containsExactly(
            "amber-sax on psd, cached, 2 processors",
            "amber-sax on psd, uncached@ra16K, 2 processors");
    assertThat(linesOf("r0-sweep-request", 3, "ring"))
        .isEqualTo(
            tables.getLast().rows().stream()
                .filter(row -> row.strategy().startsWith("ring"))
                .sorted(java.util.Comparator.comparing(row -> row.requestBytes()))
                .map(row -> row.gain().speedup().value())
                .toList());
  }

  private static Object linesOf(String section, int chart, String strategy) {
    return browser.evaluate(
        "echarts.getInstanceByDom(document.querySelectorAll('[aria-labelledby=%s] .chart')[%d])"
                .formatted(section, chart)
            + ".getOption().series.find(s => s.name === '%s').data.map(d => d.value[1])"
                .formatted(strategy));
  }

  @Test
  void fitsAPhoneInLightAndDark() throws IOException {
    for (boolean dark : new boolean[] {false, true}) {
      browser.open(page, PHONE, dark);
      browser.screenshot("strategies-phone" + (dark ? "-dark" : ""));

      assertThat(browser.console()).isEmpty();
      assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo((long) PHONE);
    }
    browser.open(page, DESKTOP, true);
    browser.screenshot("strategies-dark");
    assertThat(scrollsSideways()).isFalse();
  }

  @Test
  void hostileNamesAreText() throws IOException {
    for (int width : new int[] {DESKTOP, PHONE}) {
      browser.open(hostilePage, width, false);
      browser.screenshot("strategies-hostile-" + width);

      assertThat(browser.console()).isEmpty();
      assertThat(browser.evaluate("window.hacked === undefined")).isEqualTo(true);
      assertThat(browser.evaluate("document.querySelectorAll('script').length")).isEqualTo(3L);
      assertThat(browser.evaluate("document.querySelectorAll('img').length")).isEqualTo(0L);
      assertThat(texts("#r0-s0").getFirst())
          .startsWith("amber-sax</script><img src=x onerror=window.hacked=1>[U+202E]{{x}} on psd:");
      assertThat(scrollsSideways()).isFalse();
    }
  }

  @Test
  void readsWellToEveryone() {
    browser.open(page, DESKTOP, false);

    assertThat(browser.accessibilityProblems()).isEmpty();
  }

  private static List<String> texts(String selector) {
    return ((List<?>)
            browser.evaluate(
                "[...document.querySelectorAll('%s')].map(node => node.textContent)"
                    .formatted(selector)))
        .stream().map(String.class::cast).toList();
  }

  private static boolean scrollsSideways() {
    return (boolean)
        browser.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth");
  }
}
