package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xmlbench.results.report.Reader.DESKTOP;
import static org.xmlbench.results.report.Reader.DOT_ROWS;
import static org.xmlbench.results.report.Reader.FIRST;
import static org.xmlbench.results.report.Reader.FIRST_HEADS;
import static org.xmlbench.results.report.Reader.FIRST_ROWS;
import static org.xmlbench.results.report.Reader.HEAT_ROWS;
import static org.xmlbench.results.report.Reader.RATIO_SORT;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.stats.SubjectFigure;

/** What a reader chooses to see: filters, the clock, the order, the colours. */
@Tag("slow")
class ViewInBrowserTest extends ReadingTest {
  @Test
  void aFilteredSubjectLeavesRowsAndChartsAndNoFigureChanges() {
    reader.open("");
    Object before = reader.browser.evaluate(Reader.rowText("elm-sax"));
    reader.choose(0, "fir-sax");
    reader.choose(0, "fir-stax");

    assertThat(reader.strings(FIRST_ROWS)).hasSize(9).doesNotContain("fir-sax", "fir-stax");
    assertThat(reader.strings(DOT_ROWS)).hasSize(5).doesNotContain("fir-sax", "fir-stax");
    assertThat(reader.strings(HEAT_ROWS)).doesNotContain("fir-sax", "fir-stax");
    assertThat(reader.text("#shown"))
        .contains("9 of 11 subjects, 5 of 5 documents", "still refer to all subjects");
    assertThat(reader.browser.evaluate(Reader.rowText("elm-sax"))).isEqualTo(before);
    assertThat(reader.browser.console()).isEmpty();
  }

  @Test
  void anApiIsHiddenWithAllItsSubjectsAndADocumentWithItsSection() {
    reader.open("");
    reader.choose(1, "SAX");
    reader.choose(2, "overhead");

    assertThat(reader.strings(FIRST_ROWS)).noneMatch(name -> name.endsWith("-sax")).isNotEmpty();
    assertThat(
            reader.browser.evaluate(
                "document.querySelector('#r0-d"
                    + reader.indexOf("overhead")
                    + "').checkVisibility()"))
        .isEqualTo(false);
    assertThat(
            reader.strings(
                "[...document.querySelectorAll('nav a')].filter(a => a.checkVisibility())"
                    + ".map(a => a.textContent)"))
        .contains("psd:4MiB")
        .doesNotContain("overhead");
    assertThat(reader.text("#shown")).contains("4 of 5 documents");
  }

  @Test
  void whereNothingIsLeftThePageSaysSo() {
    reader.open("");
    reader.browser.click(".pick:nth-of-type(1) summary");
    reader.browser.click(".pick:nth-of-type(1) .all button:nth-child(2)");

    assertThat(reader.strings(FIRST_ROWS)).isEmpty();
    assertThat(reader.browser.evaluate(FIRST + ".querySelector('.chart').checkVisibility()"))
        .isEqualTo(false);
    assertThat(reader.text("[aria-labelledby=r0-d0] .wide")).contains("Every row is hidden");
    assertThat(reader.browser.console()).isEmpty();
  }

  @Test
  void theSearchNarrowsTheListOfSubjects() {
    reader.open("");
    reader.browser.click(".pick:nth-of-type(1) summary");
    reader.browser.click(".pick:nth-of-type(1) input[type=search]");
    reader.browser.press("STAX");

    assertThat(
            reader.strings(
                "[...document.querySelectorAll('.pick:nth-of-type(1) .check')]"
                    + ".filter(row => row.checkVisibility()).map(row => row.textContent)"))
        .containsExactly("amber-stax", "elm-stax", "fir-stax");
  }

