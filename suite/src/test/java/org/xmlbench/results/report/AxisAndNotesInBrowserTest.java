package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.AlteredRun;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.RunFolder;

/** Runs that are not as they should be: a subject far from the others, and forks not steady. */
@Tag("optional")
@Tag("slow")
class AxisAndNotesInBrowserTest extends InBrowser {
  private static final int DESKTOP = 1280;
  private static final int PHONE = 390;

  @TempDir private static Path temp;

  @Test
  void aSubjectThatIsManyTimesSlowerIsFolded() throws IOException {
    Path outlier = temp.resolve("outlier.html");
    Report.write(
        List.of(
            AlteredRun.slower(SyntheticRun.of(5), "cedar-sax", "overhead", 300)
                .write(temp.resolve("outlier"))),
        outlier);
    for (int width : new int[] {DESKTOP, PHONE}) {
      browser.open(outlier, width, false);

      assertThat(axis("overhead", "type")).isEqualTo("value");
      assertThat((String) browser.evaluate(sectionOf("overhead") + ".textContent"))
          .contains("3 more, all slower than 2×: show");
      assertThat(scrollsSideways()).isFalse();
    }
  }

  @Test
  void aWideIntervalMakesTheAxisLogarithmicAndItsTitleIsWhole() throws IOException {
    Path wide = temp.resolve("wide.html");
    Report.write(
        List.of(
            AlteredRun.erratic(SyntheticRun.of(5), "cedar-sax", 300).write(temp.resolve("wide"))),
        wide);
    for (int width : new int[] {DESKTOP, PHONE}) {
      browser.open(wide, width, false);
      browser.screenshot("wide-" + width);

      assertThat(axis("overhead", "type")).isEqualTo("log");
      assertThat(((String) axis("overhead", "name")).replace('\n', ' '))
          .isEqualTo("time / fastest, logarithmic (less is better)");
      assertThat(
              strings(
                  browser.evaluate(
                      sectionOf("overhead")
                          + ".querySelectorAll('.chart svg text').values()"
                          + ".map(text => text.textContent).toArray()")))
          .contains("1", "10");
      assertThat(browser.console()).isEmpty();
      assertThat(scrollsSideways()).isFalse();
    }
  }

  @Test
  void boundsThatSayNothingAreNoFigures() throws IOException {
    AlteredRun erratic = AlteredRun.erratic(SyntheticRun.of(3), "cedar-sax", 1000);
    RunFolder run = erratic.write(temp.resolve("erratic"));
    Comparison comparison = Comparison.of(run.manifest(), run.forks());
    assertThat(comparison.documents().getFirst().separation().separablePercent())
        .isGreaterThan(1e6);
    assertThat(RunResults.of(run).allColumns().replaceAll("\n +", " "))
        .containsPattern("cedar-sax .* \\[unbounded, unbounded\\] ")
        .contains("no difference to the fastest below a factor of 1000 can be shown")
        .doesNotContainPattern("0\\.000|[0-9]{5}\\.[0-9]{3}|factor of [0-9]{5}");

    Path page = temp.resolve("erratic.html");
    Report.write(List.of(run), page);
    browser.open(page, DESKTOP, false);
    browser.screenshot("erratic");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .contains("[unbounded, unbounded]", "no difference to the fastest below a factor of 1000");
    assertThat(
            strings(
                browser.evaluate(
                    "[...document.querySelectorAll('td')].map(cell => cell.textContent)")))
        .contains("16.45 [unbounded, unbounded]", "over 100 %")
        .noneMatch(text -> text.matches(".*(0\\.000|[0-9]{5}\\.[0-9]{3}|[0-9]{3}\\.[0-9] %).*"));
    assertThat(((Number) axis("overhead", "max")).doubleValue()).isLessThan(2000);
    assertThat(((Number) axis("overhead", "min")).doubleValue()).isGreaterThan(0.0005);
    assertThat(browser.console()).isEmpty();
  }

  private static Object axis(String document, String key) {
    return browser.evaluate(
        "echarts.getInstanceByDom(%s.querySelector('.chart')).getOption().xAxis[0].%s"
            .formatted(sectionOf(document), key));
  }

  private static String sectionOf(String document) {
    return "document.querySelector('section.document[data-document=\"" + document + "\"]')";
  }

  @Test
  void whatHoldsForEveryForkIsStatedOnce() {
    Path unsteady = temp.resolve("unsteady.html");
    Report.write(
        List.of(AlteredRun.unsteady(SyntheticRun.of(2)).write(temp.resolve("unsteady"))), unsteady);
    browser.open(unsteady, DESKTOP, false);

    assertThat(
            strings(
                browser.evaluate(
                    "[...document.querySelectorAll('section.document')].map(section =>"
                        + " [...section.querySelectorAll(':scope > * .mark')]"
                        + ".filter(mark => mark.textContent.includes('not steady'))"
                        + ".map(mark => mark.textContent).join())")))
        .hasSizeGreaterThan(4)
        .allMatch(
            notes ->
                notes.matches(
                    "not steady: all \\d+ forks"
                        + " \\(compiler 0\\.5 % of CPU time, slope 0\\.0 % a second\\)"));
    Path steady = temp.resolve("steady.html");
    Report.write(List.of(SyntheticRun.of(2).write(temp.resolve("steady"))), steady);
    browser.open(steady, DESKTOP, false);
    assertThat(browser.evaluate("document.querySelectorAll('.forknotes').length")).isEqualTo(0L);
  }

  private static boolean scrollsSideways() {
    return (boolean)
        browser.evaluate(
            "document.documentElement.scrollWidth > document.documentElement.clientWidth");
  }

  private static List<String> strings(Object list) {
    return ((List<?>) list).stream().map(String.class::cast).toList();
  }

  @Test
  void plateausAreAWarningOnlyWhereSomeForksWereOffTheirs() {
    String notes = "[...document.querySelectorAll('.note')].map(note => note.textContent).join()";

    Report.write(
        List.of(
            AlteredRun.onPlateauBut(SyntheticRun.of(3), "nobody").write(temp.resolve("plateau"))),
        temp.resolve("plateau.html"));
    browser.open(temp.resolve("plateau.html"), DESKTOP, false);
    assertThat((String) browser.evaluate("document.body.innerText"))
        .containsPattern("All \\d+ forks were measured at the plateau of their warm-up\\.\\s");
    assertThat((String) browser.evaluate(notes)).doesNotContain("plateau");

    Report.write(
        List.of(AlteredRun.onPlateauBut(SyntheticRun.of(3), "elm-sax").write(temp.resolve("off"))),
        temp.resolve("off.html"));
    browser.open(temp.resolve("off.html"), DESKTOP, false);
    assertThat((String) browser.evaluate(notes))
        .containsPattern("\\d+ of \\d+ forks were measured at the plateau");
  }
}
