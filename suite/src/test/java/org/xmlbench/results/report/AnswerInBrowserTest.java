package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.TimingClock;

/** What the first screen of a report shows in addition to the name of the fastest parser. */
@Tag("optional")
class AnswerInBrowserTest {
  private static final int DESKTOP = 1400;
  private static final int PHONE = 400;
  private static final int BLOCKS = 5;
  private static final int MADE = 3;
  private static final String SHORT = "psd:4MiB";
  private static final String FASTEST = "fir-stax";
  private static final String HOSTILE = "</script><img src=x onerror=window.hacked=1>{{data}}";
  private static final String ANSWER = "section[aria-labelledby=r0-answer] ";
  private static final String BOX = "document.querySelector('" + ANSWER + ".scroll')";

  /** Selects that are shown and narrower than their longest option needs. */
  private static final String CUT_SELECTS =
      "[...document.querySelectorAll('select')].filter(select => select.checkVisibility())"
          + ".filter(select => { const free = select.cloneNode(true);"
          + " free.style.cssText = 'position: absolute; max-width: none; width: max-content';"
          + " select.after(free); const wanted = free.offsetWidth; free.remove();"
          + " return select.offsetWidth < wanted; }).map(select => select.outerHTML)";

  @TempDir private static Path temp;

  private static Browser browser;
  private static Comparison comparison;
  private static Path page;
  private static RunFolder run;

