package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.store.RunFolder;

/** The page of a run of SOAPBench as a reader sees it. */
class CallsInBrowserTest {
  private static final int DESKTOP = 1400;
  private static final int PHONE = 390;
  private static final String HOSTILE = "</script><img src=x onerror=window.hacked=1>\u202e{{x}}";

  @TempDir private static Path temp;
  private static Browser browser;
  private static Path page;
  private static Path hostilePage;

  @BeforeAll
  static void open() {
    page = page(SyntheticCalls.of().write(temp.resolve("run")), "page.html");
    hostilePage =
        page(SyntheticCalls.hostile(HOSTILE).write(temp.resolve("hostile")), "hostile.html");
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
  void showsEveryToolkitByEncodingWithTheBytesOfItsMessages() throws IOException {
    browser.open(page, DESKTOP, false);
    browser.screenshot("calls");

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("Which SOAP toolkit is fastest, and how sure is that?");
    assertThat(texts("section[aria-labelledby=r0-soap] h3"))
        .containsExactly(
            "document/literal, seam stack",
            "rpc/encoded, seam stack",
            "document/literal, seam control");
    assertThat(texts("section[aria-labelledby=r0-soap] tbody th"))
        .containsExactlyInAnyOrder("light", "heavy", "old", "wire");
    assertThat(texts("section[aria-labelledby=r0-soap] td"))
        .contains("wrong", "1,000 › 1,500", "2,500 › 1,500")
        .anyMatch(text -> text.matches("100\\.\\d ±.*"));
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }

  @Test
  void fitsAPhoneInLightAndDark() throws IOException {
    for (boolean dark : new boolean[] {false, true}) {
      browser.open(page, PHONE, dark);
      browser.screenshot("calls-phone" + (dark ? "-dark" : ""));

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
