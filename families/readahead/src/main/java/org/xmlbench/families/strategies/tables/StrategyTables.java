package org.xmlbench.families.strategies.tables;

import static org.xmlbench.results.table.Column.Kind.COUNT;
import static org.xmlbench.results.table.Column.Kind.FINE_RATIO;
import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.families.strategies.tables.StrategyRow.Costs;
import org.xmlbench.families.strategies.tables.advice.AdviceRule;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.RatioAnswer;
import org.xmlbench.results.stats.RatioTerm;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/** What a run of input strategies found, as tables: strategies, goals, and sweeps. */
final class StrategyTables {
  /** How to read a ratio of times. */
  static final String AXIS = "time of plain / time (more is better)";

  private static final double MEGA = 1e6;
  private static final String SPEEDUP = "speedup";

  private static final List<String> METHOD =
      List.of(
          "Ratios are means over rounds with 95 % intervals. Speedup = larger requests * offload *"
              + " overlap.",
          "Plain stands first, then strategies by time; those whose intervals overlap stand in the"
              + " order of the plan.",
          "Uncached is out of this host's page cache, checked before each run. A virtual disk's"
              + " host may still hold the file.");

  private static final List<Field> FIELDS =
      List.of(
          new Field(Column.of("strategy", NAME), row -> new Cell.Text(row.strategy())),
          field("runs", "runs", null, COUNT, null, row -> count((long) row.counts().runs())),
          field("seconds", "s/run", "s", MEASURE, null, row -> FigureCells.of(row.seconds())),
          field(
              "as_published",
              "as published",
              null,
              FINE_RATIO,
              "the mean of plain's runs over each run, all runs taken as independent",
              row -> FigureCells.of(row.gain().published())),
          field(
              SPEEDUP,
              SPEEDUP,
              null,
              FINE_RATIO,
              "time of plain over that of the strategy",
              row -> FigureCells.of(row.gain().speedup())),
          field("verdict", "", null, TEXT, null, row -> RatioTerm.of(row.gain().speedup())),
          field(
              "larger_requests",
              "larger requests",
              null,
              FINE_RATIO,
              "what the same thread gains with requests as large as the strategy's",
              row -> FigureCells.of(row.factors().largerRequests())),
          field(
              "offload",
              "offload",
              null,
              FINE_RATIO,
              "CPU time off the parser's thread less the hand-off, from the cached runs",
              row -> FigureCells.of(row.factors().offload())),
          field(
              "overlap",
              "overlap",
              null,
              FINE_RATIO,
              "the rest: waiting for the device, hidden behind parsing",
              row -> FigureCells.of(row.factors().overlap())),
          field(
              "cpu_seconds",
              "cpu s",
              "s",
              MEASURE,
              "CPU time of the whole process for a run",
              row -> Cell.figure(row.cpu().cpuSeconds())),
          field(
              "model",
              "model",
              null,
              TEXT,
              "it holds where no strategy is faster than its parser's thread, nor than reading"
                  + " alone",
              row -> model(row.factors().modelHolds())),
          field(
              "io_wait_seconds",
              "io wait s",
              "s",
              MEASURE,
              null,
              row -> cost(row, Costs::ioStallSeconds)),
          field(
              "device_mb", "device MB", "MB", MEASURE, null, row -> mega(row, Costs::deviceBytes)),
          field(
              "void_runs",
              "void",
              null,
              COUNT,
              "runs that did not read the device as asked",
              row -> count(row.counts().voidRuns() == 0 ? null : (long) row.counts().voidRuns())),
          detail("forks", "forks", null, COUNT, row -> count((long) row.counts().forks())),
          detail(
              "request_bytes", "request bytes", "bytes", COUNT, row -> count(row.requestBytes())),
          detail(
              "parser_cpu_seconds",
              "parser cpu s",
              "s",
              MEASURE,
              row -> Cell.figure(row.cpu().parserSeconds())),
          detail(
              "pages_before",
              "pages before",
              null,
              MEASURE,
              row -> cost(row, Costs::residentBefore)),
          detail(
              "pages_after", "pages after", null, MEASURE, row -> cost(row, Costs::residentAfter)),
          detail(
              "limit_mb_per_s",
              "limit MB/s",
              "MB/s",
              MEASURE,
              row -> mega(row, Costs::throttleBytesPerSecond)),
          detail(
              "device_mb_per_s",
              "device MB/s",
              "MB/s",
              MEASURE,
              row -> mega(row, Costs::deviceBytesPerSecond)));

  private StrategyTables() {}

