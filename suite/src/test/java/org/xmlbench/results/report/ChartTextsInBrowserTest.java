package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.VersionedRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.store.RunFolder;

/** Upright axes whose labels are long, and the titles beside them. */
@Tag("optional")
@Tag("slow")
class ChartTextsInBrowserTest extends InBrowser {
  private static final int PHONE = 390;
  private static final int DESKTOP = 1400;

  private static final Map<String, Function<Path, RunFolder>> RUNS =
      Map.of(
          "little faster",
          folder -> versions(1e-5).write(folder),
          "much slower",
          folder -> versions(2e5).write(folder),
          "long times",
          SyntheticRun.ofSizes(3).slower(5e4)::write,
          "short times",
          SyntheticRun.ofSizes(3).slower(1e-4)::write);

  @TempDir private Path temp;

  private static VersionedRun versions(double more) {
    VersionedRun run = new VersionedRun();
    run.add("amber-sax@1.0", "1.0", 100, 1e-7);
    run.add("amber-sax@2.0", "2.0", 100 * (1 + more), 1e-7);
    return run;
  }

  static Stream<String> names() {
    return RUNS.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("names")
  void noTextIsCutOrCoversAnother(String name) {
    Path page = temp.resolve("page.html");
    Report.write(List.of(RUNS.get(name).apply(temp.resolve("run"))), page);
    for (int width : new int[] {PHONE, DESKTOP}) {
      browser.open(page, width, false);
      assertThat(axisTitles()).as("titles of upright axes").isNotEmpty();
      assertThat(browser.cutChartTexts()).as("cut at %d", width).isEmpty();
      assertThat(browser.coveredChartTexts()).as("covered at %d", width).isEmpty();
    }
  }

  private static List<?> axisTitles() {
    return (List<?>)
        browser.evaluate(
            "[...document.querySelectorAll('.chart')].map(box => echarts.getInstanceByDom(box))"
                + ".filter(chart => chart).flatMap(chart => chart.getOption().yAxis || [])"
                + ".map(axis => axis.name).filter(name => name)");
  }
}
