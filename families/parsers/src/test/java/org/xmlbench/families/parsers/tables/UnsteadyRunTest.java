package org.xmlbench.families.parsers.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.run.ModelTables;
import org.xmlbench.results.store.Forks;

/** The first screen judges a run of whose forks too many never became steady. */
class UnsteadyRunTest {
  private static final String AGAIN = "measure again, longer or on a quieter host";

  /** Of 160 timed forks. */
  @ParameterizedTest
  @CsvSource({"0, ''", "1, ''", "8, ''", "9, 6 %", "32, 20 %", "33, 21 %", "160, 100 %"})
  void moreThanOneInTwentyIsSaidWithItsNumber(int unsteady, String share) {
    ModelTables tables = tables(unsteady);
    List<String> said =
        tables.text().replaceAll("\n +", " ").lines().filter(it -> it.contains("steady")).toList();
    if (share.isEmpty()) {
      assertThat(said).isEmpty();
      assertThat(tables.allColumns()).doesNotContain("goal: ");
      return;
    }
    assertThat(said)
        .singleElement()
        .asString()
        .startsWith(
            "not steady: %s forks (%s, goal: 5 %%); "
                .formatted(unsteady == 160 ? "all 160" : unsteady + " of 160", share));
    assertThat(tables.allColumns()).contains("not steady: ");
    if (unsteady <= 32) {
      assertThat(said.getFirst()).endsWith("; " + AGAIN);
      assertThat(tables.allColumns().replaceAll("\n +", " ")).contains(said.getFirst());
    }
  }

  private static ModelTables tables(int unsteady) {
    QuickRun run = QuickRun.large(4, 10);
    List<ForkRecord> forks = run.forks().records();
    assertThat(forks).hasSize(160);
    List<ForkRecord> labelled =
        IntStream.range(0, forks.size())
            .mapToObj(
                i ->
                    i < unsteady
                        ? forks
                            .get(i)
                            .withTiming(forks.get(i).timing().labelled(ForkRecord.NOT_STEADY))
                        : forks.get(i))
            .toList();
    return ParsersTextTest.tables(run.manifest(), new Forks(labelled, List.of()));
  }
}
