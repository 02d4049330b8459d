package org.xmlbench.families.programs.tables;

import static org.xmlbench.results.table.Column.Kind.COUNT;
import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.NUMBER;
import static org.xmlbench.results.table.Column.Kind.RATIO;
import static org.xmlbench.results.table.Column.Kind.SHARE;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.RatioAnswer;
import org.xmlbench.results.stats.RatioTerm;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/**
 * The tables of a run of IO-Lite's programs.
 *
 * @param rounds how often each transport was measured so far
 * @param programs those that have forks, in the order of the request
 * @param copies the forks of the control that copies memory, by where it is
 */
record ProgramTables(int rounds, List<Program> programs, Map<String, TransportForks> copies) {
  private static final double MEGA = 1e6;
  private static final double KIB = 1024;
  private static final double NANOS = 1e9;
  private static final double PERCENT = 100;
  private static final String RATIO_KEY = "ratio";
  private static final int RATIO_AT = 3;

  private static final List<String> METHOD =
      List.of(
          "A speedup is a geometric mean over rounds, in each of conventional and transport, with"
              + " its 95 % interval. Seconds are medians over rounds.");

  private static final Column TRANSPORT = Column.of("transport", NAME);
  private static final Column SECONDS = Column.of("seconds", "seconds", "s", MEASURE, null);
  private static final Column CPU =
      Column.of(
          "cpu_seconds",
          "CPU s",
          "s",
          MEASURE,
          "of every process that took part, compiler and collector included: a transport that uses"
              + " two processors at once can be shorter by the wall clock and cost as much");

  private static final List<Column> COLUMNS =
      List.of(
          TRANSPORT,
          SECONDS,
          Column.of("mb_per_s", "MB/s", "MB/s", NUMBER, null),
          Column.of(
              RATIO_KEY,
              "speedup",
              null,
              RATIO,
              "time of conventional over that of the transport: above 1 it is faster"),
          Column.of(
              "time_less_by",
              "time saved",
              "%",
              SHARE,
              "of conventional's time; below 0 it takes more"),
          CPU,
          Column.of(
              "cpu_ratio",
              "CPU speedup",
              null,
              RATIO,
              "CPU time of conventional over that of the transport"),
          Column.of("verdict", "", null, TEXT, null).whereKnown(),
          Column.of("lack", "lacks", null, TEXT, null).whereKnown());

  private static final List<Column> ROUNDS =
      List.of(
          Column.of("program", NAME),
          Column.of("transport", TEXT),
          Column.of("round", COUNT),
          SECONDS);

  private static final List<Column> COPY =
      List.of(
          Column.of("from", NAME),
          Column.of("ns_per_kib", "ns per KiB", "ns", MEASURE, null),
          Column.of("gb_per_s", "GB/s", "GB/s", NUMBER, null));

  ProgramTables {
    programs = List.copyOf(programs);
    copies = Map.copyOf(copies);
  }

  /**
   * One program.
   *
   * @param published by how many per cent its time fell in the paper; {@code null} where no figure
   *     is published
   * @param ways the forks of each transport, conventional first
   */
  record Program(DocumentEntry entry, Integer published, Map<String, TransportForks> ways) {
    Program {
      Objects.requireNonNull(ways, "ways");
    }
  }

  Section section() {
    List<Table> measured = programs.stream().map(this::table).toList();
    return new Section(
        "iolite",
        "What is left to gain where bytes are not copied?",
        "Programs",
        "Programs",
        METHOD,
        Stream.concat(measured.stream(), copyTable()).toList(),
        measured.isEmpty() ? List.of() : List.of(byRound()),
        measured.stream()
            .filter(
                table ->
                    table.rows().stream()
                        .anyMatch(row -> row.cells().get(RATIO_AT) != Cell.NOTHING))
            .map(ProgramTables::picture)
            .toList(),
        programs.stream().map(ProgramTables::answer).toList());
  }

  private static String answer(Program program) {
    TransportForks conventional = conventional(program);
    Map<String, Estimate> ratios = new LinkedHashMap<>();
    program
        .ways()
        .forEach(
            (way, forks) -> {
              if (forks != conventional) {
                ratios.put(way, forks.ratio(conventional));
              }
            });
    return "%s: %s."
        .formatted(program.entry().name(), RatioAnswer.of(IoliteAnalysis.CONVENTIONAL, ratios));
  }

