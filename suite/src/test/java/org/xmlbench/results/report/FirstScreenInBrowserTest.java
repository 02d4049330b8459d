package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.store.RunFolder;

/** What a newcomer sees of a run like {@code quick}, first on a phone and on a desktop. */
@Tag("optional")
class FirstScreenInBrowserTest extends InBrowser {
  private static final int DESKTOP = 1400;
  private static final int DESKTOP_HEIGHT = 900;
  private static final int PHONE = 390;
  private static final int PHONE_HEIGHT = 844;
  private static final String FIRST_PLOT = "document.querySelector('.first .chart')";

  @TempDir private static Path temp;

  private static final Map<String, QuickRun> RUNS =
      Map.of(
          "quick", QuickRun.of(3),
          "one", QuickRun.of(1),
          "noisy", QuickRun.of(3).onNoisyHost(),
          "long-names", QuickRun.of(3).named("-of-a-longer-name"),
          "field", QuickRun.large(4, 40),
          "ours", QuickRun.ofOurs(2));

  private static Path page(String name) {
    Path page = temp.resolve(name + ".html");
    if (!Files.exists(page)) {
      Report.write(List.of(RUNS.get(name).write(temp.resolve(name))), page);
    }
    return page;
  }

  static Stream<String> names() {
    return RUNS.keySet().stream().sorted();
  }

