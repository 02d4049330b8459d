package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticScorecards;
import org.xmlbench.results.store.RunFolder;

/** The page of where parsers stop as a reader sees it. */
@Tag("slow")
class LimitsInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "limits";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticScorecards.limits(text).write(folder);
  }

  @Test
  void showsTheGreatestSizesAndWhatHappensBeyond() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("Where does each parser stop?");
    assertThat(texts("section[aria-labelledby=r0-limits] td"))
        .startsWith("100 then refused", "≥ 1,000,000", "≥ 1,000,000", "–");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .contains("too deep", "was killed")
        .doesNotContain("[object", "undefined", "null");
  }
}
