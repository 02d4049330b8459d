package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.store.RunFolder;

/** The page of servers under load as a reader sees it. */
class LoadInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "load";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticServers.underLoad(text).write(folder);
  }

  @Test
  void showsEveryServer() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1"))
        .containsExactly("Which server answers most calls, and how long do they take?");
    assertThat(texts("section[aria-labelledby=r0-load] tbody th"))
        .containsExactly("quick", "slow", "quick", "slow");
    assertThat(texts("section[aria-labelledby=r0-load] td"))
        .contains("failed", "8,000")
        .anyMatch(text -> text.startsWith("500") && text.endsWith("9 errors"));
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }
}
