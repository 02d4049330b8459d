package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticStrategies;
import org.xmlbench.results.store.RunFolder;

/**
 * The page of a run of input strategies as a reader sees it: a table and its dot plot, and curves.
 */
@Tag("slow")
class StrategiesInBrowserTest extends FamilyPage {
  private static final String PART = "section[aria-labelledby=r0-readahead] ";

  @Override
  String name() {
    return "strategies";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticStrategies.hostile(text).write(folder);
  }

  @Test
  void showsATableAndADotPlotForEveryCondition() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts("h1")).containsExactly("Which way to bring a file to the parser is fastest?");
    assertThat(texts("h3"))
        .contains(
            "Amber-sax on psd:16MiB, cached, 2 processors",
            "Amber-sax on psd:64MiB, uncached@ra16K, 2 processors");
    assertThat(texts(PART + ".chart:first-of-type svg text"))
        .contains("mmap", "buffered-64k", "time of plain / time (more is better)");
    assertThat(texts(PART + "td")).contains("faster", "missed");
    assertThat((String) browser.evaluate("document.getElementById('report').textContent"))
        .doesNotContain("[object", "undefined", "NaN", "null");
  }

  @Test
  void showsSweepsAsLinesWithTheirTable() throws IOException {
    Browser browser = opened();

    assertThat(texts(PART + ".chart svg text"))
        .contains("64 KiB", "256 KiB", "1 MiB", "16 MiB", "64 MiB", "ring", "buffered")
        .contains("bytes asked of the system at once", "document size");
    assertThat(browser.evaluate(linesOf("ring"))).isEqualTo(browser.evaluate(cellsOf("ring")));
  }

  /** The figures of a strategy as the first curve has them. */
  private static String linesOf(String strategy) {
    return ("[...document.querySelectorAll('.chart')].map(box =>"
            + " echarts.getInstanceByDom(box).getOption().series).find(all => all.some(s =>"
            + " s.type === 'line')).find(s => s.name === '%s' && s.type === 'line').data.map(d"
            + " => d.value[1].toFixed(3))")
        .formatted(strategy);
  }

  /** The same as the table below it has them. */
  private static String cellsOf(String strategy) {
    return ("[...[...document.querySelectorAll('.as-table table')][0].querySelectorAll('tbody tr')]"
            + ".filter(row => row.cells[0].textContent === '%s')"
            + ".map(row => row.cells[2].textContent.split(' ')[0])")
        .formatted(strategy);
  }
}
