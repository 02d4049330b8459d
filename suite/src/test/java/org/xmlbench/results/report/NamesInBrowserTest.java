package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.family.Report;

/** Names of documents that a page shortens still differ, wherever they stand. */
@Tag("optional")
@Tag("slow")
class NamesInBrowserTest extends InBrowser {
  private static final int DESKTOP = 1400;
  private static final String LONG = "a-name-of-more-than-sixty-characters-".repeat(3);

  private static final Map<String, List<String>> NAMES =
      Map.of(
          "folders", List.of("file:/home/a/may/orders.xml", "file:/home/a/june/orders.xml"),
          "deep folders",
              List.of("file:/a/b/c/orders.xml", "file:/a/d/c/orders.xml", "file:/e.xml"),
          "short folders", List.of("file:may/orders.xml", "file:june/orders.xml"),
          "no folder", List.of("file:orders.xml", "file:may/orders.xml"),
          "ends", List.of(LONG + "one", LONG + "two", LONG),
          "beginnings", List.of("one-" + LONG, "two-" + LONG),
          "middles", List.of(LONG + "one" + LONG, LONG + "two" + LONG));

  @TempDir private Path temp;

  static Stream<String> names() {
    return NAMES.keySet().stream().sorted();
  }

  @ParameterizedTest
  @MethodSource("names")
  void twoNamesAreNeverShownAlike(String name) {
    List<String> documents = NAMES.get(name);
    QuickRun quick = QuickRun.of(1);
    Path page = temp.resolve("page.html");
    QuickRun run = new QuickRun(documents, quick.parsers(), quick.blocks(), quick.spread());
    Report.write(List.of(run.write(temp.resolve("run"))), page);
    browser.open(page, DESKTOP, false);

    assertThat(browser.console()).isEmpty();
    for (String place :
        List.of(
            "nav li[data-document]",
            ".first > .answers a",
            ".first select option",
            "[id$=-resources-document] option")) {
      assertThat(browser.texts(place))
          .as(place)
          .hasSizeGreaterThanOrEqualTo(documents.size())
          .doesNotHaveDuplicates();
    }
    assertThat(browser.texts("nav li[data-document]"))
        .allSatisfy(text -> assertThat(text.length()).isLessThanOrEqualTo(60));
  }
}
