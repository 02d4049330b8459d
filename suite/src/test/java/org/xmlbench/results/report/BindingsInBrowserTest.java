package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Percentage.withPercentage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.SyntheticBindings;
import org.xmlbench.results.store.RunFolder;

/** The page of a run of the marshalling tests as a reader sees it. */
@Tag("slow")
class BindingsInBrowserTest extends FamilyPage {
  private static final String SECTION = "section[aria-labelledby=r0-growth]";

  @Override
  String name() {
    return "bindings";
  }

  @Override
  RunFolder write(Path folder, String text) {
    return SyntheticBindings.hostile(text).write(folder);
  }

  @Test
  void timeIsPlottedAgainstTheNumberOfValuesAndTheClaimIsJudged() throws IOException {
    Browser browser = opened();

    assertThat(browser.console()).isEmpty();
    assertThat(texts(SECTION + " thead th"))
        .contains("Framework", "n = 10", "n = 10,000", "Power", "Two largest", "Verdict")
        .noneMatch(head -> head.contains("B") || head.contains("Subject"));
    assertThat(texts(SECTION + " p")).noneMatch(text -> text.matches("(?is).*subject.*"));
    assertThat(texts(SECTION + " h3"))
        .containsExactly("unmarshal-double (xml)", "unmarshal-double (binary)");
    assertThat(texts(SECTION + " tbody td:last-child"))
        .containsExactly(
            "faster than n", "not faster than n", "not faster than n", "in proportion to n");
    assertThat(drawn(browser, "s.type === 'scatter'", "d.size"))
        .map(Long.class::cast)
        .containsOnly(10L, 100L, 1000L, 10_000L)
        .hasSize(12);
  }

  @Test
  void timeOverNIsTheSameDataDividedByN() throws IOException {
    Browser browser = opened();
    List<?> time = drawn(browser, "s.type !== 'custom'", "(d.value || d)[1]");
    List<?> n = drawn(browser, "s.type !== 'custom'", "d.size || Math.round(d[0])");
    browser.evaluate(
        "document.querySelector('[name=r0-growth-view][value=microsPerValue]').click()");
    List<?> over = drawn(browser, "s.type !== 'custom'", "(d.value || d)[1]");

    assertThat(over).hasSameSizeAs(time).hasSizeGreaterThan(12);
    for (int i = 0; i < over.size(); i++) {
      double size = nearestSize(((Number) n.get(i)).doubleValue());
      assertThat(((Number) over.get(i)).doubleValue() * size)
          .isCloseTo(((Number) time.get(i)).doubleValue(), withPercentage(1e-6));
    }
    assertThat(browser.console()).isEmpty();
  }

  /** A point is shifted from its true size. */
  private static double nearestSize(double drawn) {
    return Math.pow(10, Math.round(Math.log10(drawn)));
  }

  /** What is drawn of the first table's series. */
  private static List<?> drawn(Browser browser, String series, String value) {
    return (List<?>)
        browser.evaluate(
            "echarts.getInstanceByDom(document.querySelector('%s .chart')).getOption()"
                    .formatted(SECTION)
                + ".series.filter(s => %s).flatMap(s => s.data.map(d => %s))"
                    .formatted(series, value));
  }
}
