package org.xmlbench.results.table;

import static org.xmlbench.results.table.Column.Kind.SIGNS;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;

/** A table as Markdown, fit for documents and for comments on pull requests. */
public final class TableMarkdown {
  private static final Set<Tone> WARNING = EnumSet.of(Tone.ASIDE, Tone.BAD);
  private static final Pattern BACKTICKS = Pattern.compile("`+");

  private TableMarkdown() {}

  /** The lines of the table. Columns that give way are left out where nothing is known. */
  public static List<String> lines(Table table) {
    List<Integer> shown =
        table.shown().stream().filter(i -> table.columns().get(i).kind() != SIGNS).toList();
    String head =
        row(shown.stream().map(i -> escaped(Printable.line(table.columns().get(i).head()))));
    return Stream.concat(
            Stream.of(head, "|" + "---|".repeat(shown.size())),
            table.rows().stream().map(row -> row(shown.stream().map(i -> cell(table, row, i)))))
        .toList();
  }

  /** Tables below each other under headings, and what is to be known of all of them. */
  public static List<String> sections(List<Table> tables) {
    List<String> lines = new ArrayList<>();
    for (Table table : tables) {
      lines.addAll(List.of("## " + escaped(Printable.line(table.title())), ""));
      lines.addAll(lines(table));
      lines.add("");
      List<String> items = Stream.concat(notes(table), warnings(table)).toList();
      items.forEach(item -> lines.add("- " + item));
      lines.addAll(items.isEmpty() ? List.of() : List.of(""));
    }
    Stream<Term> terms = tables.stream().flatMap(TableMarkdown::shownTerms);
    SectionText.meanings(tables, terms)
        .forEach((word, meaning) -> lines.add("- *%s*: %s.".formatted(escaped(word), meaning)));
    return lines;
  }

  private static Stream<String> notes(Table table) {
    return table.allNotes().stream().map(note -> escaped(Printable.line(note)));
  }

  /** What columns that are not shown say of a row that warns, beside its signs. */
  private static Stream<String> warnings(Table table) {
    return table.rows().stream().flatMap(row -> warnings(table, row));
  }

  private static Stream<String> warnings(Table table, Row row) {
    List<Term> signs = signs(table, row).toList();
    String name =
        IntStream.range(0, row.cells().size())
            .filter(i -> table.columns().get(i).kind() == Column.Kind.NAME)
            .mapToObj(i -> text(table.columns().get(i), row.cells().get(i)))
            .findFirst()
            .orElse("");
    return IntStream.range(0, row.cells().size())
        .filter(i -> !table.columns().get(i).decides())
        .mapToObj(i -> row.cells().get(i).terms().stream())
        .flatMap(words -> words)
        .filter(word -> WARNING.contains(word.term().tone()) && !signs.contains(word.term()))
        .map(word -> name + ": " + escaped(Printable.line(word.text())));
  }

  private static String row(Stream<String> cells) {
    return cells
        .map(text -> text.replace("|", "\\|"))
        .collect(Collectors.joining(" | ", "| ", " |"));
  }

  /** A name with a sign that praises it is bold, and all that signs say of it is behind it. */
  private static String cell(Table table, Row row, int place) {
    Column column = table.columns().get(place);
    String text = text(column, row.cells().get(place));
    if (column.kind() != Column.Kind.NAME) {
      return text;
    }
    boolean praised = signs(table, row).anyMatch(term -> term.tone() == Tone.GOOD);
    List<Term> elsewhere = terms(table, row, it -> it.decides() && it.kind() != SIGNS).toList();
    String others =
        signs(table, row)
            .filter(term -> !elsewhere.contains(term))
            .map(term -> escaped(term.label()))
            .collect(Collectors.joining(", "));
    return (praised ? "**" + text + "**" : text) + (others.isEmpty() ? "" : " (" + others + ")");
  }

  private static Stream<Term> shownTerms(Table table) {
    return table.rows().stream()
        .flatMap(
            row ->
                Stream.concat(
                    terms(table, row, Column::decides),
                    terms(table, row, column -> !column.decides())
                        .filter(term -> WARNING.contains(term.tone()))));
  }

  private static Stream<Term> signs(Table table, Row row) {
    return terms(table, row, column -> column.kind() == SIGNS);
  }

  private static Stream<Term> terms(Table table, Row row, Predicate<Column> of) {
    return IntStream.range(0, row.cells().size())
        .filter(i -> of.test(table.columns().get(i)))
        .mapToObj(i -> row.cells().get(i).terms().stream())
        .flatMap(words -> words)
        .map(Cell.Word::term);
  }

  /** Names are code; what must not be missed is bold. */
  private static String text(Column column, Cell cell) {
    String text = column.text(cell);
    if (column.kind() == Column.Kind.NAME) {
      return code(text);
    }
    boolean warns = cell.terms().stream().anyMatch(word -> WARNING.contains(word.term().tone()));
    String plain = column.kind().isText() ? escaped(Printable.line(text)) : text;
    return warns ? "**" + plain + "**" : plain;
  }

  /**
   * Names come from users: a code span keeps them from being read as markup. The fence is longer
   * than any run of backticks in them.
   */
  public static String code(String text) {
    String plain = Printable.line(text);
    int longest =
        BACKTICKS.matcher(plain).results().mapToInt(run -> run.group().length()).max().orElse(0);
    String fence = "`".repeat(longest + 1);
    return longest == 0 ? fence + plain + fence : fence + " " + plain + " " + fence;
  }

  /** Words that are no markup. */
  public static String escaped(String text) {
    return text.replaceAll("[\\\\`*_<\\[\\]]", "\\\\$0");
  }
}
