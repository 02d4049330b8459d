package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Sections over several sizes, over resources and over two runs: their figures are the JSON's. */
@Tag("optional")
@Tag("slow")
class GrowthAndPairInBrowserTest {
  private static final int DESKTOP = 1280;
  private static final int PHONE = 390;

  /** Not 1, and not its own inverse: sides that were exchanged would show. */
  private static final double B_OVER_A = 1.25;

  @TempDir static Path temp;

  private static Browser browser;
  private static JsonNode comparison;
  private static JsonNode difference;
  private static Path page;
  private static Path refusedPage;

  @BeforeAll
  static void open() {
    browser = Browser.shared();
    RunFolder first = SyntheticRun.ofSizes(5).write(temp.resolve("a"));
    RunFolder second = SyntheticRun.ofSizes(5).slower(B_OVER_A).write(temp.resolve("b"));
    JsonMapper json = new JsonMapper();
    comparison = json.readTree(StoreJson.file(Comparison.of(first.manifest(), first.forks())));
    difference =
        json.readTree(
            StoreJson.file(
                RunDifference.of(
                    first.manifest(), first.forks(), second.manifest(), second.forks())));
    page = temp.resolve("report.html");
    Report.write(List.of(first, second), page);
    refusedPage = temp.resolve("refused.html");
    Report.write(List.of(first, SyntheticRun.of(2).write(temp.resolve("other"))), refusedPage);
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void drawsOnEveryWidthWithoutAConsoleMessage() throws IOException {
    for (int width : new int[] {DESKTOP, PHONE}) {
      for (boolean dark : new boolean[] {false, true}) {
        browser.open(page, width, dark);
        browser.screenshot("two-runs-" + width + (dark ? "-dark" : "-light"));

        assertThat(browser.console()).isEmpty();
        assertThat(
                browser.evaluate(
                    "document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
            .isEqualTo(true);
      }
    }
  }

  @Test
  void linesOverSizesAreTheJsons() {
    browser.open(page, DESKTOP, false);

    assertThatGrowthShows("microsPerOperation");
    browser.evaluate(
        "document.querySelector('[name=r0-growth-view][value=megabytesPerSecond]').click()");
    assertThatGrowthShows("megabytesPerSecond");
  }

  @Test
  void subjectsStandSideBySideAtASizeAndTheirIntervalsWithThem() {
    browser.open(page, DESKTOP, false);
    List<Double> lines = numbers(drawnSizes("s.type === 'scatter'", "d.value[0] / d.size"));
    List<Double> whiskers = numbers(drawnSizes("s.type === 'custom' && s.name", "d[0]"));

    assertThat(lines).allSatisfy(shift -> assertThat(shift).isBetween(0.5, 2.0));
    assertThat(lines.stream().distinct().count()).isGreaterThan(5);
    assertThat(whiskers)
        .isEqualTo(numbers(drawnSizes("s.type === 'scatter'", "d.value[0]")))
        .doesNotHaveDuplicates();
  }

  @Test
  void aLinkCarriesWhatASectionShows() {
    browser.open(page, DESKTOP, false);
    browser.evaluate(
        "document.querySelector('[name=r0-growth-view][value=megabytesPerSecond]').click()");
    browser.evaluate(
        "(() => { const select = document.getElementById('r0-resources-document');"
            + " select.value = 'r0-d2'; select.dispatchEvent(new Event('change')); })()");
    String fragment = (String) browser.evaluate("location.hash");

    assertThat(fragment)
        .isEqualTo("#?show=r0-growth%3AmegabytesPerSecond&show=r0-resources%3Ar0-d2");
    browser.evaluate("history.back()");
    browser.await("document.getElementById('r0-resources-document').value === 'r0-d0'");
    assertThat(browser.evaluate("location.hash"))
        .isEqualTo("#?show=r0-growth%3AmegabytesPerSecond");
    browser.evaluate("location.hash = '%s'".formatted(fragment));
    browser.await("document.getElementById('r0-resources-document').value === 'r0-d2'");
    assertThat((String) text("#r0-resources"))
        .contains(
            comparison.path("documents").get(2).path("title").asString() + ": memory, collector");
    assertThatGrowthShows("megabytesPerSecond");
  }

  @Test
  void choicesThatALinkNamesWronglyAreIgnored() {
    browser.open(page, DESKTOP, false);
    browser.evaluate("location.hash = '#?show=r0-growth:x&show=nobody:1&show=r0-resources&show=:'");
    browser.await("location.hash.length > 1");

    assertThat(browser.console()).isEmpty();
    assertThatGrowthShows("microsPerOperation");
  }

  @Test
  void growthOfTheTableIsTheJsons() {
    browser.open(page, DESKTOP, false);

    for (Map.Entry<String, String> column :
        Map.of("power", "td:nth-last-child(3)", "localPower", "td:nth-last-child(2)").entrySet()) {
      assertThat(column("#r0-growth", column.getValue()))
          .startsWith(
              growth()
                  .map(growth -> interval(growth.path(column.getKey())))
                  .toArray(String[]::new));
    }
    assertThat(column("#r0-growth", "td:last-child"))
        .startsWith(growth().map(growth -> growth.path("says").asString()).toArray(String[]::new))
        .contains("not faster than size");
  }

  @Test
  void fittedLinesAreTheJsons() {
    browser.open(page, DESKTOP, false);
    List<Double> expected =
        growth()
            .flatMap(growth -> growth.path("fitted").valueStream())
            .map(point -> point.path("micros").asDouble())
            .toList();

    assertThat(numbers(drawnSizes("s.type === 'line'", "d[1]"))).isEqualTo(expected);
    assertThat(expected).isNotEmpty();
  }

  private static Stream<JsonNode> growth() {
    return comparison
        .path("sizeSweeps")
        .get(0)
        .path("subjects")
        .valueStream()
        .map(line -> line.path("growth"));
  }

  @Test
  void sharesOfTheChosenDocumentAreTheJsons() {
    browser.open(page, DESKTOP, false);
    int other = comparison.path("documents").size() - 1;
    browser.evaluate(
        "(() => { const select = document.getElementById('r0-resources-document');"
            + " select.value = 'r0-d%d'; select.dispatchEvent(new Event('change')); })()"
                .formatted(other));
    List<String> expected =
        comparison
            .path("documents")
            .get(other)
            .path("subjects")
            .valueStream()
            .map(figure -> percent(figure.path("gcCpuShare")))
            .toList();

    assertThat(column("#r0-resources", "td:nth-child(4)")).isEqualTo(expected);
    assertThat(
            (String)
                browser.evaluate(
                    "document.querySelector('#r0-resources').closest('section')"
                        + ".querySelector('caption').textContent"))
        .startsWith(comparison.path("documents").get(other).path("title").asString());
  }

  @Test
  void theTwoRunsAreTheJsonsAndNoVerdict() {
    browser.open(page, DESKTOP, false);
    List<String> expected =
        difference
            .path("cells")
            .valueStream()
            .filter(cell -> cell.has("ratio"))
            .map(cell -> interval(cell.path("ratio")))
            .toList();

    assertThat(column("#pair", "td[data-head=\"B / A\"]"))
        .filteredOn(text -> !text.equals("–"))
        .isEqualTo(expected);
    assertThat(expected).isNotEmpty().allMatch(text -> text.startsWith("1.250 ["));
    assertThat(pairDots())
        .isNotEmpty()
        .allSatisfy(ratio -> assertThat(ratio).isCloseTo(B_OVER_A, within(0.001)));
    assertThat((String) text("#pair"))
        .contains("This is no verdict.")
        .contains(difference.path("cautions").get(0).asString());
    assertThat(browser.evaluate("document.querySelector('nav a[href=\"#pair\"]').textContent"))
        .isEqualTo("The two runs side by side");
  }

  @Test
  void runsThatMustNotBeComparedAreRefusedWithWhatThatMeans() {
    browser.open(refusedPage, DESKTOP, false);

    assertThat((String) text("#pair"))
        .contains("must not be compared: they differ in plan (")
        .contains("The plans differ:");
    assertThat(browser.evaluate("document.querySelectorAll('.pair .chart').length")).isEqualTo(0L);
    assertThat(browser.console()).isEmpty();
  }

  private static Object text(String heading) {
    return browser.evaluate(
        "document.querySelector('%s').closest('section').textContent".formatted(heading));
  }

  /** Every line of the chart over sizes is the JSON's, point by point. */
  private static void assertThatGrowthShows(String figure) {
    assertThat(numbers(growthSeries()))
        .containsExactlyElementsOf(points(comparison.path("sizeSweeps").get(0), figure));
  }

  private static List<String> column(String heading, String cell) {
    return ((List<?>)
            browser.evaluate(
                "[...document.querySelector('%s').closest('section')".formatted(heading)
                    + ".querySelectorAll('tbody %s')].map(td => td.textContent)".formatted(cell)))
        .stream().map(String.class::cast).toList();
  }

  /** Document size and figure of every point that is drawn, line after line. */
  private static List<?> growthSeries() {
    return (List<?>)
        browser.evaluate(
            "echarts.getInstanceByDom(document.querySelector('#r0-growth').closest('section')"
                + ".querySelector('.chart')).getOption().series.filter(s => s.type === 'scatter')"
                + ".flatMap(s => s.data.flatMap(d => [d.size, d.value[1]]))");
  }

  private static List<?> drawnSizes(String series, String size) {
    return (List<?>)
        browser.evaluate(
            "echarts.getInstanceByDom(document.querySelector('#r0-growth').closest('section')"
                + ".querySelector('.chart')).getOption().series.filter(s => %s)".formatted(series)
                + ".flatMap(s => s.data.map(d => %s))".formatted(size));
  }

  /** Where the line of the first picture of two runs is, and where its band ends. */
  @Test
  void noDifferenceIsALineWithoutABand() {
    browser.open(page, DESKTOP, false);
    String series =
        "echarts.getInstanceByDom(document.querySelector('.pair .chart')).getOption().series[0]";
    assertThat(
            numbers(
                (List<?>)
                    browser.evaluate(
                        "(({ markLine, markArea }) => [markLine.data[0], ...markArea.data[0]]"
                            + ".map(({ xAxis }) => xAxis))(%s)".formatted(series))))
        .containsExactly(1.0, 1.0, 1.0);
  }

  /** The ratios of the first document that are drawn. */
  private static List<Double> pairDots() {
    return numbers(
        (List<?>)
            browser.evaluate(
                "echarts.getInstanceByDom(document.querySelector('.pair .chart'))"
                    + ".getOption().series[0].data.map(d => d[1])"));
  }

  private static List<Double> points(JsonNode sweep, String figure) {
    return sweep
        .path("subjects")
        .valueStream()
        .flatMap(line -> line.path("points").valueStream())
        .flatMap(
            point ->
                Stream.of(
                    point.path("size").asDouble(),
                    point.path("figures").path(figure).path("value").asDouble()))
        .toList();
  }

  private static List<Double> numbers(List<?> values) {
    return values.stream().map(value -> ((Number) value).doubleValue()).toList();
  }

  private static String interval(JsonNode estimate) {
    return estimate.has("low")
        ? String.format(
            Locale.ROOT,
            "%.3f [%.3f, %.3f]",
            estimate.path("value").asDouble(),
            estimate.path("low").asDouble(),
            estimate.path("high").asDouble())
        : String.format(Locale.ROOT, "%.3f", estimate.path("value").asDouble());
  }

  private static String percent(JsonNode share) {
    return share.isMissingNode()
        ? "–"
        : String.format(Locale.ROOT, "%.1f %%", 100 * share.asDouble());
  }
}
