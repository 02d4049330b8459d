package org.xmlbench.results.compared;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.core.Printable;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Column.Kind;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** What scorecards found of the drivers of a run before it. */
public final class ScoresTables {
  private ScoresTables() {}

  /**
   * The table as plain text; nothing where nothing is known. Who keeps a library is listed by a
   * command of its own, and stands in the page.
   */
  public static String render(List<DriverScore> all) {
    List<DriverScore> scores =
        all.stream().filter(score -> !score.family().equals(DriverScore.MAINTENANCE)).toList();
    if (scores.isEmpty()) {
      return "";
    }
    Table table = table(scores);
    return Printable.line("== %s: %s".formatted(table.title(), table.notes().getFirst().text()))
        + "\n\n"
        + SectionText.of(table)
        + "\n";
  }

  private static List<Note> notes(List<DriverScore> scores) {
    String families =
        scores.stream()
            .map(DriverScore::family)
            .filter(family -> !family.equals(DriverScore.MAINTENANCE))
            .map(family -> "'" + family + "'")
            .distinct()
            .collect(Collectors.joining(", "));
    return families.isEmpty()
        ? List.of()
        : List.of(Note.of("found before this run by %s", families));
  }

  /** The table, a line for each driver. */
  public static Table table(List<DriverScore> scores) {
    Set<String> heads = new LinkedHashSet<>();
    Map<String, Map<String, String>> byDriver = new LinkedHashMap<>();
    for (DriverScore score : scores) {
      for (DriverScore.Figure figure : score.figures()) {
        heads.add(figure.head());
        byDriver
            .computeIfAbsent(score.driver(), _ -> new LinkedHashMap<>())
            .put(figure.head(), figure.text());
      }
    }
    List<Column> columns = new ArrayList<>();
    columns.add(Column.of("driver", Kind.NAME));
    columns.addAll(Column.each(heads, "", Kind.TEXT));
    List<Row> rows = new ArrayList<>();
    byDriver.forEach(
        (driver, figures) -> {
          List<Cell> cells = new ArrayList<>(List.of(new Cell.Text(driver)));
          heads.forEach(head -> cells.add(Cell.text(figures.get(head))));
          rows.add(new Row(driver, null, false, cells));
        });
    return new Table("scores", "what speed costs", columns, rows, null, notes(scores));
  }
}
