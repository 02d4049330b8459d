package org.xmlbench.families.startup.tables;

import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.server.tables.ForkGrid;
import org.xmlbench.families.server.tables.Shown;
import org.xmlbench.families.soap.tables.SoapTables;
import org.xmlbench.families.startup.fork.StartupMeasures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.EncodingOrder;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/**
 * Servers that start, a table for each encoding and exchange: a row for each toolkit and way to get
 * classes. Figures are geometric means over forks with Student's interval on logarithms.
 */
final class StartupTables {
  private static final String SEAM = "startup";
  private static final double MILLI = 1e6;
  private static final double MIB = 1 << 20;

  private static final List<String> METHOD =
      List.of(
          "Each server is started in a process of its own and called once, by a client that is none"
              + " of the toolkits' own. Its reply is compared with what it must be; an earlier"
              + " start of the same server verifies it.",
          "Geometric means over forks, +- half the width of their 95 % interval.");

  private static final List<Shown> SHOWN =
      List.of(
          shown(
              Column.of(
                  "first_answer_ms",
                  "first answer",
                  "ms",
                  MEASURE,
                  "wall time from the start of the server's process to the whole reply of its first"
                      + " call"),
              StartupMeasures.FIRST_ANSWER,
              MILLI),
          shown(
              Column.of("first_answer_cpu_ms", "CPU", "ms", MEASURE, "of its process meanwhile"),
              StartupMeasures.FIRST_ANSWER_CPU,
              MILLI),
          shown(
              Column.of(
                  "idle_resident_mib",
                  "idle resident",
                  "MiB",
                  MEASURE,
                  "memory of the process a second after that call, files that it maps included"),
              StartupMeasures.IDLE_RESIDENT,
              MIB),
          shown(
              Column.of(
                  "idle_live_mib",
                  "idle live",
                  "MiB",
                  MEASURE,
                  "objects that can be reached then, after a full collection"),
              StartupMeasures.IDLE_HEAP,
              MIB),
          shown(
              Column.of(
                  "load_resident_mib",
                  "load resident",
                  "MiB",
                  MEASURE,
                  "memory of the process while 16 clients call at a time"),
              StartupMeasures.LOAD_RESIDENT,
              MIB),
          shown(
              Column.of(
                  "load_live_mib",
                  "load live",
                  "MiB",
                  MEASURE,
                  "objects that can be reached after that"),
              StartupMeasures.LOAD_HEAP,
              MIB),
          shown(
              Column.of(
                      "cache_mib",
                      "cache",
                      "MiB",
                      MEASURE,
                      "of loaded and linked classes (JEP 514), left by a start before: the classes"
                          + " of aot-cache; those of default are out of jars")
                  .whereKnown(),
              StartupMeasures.AOT_CACHE,
              MIB),
          Shown.LACK);

  private static final Column CLASSES = Column.of("classes", TEXT);

  private StartupTables() {}

  /** The geometric mean over forks; nothing where one of them lacks the measure. */
  private static Shown shown(Column column, Measure measure, double scale) {
    return new Shown(
        column,
        forks -> {
          List<ForkRecord> ok =
              forks.stream().filter(fork -> fork.outcome() == Outcome.OK).toList();
          double[] values = measure.in(ok).map(value -> value / scale).toArray();
          return values.length == 0 || values.length < ok.size()
              ? Cell.NOTHING
              : FigureCells.of(Estimate.ofGeometricMean(values, Comparison.CONFIDENCE));
        });
  }

  private record Kind(String encoding, String exchange) {
    static final Comparator<Kind> ORDER =
        Comparator.comparing(Kind::encoding, EncodingOrder.encodings())
            .thenComparing(Kind::exchange);

    static Kind of(ForkRecord fork) {
      return new Kind(
          fork.cell().condition().get(SoapTables.ENCODING),
          fork.cell().task().withoutSetting().toString());
    }

    Table table(ForkGrid<String> grid) {
      return Shown.table(
          encoding + " " + exchange,
          "servers that start, %s, %s: to the first answer in ms, memory in MiB"
              .formatted(encoding, exchange),
          grid,
          CLASSES,
          Cell.Text::new,
          SHOWN);
    }
  }

  /** The tables; none where no fork has started a server. */
  static Section of(List<ForkRecord> forks) {
    Map<Kind, ForkGrid<String>> grids =
        ForkGrid.of(
            forks,
            SEAM,
            new TreeMap<>(Kind.ORDER),
            Kind::of,
            fork -> fork.cell().task().requireSetting("how classes are got behind an @"),
            Comparator.<String>reverseOrder());
    return new Section(
        "startup",
        "Which server answers first, and what memory does it hold?",
        "Servers that start",
        "Starts",
        METHOD,
        grids.entrySet().stream().map(kind -> kind.getKey().table(kind.getValue())).toList(),
        List.of());
  }
}
