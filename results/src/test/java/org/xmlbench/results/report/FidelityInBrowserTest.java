package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticFidelity;
import org.xmlbench.results.store.RunFolder;

/** The page of what toolkits do to values as a reader sees it. */
@Tag("slow")
class FidelityInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "fidelity";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticFidelity.of(text).write(folder);
  }

  @Test
  void showsEachWayAndHowValuesDiffer() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("What do toolkits do to values?");
    assertThat(texts("section[aria-labelledby=r0-clientWrites] td"))
        .containsExactly("kept", "lost", "–", "–");
    assertThat(texts("section[aria-labelledby=r0-clientReads] td"))
        .containsExactly("kept", "changed", "refused", "–");
    assertThat(texts("section[aria-labelledby=r0-server] td"))
        .containsExactly("kept", "–", "refused", "–");
    assertThat(texts("section[aria-labelledby=r0-fates] td"))
        .containsExactly(
            "invalid-int-word",
            "its fault: no",
            "int-least",
            "its fault: no",
            "invalid-int-word",
            "its server ended with status 7");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "null");
  }
}
