package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.stats.RunDifference.Shared;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.WholeFile;

/** The page of servers under load as a reader sees it. */
@Tag("slow")
class LoadInBrowserTest extends FamilyPage {
  @TempDir private Path temp;

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
        .contains("failed")
        .anyMatch(text -> text.startsWith("8,000") && text.contains("±0.0"))
        .contains("9", "12,000");
    assertThat(texts("p.note"))
        .anyMatch(text -> text.contains("the inverse of calls a second, and no latency"));
    assertThat(texts("h2")).noneMatch(text -> text.contains("Memory"));
    assertThat(texts("nav a")).doesNotContain("Memory and collector");
    assertThat(texts(".setting")).noneMatch(text -> text.contains("Speeds and times by"));
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }

  @Test
  void ratesOfTwoRunsAreThoseOfToolkits() {
    Path file = temp.resolve("two.html");
    List<RunFolder> runs =
        List.of(
            SyntheticServers.underLoad("").write(temp.resolve("a")),
            SyntheticServers.underLoadTwiceAsFast().write(temp.resolve("b")));
    WholeFile.write(file, Report.render(runs, EnumSet.allOf(Shared.class)));
    Browser browser = opened(file);

    assertThat(browser.console()).isEmpty();
    assertThat(texts("section[aria-labelledby=pair] thead th"))
        .contains("Toolkit", "A: calls a second")
        .doesNotContain("Subject");
  }
}
