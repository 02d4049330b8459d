package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.SubjectFigure;

/** Rows of a document and dots of its chart: by time, the slow ones folded. */
@Tag("slow")
class FoldedRowsInBrowserTest extends ReadingTest {
  @Test
  void everySubjectIsInTheTableAndTheChartOfEachDocument() {
    reader.open("");

    for (int i = 0; i < reader.comparison.documents().size(); i++) {
      DocumentComparison document = reader.comparison.documents().get(i);
      String section = "document.querySelector('#r0-d" + i + "').closest('section')";
      List<String> labels = document.subjects().stream().map(SubjectFigure::label).toList();

      assertThat(
              reader.strings(
                  "[..."
                      + section
                      + ".querySelectorAll('tbody th[scope=row]')]"
                      + ".map(th => th.textContent.replace(/ fastest$/, ''))"))
          .containsExactlyInAnyOrderElementsOf(labels);
      assertThat(
              reader.strings(
                  "[..." + section + ".querySelectorAll('svg text')].map(t => t.textContent)"))
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
    reader.open("");
    int compared = reader.comparison.documents().getFirst().separation().compared();
    List<Object> ratios =
        shown(reader.comparison.documents().getFirst())
            .map(figure -> figure.ratios().ratio().value())
            .map(value -> value == 1.0 ? (Object) 1L : value)
            .toList();

    assertThat(
            reader.browser.evaluate(
                "echarts.getInstanceByDom(document.querySelector('#r0-d0').closest('section')"
                    + ".querySelector('.chart')).getOption().series[0].data.map(d => d[1])"))
        .isEqualTo(ratios);
    assertThat(ratios).hasSizeBetween(2, compared - 1);
    assertThat(compared).isEqualTo(11);
  }
}
