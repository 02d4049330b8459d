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
  void showsRatiosBesideThePublishedFigure() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("What is left to gain where bytes are not copied?");
    assertThat(texts("h3"))
        .startsWith("wc: 100000000 bytes, 4 rounds", "cat-grep: 100000000 bytes, 4 rounds")
        .contains("What a copy costs");
    assertThat(texts("section[aria-labelledby=r0-iolite] table").getFirst())
        .contains("hand-off", "1.25 [1.25, 1.25]", "20.0 %", "faster", "round 2: failed: ");
    assertThat(texts("section[aria-labelledby=r0-iolite] .chart:first-of-type svg text"))
        .contains("hand-off", "IO-Lite, published");
    assertThat(texts("section[aria-labelledby=r0-iolite] dt")).contains("shared-ring", "faster");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }
}