  @BeforeAll
  static void open() {
    run = run("run", TimingClock.CPU);
    comparison = Comparison.of(run.manifest(), run.forks());
    page = page("page.html", run);
    browser = Browser.shared();
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  private static Path page(String name, RunFolder... runs) {
    Path file = temp.resolve(name);
    Report.write(List.of(runs), file);
    return file;
  }

  /** A run with parsers of the JDK, whose fastest lacks much, and that ended early. */
  private static RunFolder run(String name, TimingClock clock) {
    SyntheticRun made = SyntheticRun.of(BLOCKS);
    Manifest all = made.manifest();
    RunFolder folder =
        RunFolder.create(
            temp.resolve(name),
            Manifest.of(
                new Manifest.Origin(
                    name,
                    all.createdUtc(),
                    all.toolVersion(),
                    null,
                    null,
                    all.profile(),
                    all.seed(),
                    clock),
                all.plan(),
                all.host(),
                all.options(),
                all.subjects().stream().map(AnswerInBrowserTest::subject).toList(),
                all.documents()));
    made.records().stream()
        .filter(fork -> fork.round() <= MADE || !fork.cell().document().equals(SHORT))
        .forEach(folder::append);
    return folder;
  }

  private static SubjectEntry subject(SubjectEntry made) {
    boolean ofJdk = List.of("amber-sax", "fir-sax").contains(made.id());
    return new SubjectEntry(
        made.id(),
        new SubjectEntry.LibraryEntry(
            ofJdk ? "JDK" : made.library().name(),
            made.library().artifact(),
            made.library().version(),
            made.library().licence()),
        made.style(),
        made.lineage(),
        new SubjectEntry.Configuration(
            made.id().equals(FASTEST) ? lacks() : List.of(),
            made.configuration().options(),
            made.configuration().raisedLimits(),
            null),
        SubjectEntry.Declared.NOTHING);
  }

  /** In the order of a manifest, which is that of names: 32 of them. */
  private static List<String> lacks() {
    List<String> lacks = new ArrayList<>(List.of("attribute-types", "default-namespace"));
    lacks.addAll(List.of("encoding:UTF-32", "error-line", "internal-entities"));
    IntStream.range(0, 26).mapToObj(i -> "rejects:made-up-" + i).forEach(lacks::add);
    lacks.add("rejects:" + HOSTILE);
    return lacks;
  }

  @Test
  void namesWhatTheFastestLacksWhatMattersMostFirst() {
    for (int width : new int[] {DESKTOP, PHONE}) {
      browser.open(page, width, false);

      assertThat(browser.texts(ANSWER + "tbody tr:first-child strong")).contains(FASTEST);
      assertThat(browser.texts(ANSWER + "tbody tr:first-child summary"))
          .containsExactly("lacks 32: internal-entities, default-namespace, attribute-types, …");
      assertThat(shown(ANSWER + "summary")).isTrue();
      assertThat(browser.texts(ANSWER + "tbody tr:first-child details").getFirst())
          .contains("rejects:made-up-25", "rejects:" + HOSTILE);
      assertThat(browser.evaluate("document.querySelector('" + ANSWER + "details').open"))
          .isEqualTo(false);
      assertThat(browser.evaluate("window.hacked === undefined")).isEqualTo(true);
      assertThat(browser.evaluate("document.querySelectorAll('img').length")).isEqualTo(0L);
      assertThat(browser.console()).isEmpty();
      assertThat(
              browser.evaluate(
                  "document.documentElement.scrollWidth > document.documentElement.clientWidth"))
          .isEqualTo(false);
    }
  }

  @Tag("slow")
  @Test
  void theAnswerFitsAPhoneWithoutScrollingSideways() throws IOException {
    assertThatTheAnswerFits(page);
    browser.open(page, DESKTOP, false);
    assertThat(
            browser.evaluate(
                "getComputedStyle(" + BOX + ".querySelector('tbody td'), '::before').content"))
        .isEqualTo("none");
  }

  private static void assertThatTheAnswerFits(Path shown) throws IOException {
    browser.open(shown, PHONE, false);
    browser.screenshot("phone-answer");

    assertThat(browser.evaluate(BOX + ".scrollWidth > " + BOX + ".clientWidth")).isEqualTo(false);
    assertThat(
            browser.evaluate(
                "getComputedStyle(" + BOX + ".previousElementSibling).display === 'none'"))
        .isEqualTo(true);
    assertThat(
            browser.evaluate(
                "[..."
                    + BOX
                    + ".querySelectorAll('tbody tr:first-child td')].map(cell =>"
                    + " getComputedStyle(cell, '::before').content)"))
        .isEqualTo(
            browser.texts(ANSWER + "thead th:nth-child(n+2)").stream()
                .map(head -> '"' + head + '"')
                .toList());
  }

  @Test
  void holdsTheParsersOfTheJdkAgainstTheFastest() {
    DocumentComparison first = comparison.documents().getFirst();
    SubjectFigure apart = figure(first, "amber-sax");
    assertThat(figure(first, "fir-sax").standing().fastest()).isTrue();
    assertThat(apart.standing().fastest()).isFalse();
    browser.open(page, DESKTOP, false);

    assertThat(browser.texts(ANSWER + "thead th"))
        .containsExactly(
            "Document", "Fastest", "The JDK’s own, time / fastest", "How well it is known");
    Estimate ratio = apart.ratios().ratio();
    assertThat(browser.texts(ANSWER + "tbody tr:first-child td:nth-child(3) div div"))
        .containsExactly(
            String.format(
                Locale.ROOT,
                "amber-sax: %.3f (%.3f to %.3f)",
                ratio.value(),
                ratio.low(),
                ratio.high()),
            "fir-sax: cannot be told from the fastest");
    assertThat(browser.texts(ANSWER + "tbody tr:last-child td:nth-child(3) div div"))
        .containsExactly("amber-sax: unverified", "fir-sax: unverified");
  }

  @Tag("slow")
  @Test
  void withoutAParserOfTheJdkThereIsNothingToCompareWith() throws IOException {
    Path withoutJdk = page("without.html", SyntheticRun.of(2).write(temp.resolve("without")));
    assertThatTheAnswerFits(withoutJdk);
    browser.open(withoutJdk, DESKTOP, false);

    assertThat(browser.texts(ANSWER + "thead th"))
        .containsExactly("Document", "Fastest", "How well it is known");
    assertThat(browser.texts(ANSWER + ".note")).isEmpty();
    assertThat(browser.texts(ANSWER + ".lacks")).isEmpty();
  }

  @Tag("slow")
  @Test
  void saysThereThatTheRunMissedItsBlocks() {
    browser.open(page, DESKTOP, false);

    assertThat(browser.texts("main > div.note").getFirst())
        .startsWith("Fewer blocks than planned")
        .contains(SHORT + " 3 of 5")
        .doesNotContain("overhead");
  }

  @Tag("slow")
  @Test
  void theHeatMapColoursNothingIndistinguishableFromTheFastest() {
    for (boolean dark : new boolean[] {false, true}) {
      browser.open(page, DESKTOP, dark);
      long fastest =
          comparison.documents().stream()
              .filter(document -> !document.title().contains("build only"))
              .flatMap(document -> document.subjects().stream())
              .filter(figure -> figure.standing().fastest() && figure.ratios().ratio() != null)
              .count();
      String plain = dark ? "#1c2226" : "#f6f7f8";

      assertThat(fastest).isGreaterThan(comparison.documents().size() - 2L);
      assertThat(
              browser.evaluate(
                  "document.querySelectorAll('.heat svg path[fill=\"" + plain + "\"]').length"))
          .isEqualTo(fastest);
    }
    assertThat(browser.texts("section[aria-labelledby=r0-heat] p").getFirst())
        .endsWith("Bold: cannot be told from the fastest. Without colour: not shown to be slower.");
  }

  @Tag("slow")
  @Test
  void paperBreaksBeforeADocumentAndKeepsWhatIsLackingFolded() {
    browser.open(page, DESKTOP, false);
    browser.media("print");
    browser.run("window.dispatchEvent(new Event('beforeprint'));");

    assertThat(
            browser.evaluate(
                "[...new Set([...document.querySelectorAll('section.document')]"
                    + ".map(section => getComputedStyle(section).breakInside))]"))
        .isEqualTo(List.of("avoid"));
    assertThat(browser.evaluate("document.querySelectorAll('.lacks[open]').length")).isEqualTo(0L);
    assertThat(shown(ANSWER + ".lacks > summary")).isTrue();
    browser.run("window.dispatchEvent(new Event('afterprint'));");
    browser.media("");
  }

  @Tag("slow")
  @Test
  void noSelectIsCut() {
    browser.open(page, DESKTOP, false);
    assertThat((List<?>) browser.evaluate(CUT_SELECTS)).isEmpty();
  }

  @Tag("slow")
  @Test
  void noSelectOfSeveralRunsIsCut() {
    browser.open(page("several.html", run, run("wall", TimingClock.WALL)), DESKTOP, false);
    assertThat((List<?>) browser.evaluate(CUT_SELECTS)).isEmpty();
    assertThat(browser.texts("option")).contains("each run’s own clock");
  }

  private static SubjectFigure figure(DocumentComparison document, String subject) {
    return document.subjects().stream()
        .filter(figure -> figure.subject().equals(subject))
        .findFirst()
        .orElseThrow();
  }

  private static boolean shown(String selector) {
    return (boolean)
        browser.evaluate("document.querySelector('" + selector + "').checkVisibility()");
  }
}
