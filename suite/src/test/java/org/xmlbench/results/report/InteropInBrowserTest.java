package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.store.RunFolder;

/** The page of messages between toolkits as a reader sees it. */
@Tag("slow")
class InteropInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "interop";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticServers.interoperability(text).write(folder);
  }

  @Test
  void showsTheMatrix() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("Which server reads which toolkit’s message?");
    assertThat(texts("section[aria-labelledby=r0-interoperability] td"))
        .containsExactly(
            "document/literal",
            "reads it",
            "no its fault: no",
            "document/literal",
            "– its server ended with status 7",
            "– not measured");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }
}