  @Test
  void theOtherClockShowsItsFiguresAndOrdersNothing() {
    reader.open("");
    Object ratio = reader.browser.evaluate(Reader.rowText("elm-sax"));

    assertThat(reader.strings(FIRST_HEADS)).contains("MB/s").doesNotContain("MB/s wall");
    reader.open("#?clock=wall");
    assertThat(reader.strings(FIRST_HEADS)).contains("MB/s wall").doesNotContain("MB/s");
    assertThat(reader.browser.evaluate(Reader.rowText("elm-sax"))).isEqualTo(ratio);
    assertThat(reader.text("#shown")).contains("by wall clock", "stay by process CPU time");
    reader.open("#?clock=both");
    assertThat(reader.strings(FIRST_HEADS)).contains("MB/s wall", "MB/s");
  }

  @Test
  void aColumnSortsByItsNumbersInFullAndBackToTheCatalogue() {
    reader.open("");
    List<SubjectFigure> figures = reader.comparison.documents().getFirst().subjects();
    List<String> sorted =
        figures.stream()
            .sorted(Comparator.comparing(figure -> figure.ratios().ratio().value()))
            .map(SubjectFigure::label)
            .toList();

    List<String> grouped = reader.strings(FIRST_ROWS);
    assertThat(grouped).containsExactlyElementsOf(byApi(sorted));
    reader.browser.click(RATIO_SORT);
    assertThat(reader.strings(FIRST_ROWS)).isEqualTo(sorted);
    assertThat(reader.ariaSort()).isEqualTo("ascending");
    assertThat(reader.text("[aria-labelledby=r0-d0] caption"))
        .contains("least first", "share a letter");
    reader.browser.click(RATIO_SORT);
    assertThat(reader.strings(FIRST_ROWS)).isEqualTo(sorted.reversed());
    assertThat(reader.ariaSort()).isEqualTo("descending");
    reader.browser.click(RATIO_SORT);
    assertThat(reader.strings(FIRST_ROWS)).isEqualTo(grouped);
    assertThat(reader.ariaSort()).isNull();
    assertThat(reader.text("[aria-labelledby=r0-d0] caption"))
        .contains("By API, and in each by time / fastest, which is of shared blocks");
  }

  /** Trees behind the others: in the made-up run all that stream are of one API. */
  private static List<String> byApi(List<String> sorted) {
    return sorted.stream()
        .sorted(Comparator.comparing((String name) -> name.contains("-dom")))
        .toList();
  }

  @Test
  void whatIsUnknownStandsLastInBothDirections() {
    String id = "r0-d" + reader.indexOf("xmlns:10000");
    for (String direction : List.of("least", "most")) {
      reader.open("#?sort=" + id + ":time-fastest:" + direction);

      assertThat(
              reader.strings(
                  "[...document.querySelector('#"
                      + id
                      + "').closest('section').querySelectorAll('tbody tr:not(.group) th')]"
                      + ".map(th => th.firstChild.firstChild.textContent)"))
          .endsWith("dogwood-pull")
          .isNotEqualTo(
              reader.comparison.documents().get(reader.indexOf("xmlns:10000")).subjects().stream()
                  .map(SubjectFigure::label)
                  .toList());
    }
  }

  @Test
  void theThemeIsChosenAndKept() {
    reader.open("#?theme=dark");
    Object dark = reader.browser.evaluate("getComputedStyle(document.body).backgroundColor");
    Object chart = axisColour();
    reader.browser.open(reader.page, "#?theme=light", DESKTOP, true);
    assertThat(reader.browser.evaluate("getComputedStyle(document.body).backgroundColor"))
        .isNotEqualTo(dark);
    assertThat(axisColour()).isNotEqualTo(chart);

    reader.open("");
    reader.browser.click("select option[value=dark]");
    assertThat(reader.browser.evaluate("location.hash")).isEqualTo("#?theme=dark");
    reader.open("");
    assertThat(reader.browser.evaluate("getComputedStyle(document.body).backgroundColor"))
        .isEqualTo(dark);
    reader.browser.click("select option[value=auto]");
    reader.open("");
    assertThat(reader.browser.evaluate("getComputedStyle(document.body).backgroundColor"))
        .isNotEqualTo(dark);
  }

  private static Object axisColour() {
    return reader.browser.evaluate(
        "echarts.getInstanceByDom(document.querySelector('.heat')).getOption()"
            + ".xAxis[0].axisLabel.color");
  }
}
