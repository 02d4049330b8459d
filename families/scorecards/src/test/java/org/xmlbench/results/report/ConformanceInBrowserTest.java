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
    assertThat(texts("section[aria-labelledby=r0-conformance] td"))
        .startsWith("1/2", "1/1", "0/1", "1/3", "0", "1/2", "2/2", "1/1", "3/4", "1");
    assertThat(texts("section[aria-labelledby=r0-conformance] > details > summary"))
        .containsExactly(
            "Failed tests of XML 1.0, by the section of the specification that they name first: 3",
            "Failed tests of Namespaces in XML 1.0, by the section of the specification that they"
                + " name first: 1",
            "Each failed test: 2");
    assertThat(texts("section[aria-labelledby=r0-conformance] .margin"))
        .containsExactly("the JVM ended with status 7");
    assertThat(texts("section[aria-labelledby=r0-conformance] pre")).containsExactly("<a>", "<a>");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .contains("the JVM ended with status 7")
        .doesNotContain("[object", "undefined", "null");
  }
}
