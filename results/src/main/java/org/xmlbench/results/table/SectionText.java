package org.xmlbench.results.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;

/**
 * Tables as plain text, one below the other, with what their columns and terms mean behind them.
 */
public final class SectionText {
  private static final String INDENT = "   ";
  private static final String GAP = "  ";
  private static final int WIDTH = 110;

  /** Columns of a terminal. */
  private static final int ANSWER = 100;

  private SectionText() {}

  /** The text, lines ended by LF; empty where there is no table. */
  public static String of(Section section) {
    if (section.tables().isEmpty()) {
      return "";
    }
    StringBuilder out = new StringBuilder(answer(section.answer()));
    for (Table table : section.tables()) {
      out.append(Printable.line("== " + table.title())).append("\n\n");
      append(out, table, INDENT);
      table.allNotes().forEach(note -> paragraph(out, note));
      out.append('\n');
    }
    section.method().forEach(sentence -> paragraph(out, sentence));
    meanings(section).forEach((word, meaning) -> paragraph(out, word + ": " + meaning + "."));
    return out.append('\n').toString();
  }

  /** Sentences that a text begins with, lines ended by LF; empty where there is none. */
  public static String answer(List<String> sentences) {
    StringBuilder out = new StringBuilder();
    for (String sentence : sentences) {
      TextWidth.wrapped(Printable.line(sentence), ANSWER, GAP)
          .forEach(line -> out.append(line).append('\n'));
    }
    return out.append(sentences.isEmpty() ? "" : "\n").toString();
  }

  private static void paragraph(StringBuilder out, String text) {
    for (String line : TextWidth.wrapped(Printable.line(text), WIDTH - INDENT.length(), "")) {
      out.append(INDENT).append(line).append('\n');
    }
  }

  /** One table without its title: lines ended by LF. */
  public static String of(Table table) {
    return of(table, INDENT);
  }

  /**
   * The same.
   *
   * @param indent what each line begins with
   */
  public static String of(Table table, String indent) {
    StringBuilder out = new StringBuilder();
    append(out, table, indent);
    return out.toString();
  }

  private static void append(StringBuilder out, Table table, String indent) {
    List<Integer> shown = table.shown();
    if (shown.stream().anyMatch(i -> isSentence(table, i))) {
      table.rows().forEach(row -> list(out, table, shown, row));
      return;
    }
    List<List<String>> lines = new ArrayList<>();
    lines.add(shown.stream().map(i -> Printable.line(table.columns().get(i).head())).toList());
    for (Row row : table.rows()) {
      lines.add(
          shown.stream()
              .map(i -> Printable.line(table.columns().get(i).text(row.cells().get(i))))
              .toList());
    }
    int[] widths =
        IntStream.range(0, shown.size())
            .map(i -> lines.stream().mapToInt(line -> TextWidth.of(line.get(i))).max().orElse(0))
            .toArray();
    for (List<String> line : lines) {
      StringBuilder text = new StringBuilder(indent);
      for (int i = 0; i < widths.length; i++) {
        boolean right = !table.columns().get(shown.get(i)).kind().isLeft();
        text.append(i == 0 ? "" : GAP).append(TextWidth.padded(line.get(i), widths[i], right));
      }
      out.append(text.toString().stripTrailing()).append('\n');
    }
    for (Row row : table.rows()) {
      shown.forEach(i -> reason(out, table, row, i));
    }
  }

  /** Why a cell is as it is; of the first one, why the row is. */
  private static void reason(StringBuilder out, Table table, Row row, int column) {
    if (row.cells().get(column) instanceof Cell.Explained explained) {
      String name = table.columns().getFirst().text(row.cells().getFirst());
      String where = column == 0 ? name : name + ", " + table.columns().get(column).head();
      out.append(INDENT).append(Printable.line(where + ": " + explained.reason())).append('\n');
    }
  }

  private static boolean isSentence(Table table, int column) {
    return table.columns().get(column).kind() == Column.Kind.SENTENCE;
  }

  /** The cells of a row behind colons; a sentence ends its line. */
  private static void list(StringBuilder out, Table table, List<Integer> shown, Row row) {
    String before = INDENT;
    for (int i : shown) {
      String text = Printable.line(table.columns().get(i).text(row.cells().get(i)));
      out.append(before).append(text).append(isSentence(table, i) ? "\n" : "");
      before = isSentence(table, i) ? INDENT + INDENT : ": ";
    }
  }

  static Map<String, String> meanings(Section section) {
    return meanings(
        section.tables(),
        Stream.concat(section.tables().stream(), section.details().stream()).flatMap(Table::terms));
  }

  /** What the columns that are shown and those terms mean, each once. */
  static Map<String, String> meanings(List<Table> tables, Stream<Term> terms) {
    Map<String, String> meanings = new LinkedHashMap<>();
    for (Table table : tables) {
      for (int i : table.shown()) {
        Column column = table.columns().get(i);
        String meaning = column.meaning(tables.stream().flatMap(one -> one.cells(column)));
        if (meaning != null && table.isKnown(i)) {
          meanings.putIfAbsent(column.head(), meaning);
        }
      }
    }
    terms.forEach(term -> meanings.putIfAbsent(term.label(), term.meaning()));
    return meanings;
  }
}
