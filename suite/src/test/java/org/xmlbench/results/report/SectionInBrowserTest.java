package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticStarts;
import org.xmlbench.results.store.RunFolder;

/** A section of tables that are data, as a reader sees it: servers that start. */
class SectionInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "startup";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticStarts.of(text).write(folder);
  }

  @Test
  void showsTimeAndMemoryOfEachServer() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1"))
        .containsExactly("Which server answers first, and what memory does it hold?");
    assertThat(texts("section[aria-labelledby=r0-startup] tbody th"))
        .containsExactly("quick", "quick", "slow", "slow");
    assertThat(texts("section[aria-labelledby=r0-startup] td"))
        .contains("aot-cache", "skipped: its server ended with status 7")
        .anyMatch(text -> text.startsWith("502"))
        .anyMatch(text -> text.startsWith("252"));
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "null");
  }
}
