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
  void showsATableForEachExperimentAndAMapOfSplits() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("What do several threads gain on one document?");
    assertThat(texts("h3"))
        .contains("serial-nfa, all splits of psd:1MB", "Without a figure")
        .anyMatch(text -> text.startsWith("characters-per-state: the bytes of a document"));
    assertThat(texts("section[aria-labelledby=r0-piximal] td"))
        .contains("62.5", "75.0 %", "4.50", "87.5", "0.9474 ±0.0%", "not installed");
    assertThat(texts("section[aria-labelledby=r0-piximal] .heat svg text"))
        .contains("2 threads", "62.5 %", "1.20", "speedup: more");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "null");
  }
}