  private record Field(Column column, Function<StrategyRow, Cell> cell) {}

  private static Field field(
      String key,
      String head,
      String unit,
      Column.Kind kind,
      String meaning,
      Function<StrategyRow, Cell> cell) {
    return new Field(Column.of(key, head, unit, kind, meaning).whereKnown(), cell);
  }

  private static Field detail(
      String key, String head, String unit, Column.Kind kind, Function<StrategyRow, Cell> cell) {
    return new Field(Column.of(key, head, unit, kind, null).asDetail(), cell);
  }

  private static Cell model(Boolean holds) {
    return holds == null ? Cell.NOTHING : new Cell.Text(holds ? "holds" : "does not hold");
  }

  private static Cell count(Long count) {
    return count == null ? Cell.NOTHING : Cell.count(count);
  }

  private static Cell cost(StrategyRow row, Function<Costs, Double> cost) {
    return Cell.figure(cost.apply(row.costs()));
  }

  private static Cell mega(StrategyRow row, Function<Costs, Double> bytes) {
    Double value = bytes.apply(row.costs());
    return Cell.figure(value == null ? null : value / MEGA);
  }

  /** The section; without tables where nothing was measured. */
  static Section of(List<StrategyTable> groups, List<Goal> goals) {
    List<Table> strategies = groups.stream().map(StrategyTables::table).toList();
    List<Table> sweeps = StrategySweeps.of(groups);
    return new Section(
        "readahead",
        "Which way to bring a file to the parser is fastest?",
        "Input strategies",
        "Strategies",
        METHOD,
        strategies.isEmpty()
            ? List.of()
            : Stream.concat(strategies.stream(), goals(goals)).toList(),
        sweeps,
        Stream.concat(
                groups.stream().filter(StrategyTables::isCompared).map(StrategyTables::picture),
                sweeps.stream().map(StrategySweeps::picture))
            .toList(),
        groups.stream().map(StrategyTables::answer).toList());
  }

  private static String answer(StrategyTable group) {
    Map<String, Estimate> ratios = new LinkedHashMap<>();
    group.rows().stream()
        .filter(row -> !row.strategy().equals(AdviceRule.PLAIN))
        .forEach(row -> ratios.put(row.strategy(), row.gain().speedup()));
    return "%s: %s.".formatted(group.where(), RatioAnswer.of(AdviceRule.PLAIN, ratios));
  }

  private static boolean isCompared(StrategyTable group) {
    return group.rows().stream()
        .anyMatch(row -> !row.strategy().equals(AdviceRule.PLAIN) && row.gain().speedup() != null);
  }

  private static Picture picture(StrategyTable group) {
    return new Picture(Picture.Kind.DOT_PLOT, group.where(), List.of(SPEEDUP), AXIS);
  }

  private static Table table(StrategyTable group) {
    return new Table(
        group.where(),
        group.where(),
        FIELDS.stream().map(Field::column).toList(),
        group.rows().stream()
            .map(
                row ->
                    Row.of(
                        row.strategy(),
                        FIELDS.stream().map(field -> field.cell().apply(row)).toList()))
            .toList(),
        null,
        Optional.ofNullable(group.heldToOwn())
            .map(own -> Note.of("verified against the driver's own events by plain: %s", own))
            .stream()
            .toList());
  }

  private static Stream<Table> goals(List<Goal> goals) {
    Map<String, List<Row>> rows = new LinkedHashMap<>();
    goals.forEach(goal -> rows.computeIfAbsent(goal.what(), _ -> new ArrayList<>()).add(row(goal)));
    List<Column> columns =
        List.of(
            Column.of("where", NAME),
            Column.of("state", "goal", null, TEXT, null),
            Column.of("strategy", TEXT).whereKnown(),
            Column.of("figure", FINE_RATIO).whereKnown(),
            Column.of("at least", FINE_RATIO),
            Column.of("larger_requests", "of it, larger requests alone", null, FINE_RATIO, null)
                .whereKnown());
    return rows.entrySet().stream()
        .map(goal -> new Table(goal.getKey(), "goal: " + goal.getKey(), columns, goal.getValue()));
  }

  private static Row row(Goal goal) {
    return Row.of(
        goal.where(),
        List.of(
            new Cell.Text(goal.where()),
            goal.state().cell(),
            goal.who() == null ? Cell.NOTHING : new Cell.Text(goal.who()),
            FigureCells.of(goal.figure()),
            Cell.figure(goal.atLeast()),
            FigureCells.of(goal.largerRequests())));
  }
}
