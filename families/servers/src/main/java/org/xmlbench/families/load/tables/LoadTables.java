package org.xmlbench.families.load.tables;

import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.WHOLE;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.load.fork.LoadMeasures;
import org.xmlbench.families.server.tables.ForkGrid;
import org.xmlbench.families.server.tables.Shown;
import org.xmlbench.families.soap.tables.SoapTables;
import org.xmlbench.results.stats.EncodingOrder;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/**
 * Servers under load, a table for each encoding and exchange: a row for each toolkit and number of
 * clients.
 */
final class LoadTables {
  private static final List<String> METHOD =
      List.of(
          "Each client calls again as soon as it has its reply, in a virtual thread with a"
              + " connection of its own that it keeps as long as the server does.",
          "The clients are none of the toolkits' own: all servers of an encoding receive the same"
              + " bytes. Each reply is compared with the one that was verified.",
          "Clients and server share the processors of this host.",
          "Calls a second, latencies and CPU times are geometric means over forks, +- half the"
              + " width of their 95 % interval.",
          "Latencies are corrected for coordinated omission: a client that waits for longer than"
              + " the fork's median latency is given the calls that it would have made meanwhile,"
              + " one in each median latency, each with the wait that it would have had.",
          "Most of these wait long, so a percentile mostly rises; where many wait shortly it can"
              + " fall.",
          "A percentile is absent where fewer than ten calls of a fork lie beyond it: p99 needs"
              + " 1,000 calls a fork, p99.9 needs 10,000.");

  private static final Column CLIENTS = Column.of("clients", WHOLE);

  private static final List<Shown> FIGURES =
      List.of(
          count(
              "calls", "forks' calls", LoadCell::calls, "of all forks, those with the right reply"),
          count("errors", "errors", LoadCell::errors, "calls of all forks without it"),
          measure(
              "calls_per_s",
              "calls/s",
              "1/s",
              LoadCell::rate,
              "calls a second with the right reply"),
          latency(LoadMeasures.P50, "half of the calls took at most so long"),
          latency(LoadMeasures.P90, "90 of 100 calls took at most so long"),
          latency(LoadMeasures.P99, "99 of 100 calls took at most so long"),
          seen(LoadMeasures.P99),
          latency(LoadMeasures.P999, "999 of 1,000 calls took at most so long"),
          shown(
              Column.of(
                  "longest_us", "longest us", "us", MEASURE, "the longest latency of all forks"),
              cell -> Cell.figure(cell.longestMicros().orElse(null))),
          measure(
              "server_cpu_us",
              "CPU us",
              "us",
              LoadCell::serverMicros,
              "the server's own CPU time for a call"));

  private LoadTables() {}

  private static Shown shown(Column column, Function<LoadCell, Cell> read) {
    return Shown.of(column, LoadCell::of, read);
  }

  private static Shown count(
      String key, String head, Function<LoadCell, Optional<Long>> read, String meaning) {
    return shown(
        Column.of(key, head, null, WHOLE, meaning),
        cell -> read.apply(cell).<Cell>map(it -> Cell.count(it)).orElse(Cell.NOTHING));
  }

  private static Shown measure(
      String key, String head, String unit, Function<LoadCell, Estimate> read, String meaning) {
    return shown(
        Column.of(key, head, unit, MEASURE, meaning), cell -> FigureCells.of(read.apply(cell)));
  }

  private static Shown latency(LoadMeasures.Latency percentile, String meaning) {
    String name = percentile.label();
    return measure(key(name), name + " us", "us", cell -> cell.corrected(percentile), meaning);
  }

  private static Shown seen(LoadMeasures.Latency percentile) {
    String name = percentile.label() + " seen";
    return measure(
        key(name),
        name + " us",
        "us",
        cell -> cell.seen(percentile),
        "without the correction, as the clients saw it");
  }

  private static String key(String name) {
    return name.replaceAll("[. ]", "_") + "_us";
  }

  private record Kind(String encoding, String exchange) {
    static final Comparator<Kind> ORDER =
        Comparator.comparing(Kind::encoding, EncodingOrder.encodings())
            .thenComparing(Kind::exchange, LoadTables.exchanges());

    static Kind of(ForkRecord fork) {
      return new Kind(
          fork.cell().condition().get(SoapTables.ENCODING),
          fork.cell().task().withoutSetting().toString());
    }

    Table table(ForkGrid<Integer> grid, String title, List<Shown> shown) {
      return Shown.table(
          encoding + " " + exchange,
          title.formatted(encoding, exchange),
          grid,
          CLIENTS,
          clients -> Cell.count(clients),
          Stream.concat(shown.stream(), Stream.of(Shown.LACK)).toList());
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
  static Section of(List<ForkRecord> forks) {
    Map<Kind, ForkGrid<Integer>> grids =
        ForkGrid.of(
            forks,
            ServerLoad.SEAM,
            new TreeMap<>(Kind.ORDER),
            Kind::of,
            fork -> ServerLoad.clients(fork.cell().task()),
            Comparator.<Integer>naturalOrder());
    return new Section(
        "load",
        "Which server answers most calls, and how long do they take?",
        "Servers under load",
        "Load",
        METHOD,
        tables(grids, "servers under load, %s, %s: calls a second and latency in us", FIGURES),
        tables(
            grids,
            "latency as the clients saw it, %s, %s",
            LoadMeasures.PERCENTILES.stream().map(LoadTables::seen).toList()));
  }

  private static List<Table> tables(
      Map<Kind, ForkGrid<Integer>> grids, String title, List<Shown> shown) {
    return grids.entrySet().stream()
        .map(kind -> kind.getKey().table(kind.getValue(), title, shown))
        .toList();
  }
}
