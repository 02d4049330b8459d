package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.store.RunFolder;

/** The page of servers under attack as a reader sees it. */
class AttacksInBrowserTest extends FamilyPage {
  @Override
  String name() {
    return "attacks";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticServers.underAttack(text).write(folder);
  }

  @Tag("slow")
  @Test
  void showsEveryServer() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("What do servers do when they are attacked?");
    assertThat(texts("section[aria-labelledby=r0-attacks] td"))
        .contains("rejected 64 % kept, x1.5, 1 error", "starved 0 % kept, 1 error")
        .contains("held open, more than before 228 %, x1.5, 1 error")
        .contains("64 %", "more than before 228 %")
        .contains("- its server ended with status 7");
    assertThat(texts("section[aria-labelledby=r0-attacks] p"))
        .anyMatch(text -> text.contains("has no margin"));
    assertThat(texts("section[aria-labelledby=r0-attacks] .bad"))
        .contains("starved 0 % kept, 1 error", "crashed 80 % kept, x1.5, 1 error")
        .noneMatch(text -> text.startsWith("rejected"));
    assertThat(texts("section[aria-labelledby=r0-attacks] dt"))
        .contains("crashed", "hung", "starved", "accepted", "held open", "rejected", "–")
        .doesNotContain("leaked");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }
}
