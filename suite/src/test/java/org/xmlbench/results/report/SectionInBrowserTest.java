package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticStarts;
import org.xmlbench.results.store.RunFolder;

/** A section of tables that are data, as a reader sees it: servers that start. */
class SectionInBrowserTest extends FamilyPage {
  private static final String STARTUP = "section[aria-labelledby=r0-startup]";

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

  /** A reason that all rows share is a note, as in text and Markdown; two reasons are a column. */
  @Test
  void aReasonThatAllRowsShareIsOneNote() {
    String reason = "Skipped: its server ended with status 7.";
    opened(SyntheticStarts.ofNone());

    assertThat(texts(STARTUP + " tbody tr")).hasSize(2).noneMatch(row -> row.contains("status 7"));
    assertThat(texts(STARTUP + " thead th")).doesNotContain("Marks");
    assertThat(texts(STARTUP + " p.soft")).containsOnlyOnce(reason);
    assertThat(texts(STARTUP + " dl.words dt")).doesNotContain("Marks");

    opened(SyntheticStarts.of(""));

    assertThat(texts(STARTUP + " thead th")).contains("Marks");
    assertThat(texts(STARTUP + " p.soft")).doesNotContain(reason);
  }
}
