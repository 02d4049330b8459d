package org.xmlbench.families.parsers.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Forks;

/** Which notes below the tables of parsers are never folded. */
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

  private static String words(String text) {
    return text.replaceAll("\\s+", " ");
  }
}
