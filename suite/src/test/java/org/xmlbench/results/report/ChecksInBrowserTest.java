package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.CheckedRun;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredBefore;

/** How many malformed documents parsers accept, and the fastest of those that check. */
@Tag("optional")
@Tag("slow")
class ChecksInBrowserTest extends InBrowser {
  private static final int DESKTOP = 1400;
  private static final String TEN = "of what was looked up in public pages ".repeat(10);

  @TempDir private static Path temp;

  private static String page(String name, Map<String, Integer> accepted) {
    return page(name, accepted, Map.of());
  }

  private static String page(
      String name, Map<String, Integer> accepted, Map<String, Integer> wrong) {
    SyntheticRun run = SyntheticRun.of(3);
    Path file = temp.resolve(name + ".html");
    Report.write(
        List.of(
            CheckedRun.write(run, CheckedRun.manifest(run, accepted, wrong), temp.resolve(name))),
        file);
    browser.open(file, DESKTOP, false);
    return String.valueOf(browser.evaluate("document.body.innerText"));
  }

  @Test
  void theNumberStandsBesideEachFigureAndTheSecondSetInTheAnswer() {
    String text = page("known", Map.of("elm-sax", 0, "fir-sax", 19, "fir-stax", 23));

    assertThat(text)
        .contains("; of those that check: elm-sax;", "of those that check on 4 of 5 documents")
        .contains("fastest that checks", "Accepts");
  }

  @Test
  void whoReadsAllAndChecksIsNamedFirst() {
    String text =
        page(
            "sound",
            Map.of("elm-sax", 0, "elm-stax", 0, "fir-sax", 0),
            Map.of("elm-stax", 0, "fir-sax", 1));

    assertThat(text)
        .contains("Reads rightly", "9 of 10", "fastest that reads all and checks")
        .contains("elm-stax: fastest of those that read all and check on 4 of 5 documents")
        .doesNotContain("; of those that check");
    assertThat(text.indexOf("Fastest that reads all and checks: elm-stax; of all ")).isPositive();
  }

  @Test
  void whatIsUnknownHasNoColumn() {
    assertThat(page("unknown", Map.of())).doesNotContain("that check", "Accepts", "Reads rightly");
  }

  @Test
  void whatSpeedCostsStandsLastAndItsDatesAreWhole() {
    SyntheticRun run = SyntheticRun.of(2);
    DriverScore.Figure built = new DriverScore.Figure("built", "built", "2026-03-27", null);
    DriverScore.Figure advice = new DriverScore.Figure("advice", "advisories", "none " + TEN, null);
    Manifest manifest =
        run.manifest()
            .of(
                new MeasuredBefore(
                    List.of(),
                    List.of(),
                    List.of(
                        new DriverScore(
                            DriverScore.MAINTENANCE, "elm-sax", "1", List.of(built, advice))),
                    List.of()));
    Path file = temp.resolve("scored.html");
    Report.write(List.of(CheckedRun.write(run, manifest, temp.resolve("scored"))), file);

    for (int width : new int[] {DESKTOP, 390}) {
      browser.open(file, width, false);

      assertThat(browser.evaluate("[...document.querySelectorAll('h2')].at(-1).id"))
          .isEqualTo("r0-scores");
      assertThat(browser.evaluate("[...document.querySelectorAll('nav a')].at(-1).hash"))
          .isEqualTo("#r0-scores");
      assertThat(
              browser.evaluate(
                  "[...document.querySelectorAll('[aria-labelledby=r0-scores] thead th')]"
                      + ".map(head => head.textContent)"))
          .isEqualTo(List.of("Driver", "Built", "Advisories"));
      assertThat(
              browser.evaluate(
                  "[...document.querySelectorAll('[aria-labelledby=r0-scores] td')].map(cell => {"
                      + " const range = document.createRange();"
                      + " range.selectNodeContents(cell.firstChild); return new"
                      + " Set([...range.getClientRects()].map(r => r.top)).size; })[0]"))
          .isEqualTo(1L);
    }
  }
}
