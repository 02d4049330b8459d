package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticCalls;
import org.xmlbench.results.store.RunFolder;

/** The page of a run of SOAPBench as a reader sees it. */
class CallsInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "calls";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticCalls.hostile(text).write(folder);
  }

  @Test
  void showsEveryToolkitByEncodingWithTheBytesOfItsMessages() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("Which SOAP toolkit is fastest, and how sure is that?");
    assertThat(texts("section[aria-labelledby=r0-soap] h3"))
        .containsExactly(
            "document/literal, seam stack",
            "rpc/encoded, seam stack",
            "document/literal, seam control");
    assertThat(texts("section[aria-labelledby=r0-soap] tbody th"))
        .as("document/literal ones in two tables")
        .containsExactlyInAnyOrder("light", "heavy", "light", "heavy", "old", "wire");
    assertThat(texts("section[aria-labelledby=r0-soap] td"))
        .contains("wrong", "1,000 › 1,500", "2,500 › 1,500")
        .contains("18 of 18", "17 of 18", "R1109")
        .anyMatch(text -> text.matches("100\\.\\d ±.*"));
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }
}
