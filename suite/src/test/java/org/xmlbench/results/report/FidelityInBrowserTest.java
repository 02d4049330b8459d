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
    assertThat(texts("section[aria-labelledby=r0-fidelity] h3"))
        .containsExactly(
            "Fidelity: what clients write of their objects",
            "Fidelity: what clients read out of replies",
            "Fidelity: what servers give back",
            "Fidelity: how values differ");
    assertThat(texts("section[aria-labelledby=r0-fidelity] td"))
        .containsExactly(
            "kept",
            "lost",
            "–",
            "–",
            "kept",
            "changed",
            "refused",
            "–",
            "kept",
            "refused",
            "invalid-int-word",
            "its fault: no",
            "int-least",
            "its fault: no",
            "invalid-int-word",
            "its server ended with status 7");
    assertThat(texts("section[aria-labelledby=r0-fidelity] dt"))
        .containsExactlyInAnyOrder("kept", "lost", "changed", "refused");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "null");
  }
}
