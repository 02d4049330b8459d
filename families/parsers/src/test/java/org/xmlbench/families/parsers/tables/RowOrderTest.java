package org.xmlbench.families.parsers.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.run.ModelTables;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Table;

/** Rows are in the order of the column by which the legend says that they are. */
class RowOrderTest {
  private static final Pattern NAMED =
      Pattern.compile("(?:^|[.] )([^.:]+): orders the rows; of shared blocks, ");

  static IntStream seeds() {
    return IntStream.range(0, 20);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void rowsAreInTheOrderOfTheColumnThatIsNamed(int seed) {
    ModelTables tables = withLostForks(seed);
    for (String text : List.of(tables.text(), tables.allColumns())) {
      Matcher named = NAMED.matcher(text.replaceAll("\\s+", " "));
      assertThat(named.find()).isTrue();
      for (Table table : tables.tables()) {
        assertThat(figures(table, named.group(1))).hasSizeGreaterThan(2).isSorted();
      }
    }
  }

  /** Else the test could not tell the two columns apart. */
  @Test
  void speedsAreInAnotherOrderWhereBlocksWereLost() {
    assertThat(seeds())
        .anyMatch(
            seed ->
                withLostForks(seed).tables().stream()
                    .map(table -> figures(table, "MB/s"))
                    .anyMatch(speeds -> !speeds.equals(sorted(speeds))));
  }

  private static List<Double> sorted(List<Double> speeds) {
    return speeds.stream().sorted(Comparator.reverseOrder()).toList();
  }

  private static List<Double> figures(Table table, String head) {
    int column =
        IntStream.range(0, table.columns().size())
            .filter(i -> table.columns().get(i).head().equals(head))
            .findFirst()
            .orElseThrow();
    return table.rows().stream()
        .map(row -> row.cells().get(column))
        .map(cell -> cell instanceof Cell.Figure figure ? figure.value() : null)
        .filter(Objects::nonNull)
        .toList();
  }

  /** Of a host that becomes slower: who lost the last blocks has a better mean. */
  private static ModelTables withLostForks(int seed) {
    QuickRun run = QuickRun.large(2, 8).onNoisyHost();
    SplittableRandom random = new SplittableRandom(seed);
    List<ForkRecord> kept =
        run.forks().records().stream()
            .filter(fork -> fork.round() <= 2 || random.nextInt(3) > 0)
            .toList();
    return ParsersTextTest.tables(run.manifest(), new Forks(kept, List.of()));
  }
}
