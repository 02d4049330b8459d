package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticScorecards;
import org.xmlbench.results.store.RunFolder;

/** The page of a conformance suite as a reader sees it. */
@Tag("slow")
class ConformanceInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "conformance";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticScorecards.conformance(text).write(folder);
  }

  @Test
  void showsScoresSectionsAndEachFailedTestWithItsDocument() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1"))
        .containsExactly("Which documents does each parser take, reject and deliver rightly?");
    assertThat(texts("section[aria-labelledby=r0-xml-1-0] td"))
        .startsWith("1/2", "1/1", "0/1", "1/3", "0", "1/2", "2/2", "1/1", "3/4", "1");
    assertThat(texts("section[aria-labelledby=r0-failed] summary"))
        .containsExactly(
            "taken, section 3.1 [41]: to be rejected; drivers that failed: 2",
            "other, section 3.3.3, 3.1: to be delivered as the suite’s output has it; drivers that"
                + " failed: 1");
    assertThat(texts("section[aria-labelledby=r0-failed] pre")).containsExactly("<a>", "<a>");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .contains("the JVM ended with status 7")
        .doesNotContain("[object", "undefined", "null");
  }
}
