package org.xmlbench.families.sematech.tables;

import static org.xmlbench.results.table.Column.Kind.WHOLE;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.Task;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.families.server.tables.ForkGrid;
import org.xmlbench.families.server.tables.Shown;
import org.xmlbench.families.server.tables.TableOrder;
import org.xmlbench.families.soap.tables.ProfileCheck;
import org.xmlbench.families.soap.tables.ProfileNote;
import org.xmlbench.families.soap.tables.ProfileTable;
import org.xmlbench.families.soap.tables.SoapTables;
import org.xmlbench.families.soap.tables.claims.PairClaims;
import org.xmlbench.results.stats.EncodingOrder;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/**
 * The pairs of processes of SEMATECH's measurements: tables for each encoding, kind of report and
 * way of receiving, with a row for each toolkit and number of values.
 */
public final class SematechTables {
  /** The operations that take a trace report, in the order of the tables. */
  public static final Comparator<String> ORDER =
      TableOrder.of(
          List.of(
              "receiveE134Ints", "receiveE134Doubles", "receiveIntTrace", "receiveDoubleTrace"));

  private static final String SEAM = "sematech";

  private static final List<String> METHOD =
      List.of(
          "A trace report of SEMI E134 goes from a process to another, both of the same toolkit,"
              + " over loopback or, with nodes=2, from node to node. What the receiver understood"
              + " equals what was sent, for every message.",
          "Toolkits are compared with those of the same encoding only. Protocol Buffers is a"
              + " control.",
          "Each stage is timed by the process that does it; readings of two clocks are never"
              + " subtracted.",
          "Buffered: the receiver has the whole message in memory before its toolkit reads it."
              + " Streamed: its toolkit reads it while it comes.",
          "Figures are arithmetic means over all pairs, so construct and send add up to"
              + " XMLTIMESENDER. In the comparison it is the geometric mean over the pairs of those"
              + " blocks that every toolkit finished: mostly a little less.",
          "+-: half the width of the 95 % interval over the means of pairs, by Student's t.",
          "As published: the interval of all messages of all pairs pooled, as if those of a pair"
              + " were independent. They are not, so its margin is too small.",
          "As published, XMLTIMESENDER has no interval: how construct and send of a message vary"
              + " together is not recorded.",
          "First message: the mean over pairs of each pair's first message, which is in no other"
              + " figure. Both processes have just started, as in the published measurements.",
          "CPU and page faults are of all messages of a pair but the first together. The sender's"
              + " hold the making of values and of the toolkit's objects, too.",
          "Of a toolkit that is a program, the sender is the program and the one thread of a JVM"
              + " that commands it and sends.");

  private static final String OLDER =
      "Where CPU and page faults are shown as published, too, the run is of an older version: means"
          + " over messages, each from the start of construct to the end of send.";

  private static final Column VALUES = Column.of("values", WHOLE, "numbers in a message");

  private static final List<Shown> NAMES =
      List.of(
          new Shown(
              Column.of("pairs", WHOLE, "pairs of processes behind the figures"),
              SematechTables::pairs),
          Shown.of(
              Column.of("bytes", WHOLE, "of a message"),
              SematechCell::of,
              cell -> cell.requestBytes().<Cell>map(it -> Cell.count(it)).orElse(Cell.NOTHING)));

  private static final Shown MESSAGES =
      Shown.of(
          Column.of("messages", WHOLE, "messages behind the figures, without each pair's first")
              .asDetail(),
          SematechCell::of,
          cell -> cell.pairs().isEmpty() ? Cell.NOTHING : Cell.count(cell.messages()));

  private final SortedMap<Kind, ForkGrid<Integer>> grids;

  private SematechTables(SortedMap<Kind, ForkGrid<Integer>> grids) {
    this.grids = new TreeMap<>(grids);
  }

  private record Kind(String encoding, String operation, String receiving) {
    static final Comparator<Kind> ORDER =
        Comparator.comparing(Kind::encoding, EncodingOrder.encodings())
            .thenComparing(Kind::operation, SematechTables.ORDER)
            .thenComparing(Kind::receiving);

    static Kind of(ForkRecord fork) {
      Task task = fork.cell().task();
      return new Kind(
          fork.cell().condition().get(SoapTables.ENCODING),
          task.name(),
          task.requireSetting("how it is received behind an @"));
    }

    @Override
    public String toString() {
      return "%s, %s, %s".formatted(encoding, operation, receiving);
    }
  }

  static SematechTables of(List<ForkRecord> forks) {
    SortedMap<Kind, ForkGrid<Integer>> grids = new TreeMap<>(Kind.ORDER);
    ForkGrid.of(
        forks,
        SEAM,
        grids,
        Kind::of,
        fork -> fork.cell().task().requireItems(),
        Comparator.<Integer>naturalOrder());
    return new SematechTables(grids);
  }

  /**
   * As a section; without tables where no fork is such a pair.
   *
   * @param claims what the run says of published claims, as tables
   */
  Section section(Stream<Table> claims) {
    return new Section(
        "sematech",
        "What does a trace report take on its way from process to process?",
        "Trace reports from process to process",
        "Trace reports",
        grids.values().stream().anyMatch(SematechTables::tellsMessagesApart)
            ? Stream.concat(METHOD.stream(), Stream.of(OLDER)).toList()
            : METHOD,
        Stream.concat(
                grids.entrySet().stream().flatMap(it -> tables(it.getKey(), it.getValue())), claims)
            .toList(),
        grids.entrySet().stream()
            .map(
                it ->
                    new View(it.getKey() + ": CPU and page faults, first message", it.getValue())
                        .table(SematechMeasure.loads(), SematechTables::first))
            .toList());
  }

