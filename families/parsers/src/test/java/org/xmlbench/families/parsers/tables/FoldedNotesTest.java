package org.xmlbench.families.parsers.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;

/** Which rows and notes of the tables of parsers are never folded. */
class FoldedNotesTest {
  /** However many other notes there are, of which the last ones are folded. */
  @Test
  void aNoisyHostIsNeverFoldedAndNoNoteIsThereTwice() {
    List<String> many = IntStream.range(0, 9).mapToObj("lost record %d"::formatted).toList();
    QuickRun noisy = QuickRun.of(3).onNoisyHost();
    Forks forks = new Forks(ParsersTextTest.inSeveralWays(noisy.forks().records()), many);
    String noise = Comparison.of(noisy.manifest(), forks).noise().text();
    String text = ParsersTextTest.tables(noisy.manifest(), forks).text();
    assertThat(words(text)).contains(noise, "more note");
    assertThat(many).allSatisfy(note -> assertThat(text).containsOnlyOnce(note));
  }

  /** A reader looks for the ratio that the sentence states. */
  @ParameterizedTest
  @ValueSource(ints = {2, 4, 14})
  void theJdksRowIsThereWhereTheAnswerNamesIt(int documents) {
    QuickRun run = QuickRun.large(documents, 40).withJdk();
    String text = ParsersTextTest.tables(run.manifest(), run.forks()).text();
    assertThat(text.lines().filter(line -> line.contains(" house-stax "))).hasSize(documents);
  }

  /** Else a run of which this project has the first rows shows no other parser. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 14})
  void theBestPublishedParserIsAmongTheFirstRows(int documents) {
    QuickRun run = QuickRun.ofOurs(documents);
    String text = ParsersTextTest.tables(run.manifest(), run.forks()).text();
    for (String kept : List.of(" piximal-0-sax ", " amber-00-sax ", " house-stax ")) {
      assertThat(text.lines().filter(line -> line.contains(kept))).hasSize(documents);
    }
    assertThat(text).contains(" more");
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ");
  }
}