  private static TransportForks conventional(Program program) {
    return program.ways().getOrDefault(IoliteAnalysis.CONVENTIONAL, new TransportForks());
  }

  private static Picture picture(Table table) {
    return new Picture(
        Picture.Kind.DOT_PLOT,
        table.id(),
        List.of(RATIO_KEY),
        "conventional time / time (more is better)");
  }

  private Table table(Program program) {
    List<Row> rows = new ArrayList<>();
    program.ways().forEach((way, forks) -> rows.add(row(program, way, forks)));
    if (program.published() != null) {
      rows.add(published(program.published() / PERCENT));
    }
    String title =
        "%s: %d bytes, %d %s"
            .formatted(
                program.entry().name(),
                program.entry().bytes(),
                rounds,
                rounds == 1 ? "round" : "rounds");
    return new Table(program.entry().name(), title, COLUMNS, rows);
  }

  private static Row row(Program program, String way, TransportForks forks) {
    TransportForks conventional = conventional(program);
    boolean itself = forks == conventional;
    Double seconds = forks.seconds().orElse(null);
    Estimate ratio = itself ? null : forks.ratio(conventional);
    return Row.of(
        way,
        List.of(
            name(way),
            Cell.figure(seconds),
            Cell.figure(seconds == null ? null : program.entry().bytes() / seconds / MEGA),
            FigureCells.of(ratio),
            FigureCells.of(ratio == null ? null : ratio.map(value -> 1 - 1 / value)),
            Cell.figure(forks.cpuSeconds().orElse(null)),
            FigureCells.of(itself ? null : forks.cpuRatio(conventional)),
            RatioTerm.of(ratio),
            lack(forks)));
  }

  private static Cell name(String way) {
    return ProgramTerm.transport(way)
        .<Cell>map(term -> new Cell.Words(List.of(Cell.Word.of(term))))
        .orElse(new Cell.Text(way));
  }

  private static Cell lack(TransportForks forks) {
    if (forks.reason() == null) {
      return Cell.NOTHING;
    }
    return forks.isFault()
        ? new Cell.Words(List.of(new Cell.Word(ProgramTerm.FAULT, forks.reason())))
        : new Cell.Absent(forks.reason());
  }

  /** A row like those of transports, of the paper. */
  private static Row published(double less) {
    List<Cell> cells = new ArrayList<>(COLUMNS.stream().map(column -> Cell.NOTHING).toList());
    cells.set(0, new Cell.Words(List.of(Cell.Word.of(ProgramTerm.PUBLISHED))));
    cells.set(RATIO_AT, Cell.figure(1 / (1 - less)));
    cells.set(RATIO_AT + 1, Cell.figure(less));
    return Row.of(ProgramTerm.PUBLISHED.id(), cells);
  }

  private Table byRound() {
    List<Row> rows = new ArrayList<>();
    for (Program program : programs) {
      program
          .ways()
          .forEach(
              (way, forks) ->
                  forks
                      .byRound()
                      .forEach(
                          (round, seconds) ->
                              rows.add(
                                  Row.of(
                                      way,
                                      List.of(
                                          new Cell.Text(program.entry().name()),
                                          new Cell.Text(way),
                                          Cell.count(round),
                                          Cell.figure(seconds))))));
    }
    return new Table("rounds", "medians of each round", ROUNDS, rows);
  }

  private Stream<Table> copyTable() {
    List<Row> rows =
        Stream.of(
                copy(IoliteAnalysis.MEMORY, "memory that is in no cache"),
                copy(IoliteAnalysis.CACHE, "a buffer that stays in the cache"))
            .filter(Objects::nonNull)
            .toList();
    return rows.isEmpty()
        ? Stream.empty()
        : Stream.of(new Table("copy", "what a copy costs", COPY, rows));
  }

  private Row copy(String origin, String name) {
    Estimate seconds = copies.containsKey(origin) ? copies.get(origin).mean() : null;
    if (seconds == null) {
      return null;
    }
    Estimate nanos = seconds.map(value -> value * NANOS);
    return Row.of(
        origin,
        List.of(
            new Cell.Text(name),
            FigureCells.of(nanos),
            FigureCells.of(nanos.map(value -> KIB / value))));
  }

  /** Whether a fork failed or counted wrong. */
  boolean anyFault() {
    return programs.stream()
        .flatMap(program -> program.ways().values().stream())
        .anyMatch(TransportForks::isFault);
  }
}