  private static Stream<Table> tables(Kind kind, ForkGrid<Integer> grid) {
    List<SematechMeasure> times = SematechMeasure.times();
    List<SematechMeasure> loads = SematechMeasure.loads();
    List<Table> tables = new ArrayList<>();
    tables.add(
        new View("trace reports from process to process, " + kind + ": us" + messages(grid), grid)
            .table(times, SematechTables::mean, MESSAGES, Shown.LACK));
    tables.add(new View(kind + ": us, as published", grid).table(times, SematechTables::published));
    tables.add(new View(kind + ": us, first message", grid).table(times, SematechTables::first));
    tables.add(new View(kind + ": CPU % and faults/s", grid).table(loads, SematechTables::mean));
    if (tellsMessagesApart(grid)) {
      tables.add(
          new View(kind + ": CPU % and faults/s, as published", grid)
              .table(loads, SematechTables::published));
    }
    Map<String, ProfileCheck> profiles = new LinkedHashMap<>();
    grid.rows(row -> profiles.put(row.toolkit(), row.profile()));
    return Stream.concat(
        tables.stream(),
        ProfileTable.of(
            kind.toString(), "messages and replies", ProfileNote.HEAD_OF_OURS, profiles));
  }

  /** A table of the pairs of a kind. Its title is its id, too. */
  private record View(String title, ForkGrid<Integer> grid) {
    Table table(
        List<SematechMeasure> measures, Function<SematechCell.Figure, Cell> read, Shown... behind) {
      return Shown.table(
          title,
          title,
          grid,
          VALUES,
          size -> Cell.count(size),
          Stream.of(
                  NAMES.stream(),
                  measures.stream().map(measure -> shown(measure, read)),
                  Stream.of(behind))
              .flatMap(columns -> columns)
              .toList());
    }
  }

  private static Shown shown(SematechMeasure measure, Function<SematechCell.Figure, Cell> read) {
    return Shown.of(
        measure.column(),
        SematechCell::of,
        cell -> cell.figure(measure).map(read).orElse(Cell.NOTHING));
  }

  /** How many ended well, or how the last one ended. */
  private static Cell pairs(List<ForkRecord> forks) {
    int pairs = SematechCell.of(forks).pairs().size();
    return pairs > 0
        ? Cell.count(pairs)
        : new Cell.Absent(forks.isEmpty() ? null : forks.getLast().outcome().label());
  }

  private static Cell mean(SematechCell.Figure figure) {
    return FigureCells.of(figure.mean());
  }

  private static Cell published(SematechCell.Figure figure) {
    return FigureCells.of(figure.asPublished());
  }

  private static Cell first(SematechCell.Figure figure) {
    return Cell.figure(figure.first());
  }

  private static Stream<SematechCell> cells(ForkGrid<Integer> grid) {
    return grid.rows(row -> row.cells((size, forks) -> SematechCell.of(forks))).stream()
        .flatMap(List::stream);
  }

  /** Whether the use of processes was recorded message by message, as in older runs. */
  private static boolean tellsMessagesApart(ForkGrid<Integer> grid) {
    return cells(grid)
        .flatMap(cell -> SematechMeasure.loads().stream().flatMap(it -> cell.figure(it).stream()))
        .anyMatch(figure -> figure.asPublished().low() != null);
  }

  /** How many messages a pair sent, where that is known. */
  private static String messages(ForkGrid<Integer> grid) {
    String numbers = numbers(Stream.of(grid));
    return numbers.isEmpty()
        ? ""
        : "; a pair sends %s messages, of which the first is dropped".formatted(numbers);
  }

  private static String numbers(Stream<ForkGrid<Integer>> of) {
    return of.flatMap(SematechTables::cells)
        .flatMap(SematechCell::messagesOfAPair)
        .distinct()
        .sorted()
        .map(String::valueOf)
        .collect(Collectors.joining(" or "));
  }

  /** How many messages the pairs sent, such as {@code 3 or 11}; empty where that is unknown. */
  String messagesOfAPair() {
    return numbers(grids.values().stream());
  }

  /** The pairs of stacks for claims: what is written by hand does less than they. */
  List<PairClaims.Pair> stacks() {
    List<PairClaims.Pair> pairs = new ArrayList<>();
    grids.forEach(
        (kind, grid) -> {
          if (!EncodingOrder.isByHand(kind.encoding())) {
            grid.rows(row -> row.cells((size, forks) -> pairs.add(pair(kind, row, size, forks))));
          }
        });
    return pairs;
  }

  private static PairClaims.Pair pair(
      Kind kind, ForkGrid.Row<Integer> row, int size, List<ForkRecord> forks) {
    SematechCell cell = SematechCell.of(forks);
    Map<String, Double> means = new HashMap<>();
    Stream.of(SematechMeasure.values())
        .forEach(
            measure ->
                cell.figure(measure)
                    .ifPresent(figure -> means.put(measure.id(), figure.mean().value())));
    return new PairClaims.Pair(
        row.toolkit(), "%s:%d@%s".formatted(kind.operation(), size, kind.receiving()), means);
  }
}
