package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.RunFolder;

/** Rows of a document and dots of its chart: by time, the slow ones folded. */
@Tag("optional")
class FoldedRowsInBrowserTest {
  private static final int DESKTOP = 1280;

  @TempDir static Path temp;

  private static Browser browser;
  private static Comparison comparison;
  private static Path page;

  @BeforeAll
  static void open() {
    browser = Browser.shared();
    RunFolder run = SyntheticRun.of(5).write(temp.resolve("run"));
    comparison = Comparison.of(run.manifest(), run.forks());
    page = temp.resolve("report.html");
    Report.write(List.of(run), page);
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void everySubjectIsInTheTableAndTheChartOfEachDocument() {
    browser.open(page, DESKTOP, false);

    for (int i = 0; i < comparison.documents().size(); i++) {
      DocumentComparison document = comparison.documents().get(i);
      String section = "document.querySelector('#r0-d" + i + "').closest('section')";
      List<String> labels = document.subjects().stream().map(SubjectFigure::label).toList();

      assertThat(
              strings(
                  browser.evaluate(
                      "[..."
                          + section
                          + ".querySelectorAll('tbody th[scope=row]')]"
                          + ".map(th => th.textContent.replace(/ fastest$/, ''))")))
          .containsExactlyInAnyOrderElementsOf(labels);
      assertThat(
              strings(
                  browser.evaluate(
                      "[..." + section + ".querySelectorAll('svg text')].map(t => t.textContent)")))
          .containsAll(shown(document).map(SubjectFigure::label).toList());
    }
  }

  /** All but those that are shown to take more than twice the fastest's time, by time. */
  private static Stream<SubjectFigure> shown(DocumentComparison document) {
    return document.subjects().stream()
        .filter(it -> it.ratios().ratio() != null)
        .filter(it -> it.ratios().ratio().low() == null || it.ratios().ratio().low() <= 2)
        .sorted(Comparator.comparingDouble(it -> it.ratios().ratio().value()));
  }

  @Test
  void dotsStandWhereTheirFiguresSay() {
    browser.open(page, DESKTOP, false);
    int compared = comparison.documents().getFirst().separation().compared();
    List<Object> ratios =
        shown(comparison.documents().getFirst())
            .map(figure -> figure.ratios().ratio().value())
            .map(value -> value == 1.0 ? (Object) 1L : value)
            .toList();

    assertThat(
            browser.evaluate(
                "echarts.getInstanceByDom(document.querySelector('#r0-d0').closest('section')"
                    + ".querySelector('.chart')).getOption().series[0].data.map(d => d[1])"))
        .isEqualTo(ratios);
    assertThat(ratios).hasSizeBetween(2, compared - 1);
    assertThat(compared).isEqualTo(11);
  }

  private static List<String> strings(Object list) {
    return ((List<?>) list).stream().map(String.class::cast).toList();
  }
}
