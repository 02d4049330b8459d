package org.xmlbench.families.strategies.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.SyntheticStrategies;
import org.xmlbench.results.TableReader;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

class StrategySweepsTest {
  private static List<Table> sweeps(List<ForkRecord> forks) {
    return StrategySweeps.of(ReadaheadAnalysis.of(forks));
  }

  private static List<Table> sweeps(String key) {
    return sweeps(SyntheticStrategies.of().forks()).stream()
        .filter(sweep -> sweep.columns().get(1).key().equals(key))
        .toList();
  }

  private static List<Cell> line(Table sweep, String strategy, String column) {
    TableReader reader = new TableReader(sweep);
    return sweep.rows().stream()
        .filter(row -> row.key().equals(strategy))
        .map(row -> reader.cell(row, column))
        .toList();
  }

  private static double value(Cell cell) {
    return ((Cell.Figure) cell).value();
  }

  @Test
  void requestsMakeALineOfEachStrategyThatHasThem() {
    List<Table> requests = sweeps("request_bytes");

    assertThat(requests)
        .extracting(Table::title)
        .containsExactly(
            "speedup by bytes asked of the system at once: amber-sax on psd:16MiB, cached, 2"
                + " processors",
            "speedup by bytes asked of the system at once: amber-sax on psd:16MiB, uncached@ra16K,"
                + " 2 processors",
            "speedup by bytes asked of the system at once: amber-sax on psd:64MiB, cached, 2"
                + " processors",
            "speedup by bytes asked of the system at once: amber-sax on psd:64MiB, uncached@ra16K,"
                + " 2 processors");
    assertThat(requests)
        .allSatisfy(
            sweep ->
                assertThat(sweep.rows().stream().map(Row::key).distinct())
                    .containsExactly("buffered", "readahead", "ring"));
    Table last = requests.getLast();
    assertThat(line(last, "ring", "request_bytes"))
        .containsExactly(
            new Cell.Count(64L << 10, null),
            new Cell.Count(256L << 10, null),
            new Cell.Count(1L << 20, null));
    assertThat(line(last, "ring", "speedup"))
        .extracting(StrategySweepsTest::value)
        .satisfiesExactly(
            speedup -> assertThat(speedup).isCloseTo(1.5, within(0.1)),
            speedup -> assertThat(speedup).isCloseTo(1.7, within(0.1)),
            speedup -> assertThat(speedup).isCloseTo(1.9, within(0.1)));
  }

  @Test
  void documentsMakeALineOfEveryStrategy() {
    List<Table> documents = sweeps("document_bytes");

    assertThat(documents)
        .extracting(Table::title)
        .containsExactly(
            "speedup by document size: amber-sax on psd, cached, 2 processors",
            "speedup by document size: amber-sax on psd, uncached@ra16K, 2 processors");
    Table cached = documents.getFirst();
    assertThat(line(cached, "plain", "document_bytes"))
        .isEqualTo(
            SyntheticStrategies.BYTES.stream().map(bytes -> new Cell.Count(bytes, null)).toList());
    assertThat(line(cached, "plain", "mb_per_s"))
        .allSatisfy(
            speed -> {
              assertThat(value(speed)).isCloseTo(200, within(4.0));
              assertThat(((Cell.Figure) speed).low()).isLessThan(value(speed));
            });
    assertThat(line(cached, "plain", "speedup"))
        .extracting(StrategySweepsTest::value)
        .containsOnly(1.0);
    assertThat(line(cached, "plain", "runs")).containsOnly(new Cell.Count(6, null));
  }

  /** Every run has controls of several sizes: they alone are no sweep. */
  @Test
  void oneSizeIsNoSweep() {
    List<ForkRecord> one =
        SyntheticStrategies.of().forks().stream()
            .filter(fork -> fork.cell().document().equals("psd:16MiB"))
            .filter(
                fork ->
                    List.of("plain", "mmap", "ring:request=1MiB", "buffered-64k", "buffered-1m")
                        .contains(fork.cell().condition().get("input")))
            .toList();

    assertThat(ReadaheadAnalysis.of(one)).hasSize(2);
    assertThat(sweeps(one)).isEmpty();
  }
}
