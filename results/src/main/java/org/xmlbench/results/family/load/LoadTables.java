package org.xmlbench.results.family.load;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.soap.ForkGrid;
import org.xmlbench.results.soap.Percentile;
import org.xmlbench.results.soap.SoapTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.EncodingOrder;
import org.xmlbench.results.stats.Estimate;

/** Puts the forks that held servers under load into a table for each encoding and exchange. */
public final class LoadTables {
  /** The seam of cells under load. */
  static final String SEAM = ServerLoad.SEAM;

  private static final double NANOS_PER_MICRO = 1e3;

  private LoadTables() {}

  private record Kind(String encoding, String exchange) {
    static final Comparator<Kind> ORDER =
        Comparator.comparing(Kind::encoding, EncodingOrder.encodings())
            .thenComparing(Kind::exchange, LoadTables.exchanges());

    static Kind of(ForkRecord fork) {
      return new Kind(
          fork.cell().condition().get(SoapTables.ENCODING),
          fork.cell().task().withoutSetting().toString());
    }
  }

  /** Of exchanges, such as {@code echoDoubles:100}: by the operation, then by the size. */
  private static Comparator<String> exchanges() {
    Comparator<Task> tasks =
        Comparator.comparing(Task::name)
            .thenComparingLong(task -> task.size().map(Task.Size::value).orElse(0L));
    return Comparator.comparing(Task::recorded, tasks).thenComparing(Comparator.naturalOrder());
  }

  /** The tables; none where no fork is of a server under load. */
  public static List<LoadTable> of(List<ForkRecord> forks) {
    return ForkGrid.of(
            forks,
            SEAM,
            new TreeMap<>(Kind.ORDER),
            Kind::of,
            fork -> ServerLoad.clients(fork.cell().task()),
            Comparator.<Integer>naturalOrder())
        .entrySet()
        .stream()
        .map(kind -> table(kind.getKey(), kind.getValue()))
        .toList();
  }

  /** The figures of a toolkit for a task under that condition; empty where that is in no table. */
  public static Optional<LoadTable.Cell> cell(
      List<LoadTable> tables, Map<String, String> condition, String document, String toolkit) {
    if (!ServerLoad.isCondition(condition)) {
      return Optional.empty();
    }
    Task task = Task.recorded(document);
    return tables.stream()
        .filter(table -> table.encoding().equals(condition.get(SoapTables.ENCODING)))
        .filter(table -> table.exchange().equals(task.withoutSetting().toString()))
        .flatMap(table -> table.rows().stream())
        .filter(row -> row.toolkit().equals(toolkit))
        .flatMap(row -> row.cells().stream())
        .filter(cell -> cell.clients() == ServerLoad.clients(task))
        .findFirst();
  }

  private static LoadTable table(Kind kind, ForkGrid<Integer> grid) {
    return new LoadTable(
        kind.encoding(),
        kind.exchange(),
        grid.columns(),
        grid.rows(row -> new LoadTable.Row(row.toolkit(), row.cells(LoadTables::cell))));
  }

  private static LoadTable.Cell cell(int clients, List<ForkRecord> all) {
    List<ServerLoad> ok = all.stream().map(ServerLoad::of).flatMap(Optional::stream).toList();
    String failed = all.isEmpty() ? null : all.getLast().outcome().label();
    return new LoadTable.Cell(
        clients,
        ok.isEmpty() ? failed : Outcome.OK.label(),
        ok.stream().mapToLong(ServerLoad::calls).sum(),
        mean(ok, ServerLoad::rate, 1).orElse(null),
        new LoadTable.Latencies(
            percentiles(ok, ServerLoad::corrected),
            percentiles(ok, ServerLoad::seen),
            ok.stream()
                .map(ServerLoad::longestNanos)
                .filter(Objects::nonNull)
                .max(Comparator.naturalOrder())
                .map(nanos -> nanos / NANOS_PER_MICRO)
                .orElse(null)),
        mean(ok, ServerLoad::serverNanos, NANOS_PER_MICRO).orElse(null),
        ok.stream().mapToLong(ServerLoad::errors).sum());
  }

  private static Map<String, Estimate> percentiles(
      List<ServerLoad> forks, Function<ServerLoad, Map<Percentile, Double>> read) {
    Map<String, Estimate> percentiles = new LinkedHashMap<>();
    for (Percentile percentile : Percentile.all()) {
      mean(forks, fork -> read.apply(fork).get(percentile), NANOS_PER_MICRO)
          .ifPresent(estimate -> percentiles.put(percentile.label(), estimate));
    }
    return percentiles;
  }

  /** The geometric mean over forks; empty where one of them lacks the figure. */
  private static Optional<Estimate> mean(
      List<ServerLoad> forks, Function<ServerLoad, Double> read, double scale) {
    double[] values =
        forks.stream()
            .map(read)
            .filter(value -> value != null && value > 0)
            .mapToDouble(value -> value / scale)
            .toArray();
    return values.length == 0 || values.length < forks.size()
        ? Optional.empty()
        : Optional.of(Estimate.ofGeometricMean(values, Comparison.CONFIDENCE));
  }
}
