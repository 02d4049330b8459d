package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.stats.RunDifference.Shared;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.WholeFile;

/** One page of parsers, toolkits and an experiment as a reader sees it. */
@Tag("optional")
@Tag("slow")
class SeveralRunsInBrowserTest {
  private static final int DESKTOP = 1400;
  private static final int PHONE = 390;

  @TempDir private static Path temp;

  private static Browser browser;
  private static Path page;

  @BeforeAll
  static void open() {
    browser = Browser.shared();
    RunFolder toolkits = SyntheticCalls.of().write(temp.resolve("toolkits"));
    RunFolder parsers = SyntheticRun.of(2).write(temp.resolve("parsers"));
    page = temp.resolve("several.html");
    Report.write(
        List.of(SyntheticServers.underLoad("").write(temp.resolve("load")), toolkits, parsers),
        page);
    Report.write(List.of(parsers, toolkits), temp.resolve("two.html"));
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void hasOneEntryAndAPartForEachKindOfRunInTheSameOrderHoweverTheyWereNamed() throws IOException {
    browser.open(page, DESKTOP, false);
    browser.screenshot("several");

    assertThat(browser.console()).isEmpty();
    assertThat(browser.texts("h1"))
        .containsExactly("XML parsers, SOAP toolkits and experiments in one report");
    assertThat(browser.texts("nav")).as("one list of contents").hasSize(1);
    assertThat(browser.texts("nav strong"))
        .containsExactly("XML parsers", "SOAP toolkits", "Experiments", "All parts");
    assertThat(browser.texts("h2.part"))
        .containsExactly(
            "Which parser is fastest, and how sure is that?",
            "Which SOAP toolkit is fastest, and how sure is that?",
            "Which server answers most calls, and how long do they take?");
    assertThat(browser.texts("h2")).filteredOn("How to read it"::equals).hasSize(1);
    assertThat(browser.texts("[aria-labelledby=all-reading] dt"))
        .contains("MB/s")
        .filteredOn("µs a call"::equals)
        .as("what toolkits and their servers share is shown once")
        .hasSize(1);
  }

  @Test
  void ratesOfTwoRunsAreThoseOfToolkits() {
    Path file = temp.resolve("rates.html");
    List<RunFolder> runs =
        List.of(
            SyntheticServers.underLoad("").write(temp.resolve("load-a")),
            SyntheticServers.underLoadTwiceAsFast().write(temp.resolve("load-b")));
    WholeFile.write(file, Report.render(runs, EnumSet.allOf(Shared.class)));
    browser.open(file, DESKTOP, false);

    assertThat(browser.console()).isEmpty();
    assertThat(browser.texts("section[aria-labelledby=pair] thead th"))
        .contains("Toolkit", "A: calls/s")
        .doesNotContain("Subject");
    assertThat(browser.texts("section[aria-labelledby=pair] tbody tr:has(th) td"))
        .contains("4000", "8000")
        .anyMatch(text -> text.startsWith("2.000 "));
    assertThat(browser.evaluate("document.querySelectorAll('section.pair .chart').length"))
        .isEqualTo(0L);
  }

  @Test
  void everyEntryOfTheContentsLeadsToAHeading() {
    browser.open(page, DESKTOP, false);

    assertThat(browser.texts("nav a")).hasSizeGreaterThan(15);
    assertThat(
            (List<?>)
                browser.evaluate(
                    "[...document.querySelectorAll('nav a, a.skip')].map(a =>"
                        + " a.getAttribute('href')).filter(href =>"
                        + " !document.getElementById(href.slice(1)))"))
        .isEmpty();
  }

  @Test
  void runsOfDifferentKindsAreNotPutSideBySide() {
    browser.open(temp.resolve("two.html"), DESKTOP, false);

    assertThat(browser.texts("h1")).containsExactly("XML parsers and SOAP toolkits in one report");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .contains("nothing is compared between them")
        .doesNotContain("side by side", "--across", "must not be compared");
    assertThat(browser.evaluate("document.getElementById('pair') === null")).isEqualTo(true);
  }

  @Test
  void fitsAPhoneAndReadsWellToEveryone() {
    browser.open(page, PHONE, true);
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo((long) PHONE);

    browser.open(page, DESKTOP, false);
    assertThat(browser.accessibilityProblems()).isEmpty();
  }
}
