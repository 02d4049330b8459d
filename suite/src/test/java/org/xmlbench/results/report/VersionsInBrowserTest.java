package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.VersionedRun;
import org.xmlbench.results.family.Report;

/** A driver with several versions of its library, in the page. */
@Tag("optional")
@Tag("slow")
class VersionsInBrowserTest extends InBrowser {
  private static final int DESKTOP = 1400;
  private static final String SECTION =
      "document.querySelector('section:has(> h2[id$=-versions])')";

  @TempDir private static Path temp;

  private static void show(VersionedRun run, String name) {
    Path file = temp.resolve(name + ".html");
    Report.write(List.of(run.write(temp.resolve(name))), file);
    browser.open(file, DESKTOP, false);
  }

  @Test
  void stepsStandInAChartAndATable() {
    VersionedRun run = new VersionedRun();
    run.add("amber-sax@1.0", "1.0", 100, 0.01);
    run.add("amber-sax@1.1", "1.1", 1, 10, Outcome.WRONG);
    run.add("amber-sax@2.0", "2.0", 50, 0.02);
    show(run, "versions");

    assertThat(String.valueOf(browser.evaluate(SECTION + ".innerText")))
        .contains("From version to version", "psd:4MiB: 2.0 became faster, by 50", "wrong")
        .containsPattern("2\\.0\\s+5\\s+\\S+\\s+0\\.\\d+ \\[0\\.4\\d+, 0\\.5\\d+\\]");
    assertThat(browser.evaluate(SECTION + ".querySelectorAll('.chart svg path').length > 2"))
        .isEqualTo(true);
    assertThat(browser.evaluate(SECTION + ".querySelector('.chart').getAttribute('aria-label')"))
        .isEqualTo(
            "Time of amber-sax over that with 1.0, for each version and document. The figures are"
                + " in the tables that follow.");
  }

  @Test
  void oneVersionHasNoSection() {
    VersionedRun run = new VersionedRun();
    run.add("amber-sax@1.0", "1.0", 100, 0.01);
    show(run, "one");
    assertThat(browser.evaluate(SECTION + " === null")).isEqualTo(true);
  }
}
