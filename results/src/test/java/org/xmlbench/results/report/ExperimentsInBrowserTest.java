package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticExperiments;
import org.xmlbench.results.store.RunFolder;

/** The page of experiments about PIXIMAL as a reader sees it. */
@Tag("slow")
class ExperimentsInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "piximal";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticExperiments.of(text).write(folder);
  }

  @Test
  void showsASectionForEachExperiment() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("What do several threads gain on one document?");
    assertThat(texts("header p")).anyMatch(text -> text.contains("7 experiments"));
    assertThat(texts("section[aria-labelledby=r0-serial-nfa] td"))
        .contains("62.5", "3.000", "4.000")
        .anyMatch(text -> text.endsWith(" at 62.5 %"));
    assertThat(texts("section[aria-labelledby=r0-state-scalability] summary"))
        .contains("All splits of states-2, psd:1MB");
    assertThat(texts("section[aria-labelledby=r0-states] td")).contains("75.0 %", "25.0 %");
    assertThat(texts("section[aria-labelledby=r0-paths] td")).contains("9.0", "4.5");
    assertThat(texts("section[aria-labelledby=r0-comparison-0] td")).contains("87.5", "–");
    assertThat(texts("section[aria-labelledby=r0-reader] td"))
        .contains("0.9474 ±0.0 %", "0.1049 ±0.0 %");
    assertThat(texts("section[aria-labelledby=r0-without] td")).contains("expat", "not installed");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "null");
  }
}
