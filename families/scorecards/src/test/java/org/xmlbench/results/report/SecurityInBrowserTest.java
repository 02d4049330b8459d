package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticScorecards;
import org.xmlbench.results.store.RunFolder;

/** The page of what parsers let in as a reader sees it. */
@Tag("slow")
class SecurityInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "security";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticScorecards.security(text).write(folder);
  }

  @Test
  void showsWhatEachSetupLetsIn() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("What does each parser let in?");
    assertThat(texts("section[aria-labelledby=r0-security] > .scroll td, section td"))
        .contains("2 of 2", "0 of 2", "read-file", "heap-exhausted", "ignored");
    assertThat(texts("section[aria-labelledby=r0-security] .bad"))
        .containsExactly("read-file", "heap-exhausted");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .contains("it does not say")
        .doesNotContain("[object", "undefined", "null");
  }
}
