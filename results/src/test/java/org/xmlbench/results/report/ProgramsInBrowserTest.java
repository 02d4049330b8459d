package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticPrograms;
import org.xmlbench.results.store.RunFolder;

/** The page of a run of IO-Lite's programs as a reader sees it. */
class ProgramsInBrowserTest {
  private static final int DESKTOP = 1400;
  private static final int PHONE = 390;
  private static final String HOSTILE = "</script><img src=x onerror=window.hacked=1>\u202e{{x}}";

  @TempDir private static Path temp;
  private static Browser browser;
  private static Path page;
  private static Path hostilePage;

  @BeforeAll
  static void open() {
    page = page(SyntheticPrograms.of().write(temp.resolve("run")), "page.html");
    hostilePage =
        page(SyntheticPrograms.hostile(HOSTILE).write(temp.resolve("hostile")), "hostile.html");
    browser = Browser.start(temp.resolve("profile"));
  }

  private static Path page(RunFolder run, String name) {
    Path file = temp.resolve(name);
    HtmlReport.write(List.of(run), file);
    return file;
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void showsRatiosBesideThePublishedFigureAndTheCostOfACopy() throws IOException {
    browser.open(page, DESKTOP, false);
    browser.screenshot("programs");

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("What is left to gain where bytes are not copied?");
    assertThat(texts("h2")).contains("wc, 100.0 MB", "What a copy costs today", "How to read it");
    String wc = "section[aria-labelledby=r0-p0] ";
    assertThat(texts(wc + "tbody th")).containsExactly("conventional", "hand-off", "shared-ring");
    assertThat(texts(wc + "tbody tr:nth-child(2) td"))
        .contains("1.25 (1.25 to 1.25)", "20 %", "1.00 (1.00 to 1.00)");
    assertThat(texts(wc + ".chart svg text")).contains("hand-off", "IO-Lite, published");
    assertThat(texts(wc + "p").getFirst())
        .contains("faster: hand-off 1.25", "time less by 15 %, a ratio of 1.18");
    assertThat(texts(wc + "li"))
        .containsExactly("shared-ring: round 2: failed: ", "splice: not available: ");
    assertThat(texts("section[aria-labelledby=r0-p1] .chart svg text"))
        .doesNotContain("IO-Lite, published");
    assertThat(texts("section[aria-labelledby=r0-copy] dd").getFirst())
        .contains("100.0 (100.0 to 100.0) ns for a KiB", "0.098 ns for a byte", "10.2 GB/s");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }

  @Test
  void fitsAPhoneInLightAndDark() throws IOException {
    for (boolean dark : new boolean[] {false, true}) {
      browser.open(page, PHONE, dark);
      browser.screenshot("programs-phone" + (dark ? "-dark" : ""));

      assertThat(browser.console()).isEmpty();
      assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo((long) PHONE);
    }
  }

  @Test
  void hostileNamesAreText() {
    for (int width : new int[] {DESKTOP, PHONE}) {
      browser.open(hostilePage, width, false);

      assertThat(browser.console()).isEmpty();
      assertThat(browser.evaluate("window.hacked === undefined")).isEqualTo(true);
      assertThat(browser.evaluate("document.querySelectorAll('img').length")).isEqualTo(0L);
      assertThat(
              browser.evaluate(
                  "document.documentElement.scrollWidth > document.documentElement.clientWidth"))
          .isEqualTo(false);
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
}
