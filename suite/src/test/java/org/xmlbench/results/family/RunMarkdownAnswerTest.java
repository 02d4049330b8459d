package org.xmlbench.results.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.SyntheticRates;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.run.AnsweredTables;
import org.xmlbench.results.run.SectionedTables;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.WholeFile;
import org.xmlbench.results.table.Section;

/** A Markdown page begins with what the terminal answers, and what to know of it. */
class RunMarkdownAnswerTest {
  @TempDir private static Path temp;

  static Stream<String> families() {
    return FamilyRunFolders.families();
  }

  private static RunResults run(String family) {
    return FamilyRunFolders.run(temp, family);
  }

  /** Text, page, JSON and Markdown take the same sentences. */
  @ParameterizedTest
  @MethodSource("families")
  void itBeginsWithTheAnswerOfTheTerminal(String family) {
    RunResults run = run(family);
    beginsWithItsAnswer(run);
    own(run)
        .forEach(
            section ->
                assertThat(section.json().answer())
                    .isIn(List.of(), ((AnsweredTables) run.tables()).answer()));
  }

  @Test
  void aRateIsAnsweredToo() {
    RunResults run = RunResults.of(SyntheticRates.of("").write(temp.resolve("rate")));
    beginsWithItsAnswer(run);
    assertThat(run.markdown())
        .contains("of 9 rates 2 met (quick: receiveE134Doubles:1000@10, ")
        .contains("2 missed (slow: receiveE134Doubles:10000@1, ");
  }

  private static void beginsWithItsAnswer(RunResults run) {
    List<String> answer = ((AnsweredTables) run.tables()).answer();
    assertThat(answer).isNotEmpty();
    assertThat(answer).allMatch(it -> it.endsWith(".") && !it.contains("null"));
    assertThat(plain(run.markdown()))
        .startsWith(
            plain(run.markdown()).lines().findFirst().orElseThrow()
                + answer.stream()
                    .map(it -> "\n- " + it)
                    .collect(Collectors.joining("", "\n", "\n\n")));
    assertThat(words(run.allColumns())).startsWith(words(String.join(" ", answer)));
    assertThat(words(run.text())).startsWith(words(answer.getFirst()));
  }

  private static String words(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }

  @Test
  void itSaysThatTheHostWasNoisy() {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("noisy"));
    diagnose(folder, Finding.ok("load", "0.10", "why"));
    assertThat(RunResults.of(folder).markdown()).doesNotContain("noisy host: load");
    diagnose(folder, Finding.warns("load", "9.99", "why", null));
    assertThat(RunResults.of(folder).markdown()).contains("\n- noisy host: load (9.99); 'doctor'");
  }

  private static void diagnose(RunFolder folder, Finding finding) {
    HostDiagnosis diagnosis = new HostDiagnosis("2026-11-01T12:00:00Z", List.of(finding));
    WholeFile.write(folder.path().resolve(DoctorFile.NAME), DoctorFile.text(List.of(diagnosis)));
  }

  @Test
  void itSaysWhatIsNotComparedAndWhy() {
    String page = run("parsers").markdown();
    assertThat(page)
        .contains("**declared**", "- *declared*: the document needs what the library is known")
        .containsPattern("\n- `[a-z-]+`: declared: \\w+");
  }

  private static Stream<Section> own(RunResults run) {
    return run.tables() instanceof SectionedTables it ? it.own().stream() : Stream.empty();
  }

  private static String plain(String page) {
    return page.replaceAll("\\\\([\\\\`*_<\\[\\]])", "$1");
  }
}
