package org.xmlbench.results.table;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;

/** Tables as HTML without scripts. Every text in it is escaped. */
public final class TableHtml {
  private TableHtml() {}

  /** Its tables and the sentences below them. */
  public static String of(Section section) {
    return Stream.concat(section.tables().stream(), section.details().stream())
            .map(TableHtml::of)
            .collect(Collectors.joining())
        + SectionText.meanings(section).entrySet().stream()
            .map(it -> element("p", "", it.getKey() + ": " + it.getValue() + "."))
            .collect(Collectors.joining())
        + section.method().stream()
            .map(sentence -> element("p", "", sentence))
            .collect(Collectors.joining());
  }

  private static String of(Table table) {
    List<Integer> shown = table.shown();
    String heads =
        shown.stream()
            .map(i -> element("th", " scope=\"col\"", table.columns().get(i).head()))
            .collect(Collectors.joining());
    return element("h2", "", capital(table.title()))
        + "<div class=\"wide\"><table>\n<thead><tr>%s</tr></thead>\n<tbody>\n".formatted(heads)
        + table.rows().stream().map(row -> row(table, shown, row)).collect(Collectors.joining())
        + "</tbody>\n</table></div>\n"
        + table.allNotes().stream()
            .map(note -> element("p", "", note))
            .collect(Collectors.joining());
  }

  /** A row that a term praises has the class of that tone. */
  private static String row(Table table, List<Integer> shown, Row row) {
    boolean good =
        row.cells().stream()
            .flatMap(cell -> cell.terms().stream())
            .anyMatch(word -> word.term().tone() == Tone.GOOD);
    return shown.stream()
        .map(i -> cell(table.columns().get(i), row.cells().get(i)))
        .collect(Collectors.joining("", good ? "<tr class=\"good\">" : "<tr>", "</tr>\n"));
  }

  private static String cell(Column column, Cell cell) {
    String text = column.text(cell);
    String why = cell instanceof Cell.Explained explained ? " (" + explained.reason() + ")" : "";
    return column.kind() == Column.Kind.NAME
        ? element("th", " scope=\"row\"", text + why)
        : element("td", column.kind().isText() ? "" : " class=\"number\"", text + why);
  }

  private static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /** An element of that text, on a line of its own where it is no cell. */
  public static String element(String name, String attributes, String text) {
    String end = name.startsWith("t") ? "" : "\n";
    return "<%s%s>%s</%s>%s".formatted(name, attributes, escaped(Printable.line(text)), name, end);
  }

  /** Text that is no markup. */
  public static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }
}