  @Test
  void aPhoneShowsTheAnswerThePictureAndTheBeginningOfTheNextStep() {
    assertThatAPhoneShowsAll("quick");
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("names")
  void soItIsOfEveryRunOnAPhone(String name) {
    assertThatAPhoneShowsAll(name);
  }

  private static void assertThatAPhoneShowsAll(String name) {
    browser.open(page(name), PHONE, false);

    assertOneBelowTheOther();
    assertThat(browser.bottom(".next > p")).isLessThanOrEqualTo(PHONE_HEIGHT);
    assertThat(browser.texts(".next > p").getFirst()).startsWith("Take ");
    assertThat(rows()).hasSizeBetween(2, 5);
    assertThat(browser.evaluate("document.documentElement.scrollWidth")).isEqualTo((long) PHONE);
  }

  @Tag("slow")
  @Test
  void aDesktopShowsTheCommandForOwnFilesToo() {
    assertThatADesktopShowsAll("quick");
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("names")
  void soItIsOfEveryRunOnADesktop(String name) {
    assertThatADesktopShowsAll(name);
  }

  private static void assertThatADesktopShowsAll(String name) {
    browser.open(page(name), DESKTOP, false);

    assertOneBelowTheOther();
    assertThat(browser.texts(".next > p").getLast())
        .isEqualTo("Try your own files: xmlbench choose --documents DIR");
    assertThat(browser.bottom(".next > p:last-of-type")).isLessThanOrEqualTo(DESKTOP_HEIGHT);
  }

  /** The reader who stops after the first screen knows how far to trust it. */
  @Tag("slow")
  @Test
  void aNoisyHostIsNamedBetweenTheAnswerAndThePicture() {
    for (int width : new int[] {DESKTOP, PHONE}) {
      browser.open(page("noisy"), width, false);

      assertThat(browser.texts(".first .noise"))
          .singleElement()
          .asString()
          .matches(
              "Noisy host: forks of a subject differ by .*; a quiet host has at most 2.5.*"
                  + " Intervals are wider[.]");
      assertThat(browser.top(".first .noise"))
          .isGreaterThanOrEqualTo(browser.bottom(".first .answers"));
      assertThat(browser.bottom(".first .noise")).isLessThanOrEqualTo(browser.top(".first .chart"));
      browser.open(page("quick"), width, false);
      assertThat(browser.texts(".first .noise")).isEmpty();
    }
  }

  /** A run of several sittings may have met two hosts: the first screen says so. */
  @Test
  void severalSittingsAreNamedBetweenTheAnswerAndThePicture() {
    RunFolder run = RUNS.get("quick").write(temp.resolve("sittings"));
    for (String session : List.of("2026-11-01T09:00:00Z", "2026-11-01T12:00:00Z")) {
      DoctorFile.append(run.path(), new HostDiagnosis(session, List.of()));
    }
    run.append(run.forks().records().getLast().withStatus(ForkStatus.ok("2026-11-01T09:00:00Z")));
    Path page = temp.resolve("sittings.html");
    Report.write(List.of(run), page);
    browser.open(page, PHONE, false);

    assertThat(shownTexts(".sittings"))
        .containsExactly("Measured in 2 sittings, 09:00 to 09:00 and 12:00 to 12:00 (UTC).");
    assertThat(browser.top(".first .sittings"))
        .isGreaterThanOrEqualTo(browser.bottom(".first .answers"));
    assertThat(browser.bottom(".first .sittings"))
        .isLessThanOrEqualTo(browser.top(".first .chart"));
  }

  @Test
  void manyUnsteadyForksAreNamedBetweenTheAnswerAndThePicture() {
    RunFolder run = RUNS.get("quick").write(temp.resolve("unsteady"));
    run.forks().records().stream()
        .filter(fork -> fork.block() == 1)
        .forEach(
            fork -> run.append(fork.withTiming(fork.timing().labelled(ForkRecord.NOT_STEADY))));
    Path page = temp.resolve("unsteady.html");
    Report.write(List.of(run), page);
    browser.open(page, PHONE, false);

    assertThat(shownTexts(".first .unsteady"))
        .singleElement()
        .asString()
        .matches(
            "Not steady: 15 of \\d+ forks \\(\\d+\u00a0%, goal: 5\u00a0%\\); measure again,"
                + " .*[.]");
    assertThat(browser.top(".first .unsteady"))
        .isGreaterThanOrEqualTo(browser.bottom(".first .answers"));
    assertThat(browser.bottom(".first .unsteady"))
        .isLessThanOrEqualTo(browser.top(".first .chart"));
    browser.open(page("quick"), PHONE, false);
    assertThat(browser.texts(".unsteady")).isEmpty();
  }

  /** Answers, picture and next step: each is there, and they follow each other. */
  private static void assertOneBelowTheOther() {
    List<Long> places = new ArrayList<>();
    for (String part : List.of(".first .answers", ".first .chart", ".first .next")) {
      places.add(browser.top(part));
      places.add(part.endsWith("next") ? browser.top(part) + 1 : browser.bottom(part));
    }
    assertThat(places).isSorted().doesNotHaveDuplicates();
  }

  @Tag("slow")
  @Test
  void aPhonesPictureHasTheFastestAndLeadsToTheRest() {
    browser.open(page("field"), DESKTOP, false);
    List<String> all = rows();
    assertThat(all).hasSizeGreaterThan(5);
    assertThat(shownTexts(".first .rest"))
        .containsExactly(40 - all.size() + " more, all slower than 2×.");

    browser.open(page("field"), PHONE, false);
    assertThat(rows()).isEqualTo(all.subList(0, 5));
    assertThat(shownTexts(".first .rest")).containsExactly("35 more in the whole picture.");
    browser.click(".first .rest.on-phone a");
    assertThat(browser.evaluate("location.hash")).isEqualTo("#r0-d0");
  }

  @Test
  void thePictureHasTheBestPublishedParserAndTheJdksBehindAllOfThisProject() {
    browser.open(page("ours"), DESKTOP, false);
    assertThat(rows())
        .hasSize(8)
        .startsWith("piximal-0-sax")
        .endsWith("amber-00-sax", "house-stax");
    browser.open(page("ours"), PHONE, false);
    assertThat(rows())
        .hasSize(5)
        .startsWith("piximal-0-sax")
        .endsWith("amber-00-sax", "house-stax");
  }

  @Tag("slow")
  @Test
  void theFastestStandsAtALabelledOne() {
    for (int width : new int[] {DESKTOP, PHONE}) {
      browser.open(page("quick"), width, false);

      assertThat(
              browser.strings(
                  "[...document.querySelectorAll('.first .chart, .document > .chart')].map(box =>"
                      + " [...box.querySelectorAll('text')].some(text => text.textContent === '1')"
                      + " ? 'one' : 'none')"))
          .hasSize(5)
          .containsOnly("one");
    }
  }

  @Test
  void noTextOfAChartIsCutOrCoversAnother() {
    assertThatNoTextIsCut("long-names");
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("names")
  void noTextOfAChartOfAnyRunIsCut(String name) {
    assertThatNoTextIsCut(name);
  }

  private static void assertThatNoTextIsCut(String name) {
    for (int width : new int[] {DESKTOP, PHONE}) {
      browser.open(page(name), width, false);
      browser.run("document.querySelectorAll('.fold').forEach(fold => { fold.open = true; });");
      browser.await(
          "[...document.querySelectorAll('.fold .chart')].every(box => box.hidden ||"
              + " box.querySelector('svg text'))");

      assertThat(browser.cutChartTexts()).as("cut at %d", width).isEmpty();
      assertThat(browser.coveredChartTexts()).as("covered at %d", width).isEmpty();
    }
  }

  @Tag("slow")
  @Test
  void tablesOfTimesBeginWithTheLeast() {
    browser.open(page("quick"), DESKTOP, false);

    assertThat(numbers(".as-table tbody tr td:nth-child(2)")).hasSize(11).isSorted();
    assertThat(numbers("[aria-labelledby=r0-mean] tbody td:nth-child(2)")).hasSize(7).isSorted();
  }

  @Tag("slow")
  @Test
  void whatSeveralSubjectsShareIsSaidOnce() {
    browser.open(page("quick"), DESKTOP, false);
    String mean = String.join("", browser.texts("[aria-labelledby=r0-mean] > p"));

    assertThat(mean)
        .contains("-tree build-walk, ")
        .containsOnlyOnce("not measured on every document");
  }

  @Tag("slow")
  @Test
  void optionsAreInWords() {
    browser.open(page("quick"), DESKTOP, false);

    assertThat(browser.texts("dl.pairs dt")).contains("Margin within which subjects are fastest");
    assertThat(browser.texts("dl.pairs dd")).contains("3 %").doesNotContain("0.03");
  }

  private static List<String> rows() {
    return browser.strings(
        "echarts.getInstanceByDom(" + FIRST_PLOT + ").getOption().yAxis[0].data");
  }

  private static List<Double> numbers(String selector) {
    return browser.texts(selector).stream()
        .map(text -> Double.valueOf(text.replaceFirst(" .*", "")))
        .toList();
  }

  private static List<String> shownTexts(String selector) {
    return browser.strings(
        "[...document.querySelectorAll('%s')].filter(node => node.checkVisibility()).map(node => node.textContent)"
            .formatted(selector));
  }
}
