package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.family.ToyFamily;
import org.xmlbench.results.store.RunFolder;

/** A family's part of the page is what its own script registers, without a line elsewhere. */
@Tag("optional")
class ToyInBrowserTest {
  @TempDir private Path temp;

  @Test
  void itsScriptDrawsItsPartAndNoOtherFamilysScriptIsThere() {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("toy"));
    String forks = Integer.toString(folder.forks().records().size());
    Path page = temp.resolve("toy.html");
    Report.write(new ToyFamily().results(folder), page);
    try (Browser browser = Browser.shared()) {
      browser.open(page, FamilyPage.DESKTOP, false);

      assertThat(browser.console()).isEmpty();
      assertThat(browser.evaluate("document.querySelector('h1').textContent"))
          .isEqualTo("How many toys are there?");
      assertThat(browser.evaluate("document.querySelector('.facts').textContent"))
          .asString()
          .startsWith(forks + " toys · ");
      assertThat(browser.evaluate("document.querySelector('p.toys').textContent")).isEqualTo(forks);
      assertThat(
              browser.evaluate(
                  "[...document.scripts].filter(s =>"
                      + " s.text.includes(\"registerFamily('parsers'\")).length"))
          .isEqualTo(0L);
    }
  }
}
