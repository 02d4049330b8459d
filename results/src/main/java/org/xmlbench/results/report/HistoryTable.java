package org.xmlbench.results.report;

import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.SHARE;
import static org.xmlbench.results.table.Column.Kind.TEXT;
import static org.xmlbench.results.table.Column.Kind.WHOLE;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.results.compared.TerminalTable;
import org.xmlbench.results.history.CellHistory;
import org.xmlbench.results.history.History;
import org.xmlbench.results.history.HostHistory;
import org.xmlbench.results.history.LevelChange;
import org.xmlbench.results.history.RunPoint;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.JsonTable;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** A history as a table for each class of host. */
public final class HistoryTable {
  private static final double PERCENT = 100;
  private static final int DATE = 10;

  private static final List<String> METHOD =
      List.of(
          "A change stands at the first run of a new level of at least three runs. Fewer than six"
              + " runs of a cell show no change.",
          "Of 1000 series of 50 runs of a host whose days do not differ, about 7 show a change that"
              + " is not there; where days differ, many do.");

  private HistoryTable() {}

  /** The tables and how to read them, lines ended by LF. */
  public static String render(History history) {
    return SectionText.of(section(history));
  }

  /** What {@code history --json} prints: the history, and its tables beside it. */
  public static String json(History history) {
    return StoreJson.file(
        new HistoryFile(history, section(history).tables().stream().map(JsonTable::of).toList()));
  }

  private record HistoryFile(@JsonUnwrapped History history, List<JsonTable> tables) {
    private HistoryFile {
      tables = List.copyOf(tables);
    }
  }

  /** The tables. Where conditions of rows differ, a column names the differences. */
  static Section section(History history) {
    Map<String, List<HostHistory>> alike =
        history.hosts().stream().collect(Collectors.groupingBy(HistoryTable::machine));
    List<String> method = new ArrayList<>(history.notices());
    method.addAll(METHOD);
    method.add(history.purpose());
    return new Section(
        "history",
        "Where did figures change?",
        "History",
        "History",
        method,
        history.hosts().stream().map(host -> table(host, alike.get(machine(host)))).toList(),
        List.of());
  }

  private static Table table(HostHistory host, List<HostHistory> alike) {
    SortedSet<String> differing = differing(host.cells());
    String unit = word(host.words(), FamilyWords::unit);
    String clock = host.hostClass().clock().label();
    return new Table(
        "history",
        machine(host) + apart(host, alike) + ", " + counted(measured(host)),
        List.of(
            Column.of("document", word(host.words(), FamilyWords::document), null, NAME, null),
            Column.of("subject", TEXT),
            Column.of("condition", TEXT).whereKnown(),
            Column.of("runs", WHOLE),
            Column.of("last", "last us/%s %s".formatted(unit, clock), "us", MEASURE, null),
            Column.of("noise", SHARE, "how much one run usually differs from the next"),
            Column.of("changes", TEXT)),
        host.cells().stream().flatMap(cell -> rows(cell, differing)).toList());
  }

  /** The word of the rows' families; of several that differ in it, one that fits them all. */
  private static String word(Set<FamilyWords> families, Function<FamilyWords, String> word) {
    List<String> words = families.stream().map(word).distinct().toList();
    return words.size() == 1 ? words.getFirst() : "operation";
  }

  /** Names of what is not the same, or not there, in the condition of every row. */
  private static SortedSet<String> differing(List<CellHistory> cells) {
    SortedSet<String> names = new TreeSet<>();
    cells.forEach(cell -> names.addAll(cell.condition().keySet()));
    names.removeIf(
        name ->
            cells.stream()
                    .map(cell -> Optional.ofNullable(cell.condition().get(name)))
                    .distinct()
                    .count()
                == 1);
    return names;
  }

  /**
   * What distinguishes a class from others of the same machine, such as its clock, so that no
   * heading is repeated.
   */
  private static String apart(HostHistory host, List<HostHistory> alike) {
    StringBuilder apart = new StringBuilder();
    facts(host)
        .forEach(
            (name, value) -> {
              if (alike.stream().anyMatch(other -> !value.equals(facts(other).get(name)))) {
                apart.append(", ").append(name).append(' ').append(value);
              }
            });
    return apart.toString();
  }

  private static Map<String, String> facts(HostHistory host) {
    Map<String, String> facts = new TreeMap<>(host.hostClass().host().facts());
    facts.putAll(host.hostClass().measuring());
    facts.put("clock", host.hostClass().clock().label());
    return facts;
  }

  private static String machine(HostHistory host) {
    HostFingerprint print = host.hostClass().host();
    String memory = print.memoryGiB() == null ? null : print.memoryGiB() + " GiB";
    String cores = print.cores() == null ? null : print.cores() + " processors";
    String jdk = print.jdkVersion() == null ? null : "JDK " + print.jdkVersion();
    String kernel = print.kernel() == null ? print.os() : print.os() + " " + print.kernel();
    return Stream.of(print.cpu(), cores, memory, kernel, jdk)
        .filter(Objects::nonNull)
        .collect(Collectors.joining(", "));
  }

  /** Runs of which a row has a figure: those of a gate are of this host too, and are left out. */
  private static int measured(HostHistory host) {
    return (int)
        host.cells().stream()
            .flatMap(cell -> cell.points().stream())
            .map(RunPoint::run)
            .filter(host.runs()::contains)
            .distinct()
            .count();
  }

  private static String counted(int runs) {
    return runs == 1 ? "1 run" : runs + " runs";
  }

  private static Stream<Row> rows(CellHistory cell, SortedSet<String> differing) {
    Map<String, String> condition = new TreeMap<>(cell.condition());
    condition.keySet().retainAll(differing);
    Row first =
        row(
            cell,
            new Cell.Text(cell.document()),
            new Cell.Text(cell.label()),
            differing.isEmpty()
                ? Cell.NOTHING
                : new Cell.Text(TerminalTable.conditionText(condition)),
            Cell.count(cell.points().size()),
            Cell.figure(cell.points().getLast().microsPerOperation()),
            Cell.figure(cell.noise()),
            new Cell.Text(
                cell.changes().isEmpty()
                    ? cell.hasEnoughRuns() ? "none" : "too few runs"
                    : text(cell.changes().getFirst())));
    Cell same = new Cell.Text("");
    return Stream.concat(
        Stream.of(first),
        cell.changes().stream()
            .skip(1)
            .map(
                change ->
                    row(
                        cell,
                        same,
                        same,
                        differing.isEmpty() ? Cell.NOTHING : same,
                        same,
                        same,
                        same,
                        new Cell.Text(text(change)))));
  }

  private static Row row(CellHistory cell, Cell... cells) {
    return new Row(cell.subject(), cell.document(), false, List.of(cells));
  }

  /** Such as {@code +10.2% at 20261103-quick (2026-11-03), 7.1.0 -> 7.3.0}. */
  private static String text(LevelChange change) {
    RunPoint after = change.firstAfter();
    String versions =
        change.lastBefore().version().equals(after.version())
            ? ""
            : ", " + change.lastBefore().version() + " -> " + after.version();
    return String.format(
        Locale.ROOT,
        "%+.1f%% time at %s (%s)%s",
        PERCENT * (change.ratio() - 1),
        after.run(),
        after.createdUtc().substring(0, DATE),
        versions);
  }
}
