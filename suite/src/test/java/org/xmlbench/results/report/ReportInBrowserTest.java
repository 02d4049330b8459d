package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.stats.Comparison;

/** The report as a reader sees it. */
class ReportInBrowserTest extends ReadingTest {
  private static final int DESKTOP = 1280;
  private static final int PHONE = 390;
  private static final int PAPER = 680;

  /** The height within the margins of Letter, which is shorter than A4. */
  private static final int SHEET = 950;

  private static final String HOSTILE =
      "</script><script>window.hacked=1</script><img src=x onerror=window.hacked=1>"
          + "{{data}}{a|b}\"'`&amp;";

  /** Pairs of texts in the heat map that cover each other by more than a pixel. */
  private static final String OVERLAPPING_TEXTS =
      "[...document.querySelector('.heat').querySelectorAll('text')]"
          + ".map(text => [text.textContent, text.getBoundingClientRect()])"
          + ".flatMap(([a, p], i, all) => all.slice(i + 1).filter(([, q]) =>"
          + " Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1"
          + " && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 3)"
          + ".map(([b]) => a + ' over ' + b))";

  private static Browser browser;
  private static Comparison comparison;
  private static Path page;
  private static Path hostilePage;

  @BeforeAll
  static void writeHostilePages() {
    browser = reader.browser;
    comparison = reader.comparison;
    page = reader.page;
    hostilePage = temp.resolve("hostile.html");
    Report.write(
        List.of(SyntheticRun.hostile(2, HOSTILE).write(temp.resolve("hostile"))), hostilePage);
  }

