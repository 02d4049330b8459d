package org.xmlbench.results.family.startup;

import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.StartupMeasures;
import org.xmlbench.results.soap.ForkGrid;
import org.xmlbench.results.soap.SoapTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.EncodingOrder;
import org.xmlbench.results.stats.Estimate;

/** Puts the forks that started servers into a table for each encoding and exchange. */
public final class StartupTables {
  private static final String SEAM = "startup";
  private static final double NANOS_PER_MILLI = 1e6;
  private static final double BYTES_PER_MIB = 1 << 20;

  private StartupTables() {}

  private record Kind(String encoding, String exchange) {
    static final Comparator<Kind> ORDER =
        Comparator.comparing(Kind::encoding, EncodingOrder.encodings())
            .thenComparing(Kind::exchange);

    static Kind of(ForkRecord fork) {
      return new Kind(
          fork.cell().condition().get(SoapTables.ENCODING),
          fork.cell().task().withoutSetting().toString());
    }
  }

  /** The tables; none where no fork has started a server. */
  public static List<StartupTable> of(List<ForkRecord> forks) {
    return ForkGrid.of(
            forks,
            SEAM,
            new TreeMap<>(Kind.ORDER),
            Kind::of,
            fork -> classes(fork.cell().task()),
            Comparator.<String>reverseOrder())
        .entrySet()
        .stream()
        .map(kind -> table(kind.getKey(), kind.getValue()))
        .toList();
  }

  private static String classes(Task task) {
    return task.requireSetting("how classes are got behind an @");
  }

  private static StartupTable table(Kind kind, ForkGrid<String> grid) {
    return new StartupTable(
        kind.encoding(),
        kind.exchange(),
        grid.columns(),
        grid.rows(row -> new StartupTable.Row(row.toolkit(), row.cells(StartupTables::cell))));
  }

  private static StartupTable.Cell cell(String classes, List<ForkRecord> all) {
    List<ForkRecord> ok = all.stream().filter(fork -> fork.outcome() == Outcome.OK).toList();
    ForkRecord last = all.isEmpty() || !ok.isEmpty() ? null : all.getLast();
    return new StartupTable.Cell(
        classes,
        last == null ? (ok.isEmpty() ? null : Outcome.OK.label()) : last.outcome().label(),
        last == null ? null : last.reason(),
        mean(ok, StartupMeasures.FIRST_ANSWER, NANOS_PER_MILLI),
        mean(ok, StartupMeasures.FIRST_ANSWER_CPU, NANOS_PER_MILLI),
        memory(ok, StartupMeasures.IDLE_RESIDENT, StartupMeasures.IDLE_HEAP),
        memory(ok, StartupMeasures.LOAD_RESIDENT, StartupMeasures.LOAD_HEAP),
        mean(ok, StartupMeasures.AOT_CACHE, BYTES_PER_MIB));
  }

  private static StartupTable.Memory memory(List<ForkRecord> ok, Measure resident, Measure heap) {
    return new StartupTable.Memory(
        mean(ok, resident, BYTES_PER_MIB), mean(ok, heap, BYTES_PER_MIB));
  }

  /** The geometric mean over forks; {@code null} where one of them lacks the measure. */
  private static Estimate mean(List<ForkRecord> forks, Measure measure, double scale) {
    double[] values = measure.in(forks).map(value -> value / scale).toArray();
    return values.length == 0 || values.length < forks.size()
        ? null
        : Estimate.ofGeometricMean(values, Comparison.CONFIDENCE);
  }
}
