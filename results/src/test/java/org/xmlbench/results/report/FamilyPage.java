package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.store.RunFolder;

/** What holds for the page of every family's run. */
@Tag("optional")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class FamilyPage {
  static final int DESKTOP = 1400;

  private static final int PHONE = 390;
  private static final String HOSTILE = "</script><img src=x onerror=window.hacked=1>\u202e{{x}}";

  @TempDir private static Path temp;

  private Path page;
  private Path hostilePage;
  private Browser browser;
  private int others;

  abstract String name();

  /** Writes a run of the family whose names, reasons and options end with {@code text}. */
  abstract RunFolder write(Path folder, String text);

  @BeforeAll
  void open() {
    page = page(write(temp.resolve("run"), ""), "page.html");
    hostilePage = page(write(temp.resolve("hostile"), HOSTILE), "hostile.html");
    browser = Browser.shared();
  }

  private static Path page(RunFolder run, String name) {
    Path file = temp.resolve(name);
    Report.write(List.of(run), file);
    return file;
  }

  @AfterAll
  void close() {
    if (browser != null) {
      browser.close();
    }
  }

  /** The browser, with the page open at a desk, and a screenshot taken. */
  final Browser opened() throws IOException {
    browser.open(page, DESKTOP, false);
    browser.screenshot(name());
    return browser;
  }

  final Browser opened(SyntheticCalls run) {
    Path folder = temp.resolve("other" + others++);
    browser.open(page(run.write(folder), folder.getFileName() + ".html"), DESKTOP, false);
    return browser;
  }

  final Browser opened(RunFolder run) {
    return opened(page(run, "other" + others++ + ".html"));
  }

  final Browser opened(Path file) {
    browser.open(file, DESKTOP, false);
    return browser;
  }

  final Browser opened(SyntheticServers run) {
    Path folder = temp.resolve("other" + others++);
    browser.open(page(run.write(folder), folder.getFileName() + ".html"), DESKTOP, false);
    return browser;
  }

  @Test
  void fitsAPhoneInLightAndDark() throws IOException {
    for (boolean dark : new boolean[] {false, true}) {
      browser.open(page, PHONE, dark);
      browser.screenshot(name() + "-phone" + (dark ? "-dark" : ""));

      assertThat(browser.console()).isEmpty();
      assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo((long) PHONE);
      assertNoTextOfAChartIsCut();
    }
  }

  /** No title and no label of a picture leaves it or crosses another. */
  private void assertNoTextOfAChartIsCut() {
    browser.run("document.querySelectorAll('details').forEach(fold => { fold.open = true; });");
    browser.await(
        "[...document.querySelectorAll('.fold .chart')].every(box => box.hidden ||"
            + " box.querySelector('svg text'))");
    assertThat(browser.cutChartTexts()).as("cut").isEmpty();
    assertThat(browser.coveredChartTexts()).as("covered").isEmpty();
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

  final List<String> texts(String selector) {
    return browser.texts(selector);
  }
}