  @Test
  void drawsEveryChartWithoutAConsoleMessage() throws IOException {
    browser.open(page, DESKTOP, false);
    browser.screenshot("desktop-light");

    assertThat(browser.console()).isEmpty();
    assertThat(browser.evaluate("document.documentElement.dataset.ready")).isEqualTo("true");
    assertThat(browser.evaluate("document.querySelectorAll('.document .chart, .heat').length"))
        .isEqualTo(comparison.documents().size() + 1L);
    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('.chart')].filter(box =>"
                    + " echarts.getInstanceByDom(box) && box.getAttribute('aria-label')"
                    + " && box.querySelectorAll('svg path').length > 10).length"))
        .isEqualTo(browser.evaluate("document.querySelectorAll('.chart').length"));
    assertThat(scrollsSideways()).isFalse();
    assertThat(browser.evaluate("performance.getEntriesByType('resource').length")).isEqualTo(0L);
  }

  @Test
  void showsWhereAndHowTheRunWasMeasured() {
    browser.show(page, DESKTOP, false);
    String text = (String) browser.evaluate("document.getElementById('report').textContent");

    assertThat(text)
        .contains("Example CPU 3000", "25.0.1+8", "-XX:+UseSerialGC -Xms512m")
        .contains("Warm-up, CPU time at least1 s")
        .contains("Apache-2.0", "maxAttributeSize=2147483647", "namespace-aware=true")
        .contains("heap: java.lang.OutOfMemoryError", "lacks default-namespace", "did not end")
        .contains("A fork is one fresh JVM", "Serial collector", "heap 512m", "1 CPU")
        .doesNotContain("[object", "undefined", "NaN", "null", "warmupCpu", "cpuSet");
    assertThat(
            strings(
                browser.evaluate(
                    "[...document.querySelectorAll('dl.pairs dt')].map(dt =>"
                        + " dt.textContent.toLowerCase())")))
        .doesNotHaveDuplicates();
  }

  @Tag("slow")
  @Test
  void showsHowNoisyTheHostWas() {
    browser.open(page, DESKTOP, false);

    assertThat(browser.evaluate("document.querySelector('p.note').textContent"))
        .isEqualTo("The host was noisy: load (1.30). What that does, and how to fix it.");
    assertThat(
            browser.evaluate(
                "[...document.querySelector('#r0-doctor').nextElementSibling"
                    + ".querySelectorAll('tbody tr')].map(row => row.textContent)"))
        .isEqualTo(
            List.of(
                "turbooffokHarmless.–",
                "load1.30warnsForks wait.sleep 60",
                "steal time–unknownNot readable here.–",
                "swap–unavailableUnavailable: this is no Linux.–"));
    browser.open(hostilePage, DESKTOP, false);
    assertThat(browser.evaluate("document.querySelector('#r0-doctor + div code').textContent"))
        .isEqualTo("sleep 60" + HOSTILE);
  }

  @Test
  void fitsAPhone() throws IOException {
    browser.open(page, PHONE, false);
    browser.screenshot("phone-light");

    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo((long) PHONE);
    assertThat(browser.console()).isEmpty();
  }

  @Tag("slow")
  @Test
  void labelsOfTheHeatMapStandApartOnEveryWidth() {
    for (Path report : List.of(page, hostilePage)) {
      for (int width : new int[] {DESKTOP, PHONE}) {
        browser.open(report, width, false);
        List<?> overlaps = (List<?>) browser.evaluate(OVERLAPPING_TEXTS);

        assertThat(overlaps).as("%s at %d px", report.getFileName(), width).isEmpty();
        assertThat(scrollsSideways()).isFalse();
      }
    }
  }

  @Tag("slow")
  @Test
  void aTableThatIsTooWideSaysThatItScrolls() {
    browser.open(page, PHONE, false);

    assertThat(
            browser.evaluate(
                "[...document.querySelectorAll('.scroll')]"
                    + ".filter(box => box.checkVisibility({contentVisibilityAuto: true}))"
                    + ".every(box =>"
                    + " (box.scrollWidth > box.clientWidth + 1) ==="
                    + " (getComputedStyle(box.previousElementSibling).display !== 'none'))"))
        .isEqualTo(true);
    assertThat(
            browser.evaluate(
                "getComputedStyle(document.querySelector('#r0-subjects ~ .wide .hint')).display"))
        .isEqualTo("block");
  }

  @Tag("slow")
  @Test
  void longListsOfASubjectAreFolded() {
    browser.open(page, PHONE, false);

    assertThat(browser.evaluate("document.querySelectorAll('td details').length")).isEqualTo(1L);
    assertThat(
            browser.evaluate(
                "Math.max(...[...document.querySelectorAll('#r0-subjects ~ .wide tbody tr')]"
                    + ".map(row => row.offsetHeight)) < 200"))
        .isEqualTo(true);
  }

  @Test
  void navigationLeadsToEverySection() {
    browser.show(page, DESKTOP, false);

    assertThat(
            strings(browser.evaluate("[...document.querySelectorAll('nav a')].map(a => a.hash)")))
        .contains("#r0-answer", "#r0-mean")
        .allSatisfy(
            hash ->
                assertThat(browser.evaluate("document.querySelectorAll('" + hash + "').length"))
                    .isEqualTo(1L));
  }

  @Tag("slow")
  @Test
  void directionControlsAreShownByTheirNames() {
    Path reversed = temp.resolve("reversed.html");
    Report.write(
        List.of(
            SyntheticRun.hostile(1, "\u202e" + "\ud83d\ude00".repeat(70))
                .write(temp.resolve("reversed"))),
        reversed);
    browser.open(reversed, DESKTOP, false);

    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .contains("[U+202E]")
        .doesNotContain("\u202e", "\ufffd");
    assertThat(
            (boolean)
                browser.evaluate("document.getElementById('report').textContent.isWellFormed()"))
        .isTrue();
  }

  @Test
  void hasDarkColours() throws IOException {
    browser.open(page, DESKTOP, true);
    browser.screenshot("desktop-dark");
    Object dark = browser.evaluate("getComputedStyle(document.body).backgroundColor");
    browser.open(page, DESKTOP, false);

    assertThat(browser.evaluate("getComputedStyle(document.body).backgroundColor"))
        .isNotEqualTo(dark);
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void hostileNamesAreText() {
    assertThatHostileNamesAreText(DESKTOP);
  }

  @Tag("slow")
  @Test
  void hostileNamesAreTextOnAPhone() {
    assertThatHostileNamesAreText(PHONE);
  }

  private static void assertThatHostileNamesAreText(int width) {
    browser.open(hostilePage, width, false);

    assertThat(browser.console()).isEmpty();
    assertThat(browser.evaluate("window.hacked === undefined")).isEqualTo(true);
    assertThat(browser.evaluate("document.querySelectorAll('script').length")).isEqualTo(3L);
    assertThat(browser.evaluate("document.querySelectorAll('img').length")).isEqualTo(0L);
    assertThat(browser.evaluate("document.querySelector('#r0-d0').textContent"))
        .isEqualTo("psd:4MiB" + HOSTILE);
    assertThat(scrollsSideways()).isFalse();
  }

  @Tag("slow")
  @Test
  void eachDocumentFitsOnASheetOfPaper() {
    browser.open(page, PAPER, false);
    browser.media("print");
    browser.run("window.dispatchEvent(new Event('beforeprint'));");
    List<?> heights =
        (List<?>)
            browser.evaluate(
                "[...document.querySelectorAll('section.document')].map(s => s.offsetHeight)");
    browser.run("window.dispatchEvent(new Event('afterprint'));");
    browser.media("");

    assertThat(heights).hasSize(comparison.documents().size());
    assertThat(heights)
        .allSatisfy(height -> assertThat((long) height).isBetween(100L, (long) SHEET));
  }

  @Tag("slow")
  @Test
  void paperHasTheForksOfADocumentWhereTheyAreOpen() {
    browser.open(page, DESKTOP, false);
    int closed = sheets(browser.print());
    browser.click("#r0-d0-forks > summary");
    browser.await("document.querySelector('#r0-d0-forks .chart svg path')");

    assertThat(closed).isBetween(5, 13);
    assertThat(sheets(browser.print())).isBetween(closed + 1, closed + 2);
  }

  private static int sheets(byte[] pdf) {
    return (int)
        Pattern.compile("/Type\\s*/Page\\b")
            .matcher(new String(pdf, StandardCharsets.ISO_8859_1))
            .results()
            .count();
  }

  @Tag("slow")
  @Test
  void prints() throws IOException {
    browser.open(page, DESKTOP, true);
    byte[] pdf = browser.print();
    Path pictures = Files.createDirectories(Path.of("target", "report-screenshots"));
    Files.write(pictures.resolve("print.pdf"), pdf);

    assertThat(pdf.length).isGreaterThan(10_000);
    assertThat(new String(pdf, 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
    assertThat(browser.console()).isEmpty();
  }

  private static boolean scrollsSideways() {
    return (boolean)
        browser.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth");
  }

  private static List<String> strings(Object list) {
    return ((List<?>) list).stream().map(String.class::cast).toList();
  }
}
