package org.xmlbench.results.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.run.AnsweredTables;

/** Text and Markdown of each family's run, and its answers. */
class SentencesTest {
  @TempDir private static Path temp;

  static Stream<String> families() {
    return FamilyRunFolders.families();
  }

  @ParameterizedTest
  @MethodSource("families")
  void endOnceAndLeaveNamesAlone(String family) {
    assertThatAllAreSound(FamilyRunFolders.run(temp, family));
  }

  @Test
  void alsoOfARaceOfFewBlocks() {
    assertThatAllAreSound(RunResults.of(QuickRun.of(1).write(temp.resolve("race"))));
  }

  private static void assertThatAllAreSound(RunResults run) {
    SentenceRule rule = new SentenceRule(run);
    assertThat(rule.faults(run.text())).isEmpty();
    assertThat(rule.faults(run.allColumns())).isEmpty();
    assertThat(rule.faults(run.markdown().replace("\\", ""))).isEmpty();
    List<String> answer = ((AnsweredTables) run.tables()).answer();
    assertThat(answer).allMatch(sentence -> rule.faults(sentence).isEmpty());
  }
}
