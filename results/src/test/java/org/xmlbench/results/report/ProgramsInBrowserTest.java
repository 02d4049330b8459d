package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticPrograms;
import org.xmlbench.results.store.RunFolder;

/** The page of a run of IO-Lite's programs as a reader sees it. */
@Tag("slow")
class ProgramsInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "programs";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticPrograms.hostile(text).write(folder);
  }

  @Test
  void showsRatiosBesideThePublishedFigureAndTheCostOfACopy() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("What is left to gain where bytes are not copied?");
    assertThat(texts("h2")).contains("wc, 100.0 MB", "What a copy costs today", "How to read it");
    String wc = "section[aria-labelledby=r0-p0] ";
    assertThat(texts(wc + "tbody th")).containsExactly("conventional", "hand-off", "shared-ring");
    assertThat(texts(wc + "tbody tr:nth-child(2) td"))
        .contains("1.25 (1.25 to 1.25)", "20 %", "1.00 (1.00 to 1.00)");
    assertThat(texts(wc + ".chart svg text")).contains("hand-off", "IO-Lite, published");
    assertThat(texts(wc + "p").getFirst())
        .contains(
            "Faster than the conventional transport: hand-off 1.25",
            "time less by 15 %, a ratio of 1.18");
    assertThat(texts(wc + "li"))
        .containsExactly("shared-ring: round 2: failed: ", "splice: not available: ");
    assertThat(texts("section[aria-labelledby=r0-p1] .chart svg text"))
        .doesNotContain("IO-Lite, published");
    assertThat(texts("section[aria-labelledby=r0-copy] dd").getFirst())
        .contains("100.0 (100.0 to 100.0) ns for a KiB", "0.098 ns for a byte", "10.2 GB/s");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }
}
