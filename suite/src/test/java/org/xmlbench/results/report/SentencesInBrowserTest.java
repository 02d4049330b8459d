package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.family.FamilyRunFolders;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.family.SentenceRule;
import org.xmlbench.results.run.SectionedTables;

/** The page of each family's run: its sentences end once, and names keep their letters. */
@Tag("optional")
class SentencesInBrowserTest extends InBrowser {
  private static final int DESKTOP = 1400;

  /** A family that has a script of its own, and one whose tables the shared scripts draw. */
  private static final List<String> SOME = List.of("parsers", "load");

  @TempDir private static Path temp;

  static List<String> some() {
    return SOME;
  }

  static Stream<String> others() {
    return FamilyRunFolders.families().filter(family -> !SOME.contains(family));
  }

  @ParameterizedTest
  @MethodSource("some")
  void endOnceAndLeaveNamesAlone(String family) {
    assertThatAllAreSound(family, FamilyRunFolders.run(temp, family));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("others")
  void endOnceAndLeaveNamesAloneInTheOthers(String family) {
    assertThatAllAreSound(family, FamilyRunFolders.run(temp, family));
  }

  @Test
  void alsoOfARaceOfFewBlocks() {
    assertThatAllAreSound("race", RunResults.of(QuickRun.of(3).write(temp.resolve("race"))));
  }

  private static void assertThatAllAreSound(String name, RunResults run) {
    Path page = temp.resolve(name + ".html");
    Report.write(List.of(run.folder()), page);
    browser.open(page, DESKTOP, false);
    String text =
        (String)
            browser.evaluate(
                "[...document.querySelectorAll('#report p, #report li, #report td, #report th,"
                    + " #report h2, #report h3, #report dd')].map((it) => it.textContent)"
                    + ".join('\\n')");
    assertThat(text).isNotEmpty();
    assertThat(new SentenceRule(run).faults(text)).isEmpty();
    if (run.tables() instanceof SectionedTables it) {
      it.own().stream()
          .flatMap(section -> section.answer().stream())
          .map(sentence -> sentence.replace("+-", "\u00b1"))
          .forEach(sentence -> assertThat(text).contains(sentence));
    }
  }
}
