package org.xmlbench.results.report;

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
import org.xmlbench.core.Printable;
import org.xmlbench.results.history.CellHistory;
import org.xmlbench.results.history.History;
import org.xmlbench.results.history.HostHistory;
import org.xmlbench.results.history.LevelChange;
import org.xmlbench.results.history.RunPoint;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.store.HostFingerprint;

/** A history as plain text: ASCII only, a table for each class of host. */
public final class HistoryTable {
  private static final double PERCENT = 100;
  private static final int DATE = 10;

  private HistoryTable() {}

  /**
   * The tables and how to read them, lines ended by LF. Rows whose conditions differ have a column
   * that names the differences.
   */
  public static String render(History history) {
    StringBuilder out = new StringBuilder();
    Map<String, List<HostHistory>> alike =
        history.hosts().stream().collect(Collectors.groupingBy(HistoryTable::machine));
    history.hosts().forEach(host -> append(out, host, alike.get(machine(host))));
    history.notices().forEach(notice -> out.append(Printable.line(notice)).append('\n'));
    out.append(
        """
        A change stands at the first run of a new level of at least three runs. noise: how much one run
        usually differs from the next. Fewer than six runs of a cell show no change.
        Of 1000 series of 50 runs of a host whose days do not differ, about 7 show a change that is not
        there; where days differ, many do.
        """);
    out.append(Printable.line(history.purpose())).append('\n');
    return out.toString();
  }

  private static void append(StringBuilder out, HostHistory host, List<HostHistory> alike) {
    String heading = machine(host) + apart(host, alike) + ", " + counted(measured(host));
    out.append("== ").append(Printable.line(heading)).append("\n\n");
    SortedSet<String> differing = differing(host.cells());
    Boolean[] right =
        differing.isEmpty()
            ? new Boolean[] {false, false, true, true, true, false}
            : new Boolean[] {false, false, false, true, true, true, false};
    TextTable table = new TextTable(right);
    String unit = word(host.words(), FamilyWords::unit);
    String clock = host.hostClass().clock().label();
    addRow(
        table,
        List.of(word(host.words(), FamilyWords::document), "subject"),
        differing.isEmpty() ? null : "condition",
        List.of("runs", "last us/%s %s".formatted(unit, clock), "noise", "changes"));
    host.cells().forEach(cell -> addRows(table, cell, differing));
    table.appendTo(out);
    out.append('\n');
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

  private static void addRow(
      TextTable table, List<String> names, String condition, List<String> figures) {
    List<String> row = new ArrayList<>(names);
    if (condition != null) {
      row.add(condition);
    }
    row.addAll(figures);
    table.add(row);
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

  private static void addRows(TextTable table, CellHistory cell, SortedSet<String> differing) {
    RunPoint last = cell.points().getLast();
    String first =
        cell.changes().isEmpty()
            ? cell.hasEnoughRuns() ? "none" : "too few runs"
            : text(cell.changes().getFirst());
    Map<String, String> condition = new TreeMap<>(cell.condition());
    condition.keySet().retainAll(differing);
    addRow(
        table,
        List.of(Printable.line(cell.document()), Printable.line(cell.label())),
        differing.isEmpty() ? null : Printable.line(TerminalTable.conditionText(condition)),
        List.of(
            Integer.toString(cell.points().size()),
            FigureText.number(last.microsPerOperation()),
            cell.noise() == null
                ? "-"
                : String.format(Locale.ROOT, "%.1f%%", PERCENT * cell.noise()),
            first));
    cell.changes().stream()
        .skip(1)
        .forEach(
            change ->
                addRow(
                    table,
                    List.of("", ""),
                    differing.isEmpty() ? null : "",
                    List.of("", "", "", text(change))));
  }

  /** Such as {@code +10.2% at 20261103-quick (2026-11-03), 7.1.0 -> 7.3.0}. */
  private static String text(LevelChange change) {
    RunPoint after = change.firstAfter();
    String versions =
        change.lastBefore().version().equals(after.version())
            ? ""
            : ", " + change.lastBefore().version() + " -> " + after.version();
    return Printable.line(
        String.format(
            Locale.ROOT,
            "%+.1f%% time at %s (%s)%s",
            PERCENT * (change.ratio() - 1),
            after.run(),
            after.createdUtc().substring(0, DATE),
            versions));
  }
}
