package org.xmlbench.results.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;

/**
 * Tables of the same columns as one table of plain text, without control characters: the rows of
 * each table stand together, with its title before the first of them.
 */
public final class TableText {
  private static final String GAP = "  ";

  /** A table shows so many rows however little room there is. */
  private static final int LEAST_ROWS = 3;

  private final String head;
  private final View view;
  private final List<Table> tables;
  private final List<Column> columns;
  private final Map<String, String> names;
  private final List<List<List<String>>> texts;
  private final int titleWidth;
  private final int[] widths;
  private final List<Integer> shown;

  /** Of each table, the places of the rows that are shown. */
  private final List<List<Integer>> rows;

  private TableText(String head, View view, List<Table> tables) {
    this.head = head;
    this.view = view;
    this.tables = tables;
    this.columns = tables.getFirst().columns();
    this.names = CutNames.of(names().toList(), view.name());
    this.texts = tables.stream().map(this::texts).toList();
    this.titleWidth =
        Math.max(
            TextWidth.of(head),
            tables.stream().mapToInt(table -> TextWidth.of(title(table))).max().orElse(0));
    this.widths = IntStream.range(0, columns.size()).map(this::widest).toArray();
    this.shown = shown();
    this.rows = rows();
  }

  /**
   * How tables are shown.
   *
   * @param details whether with the columns that do not decide
   * @param width columns of the terminal at most; columns of the table give way to it
   * @param lines lines at most, the head among them; rows give way to it
   * @param name columns of the terminal that a name takes at most
   */
  public record View(boolean details, int width, int lines, int name) {}

  /**
   * The tables as one.
   *
   * @param head what stands above their titles
   * @param tables one at least, all with the same columns
   */
  public static TableText of(String head, View view, List<Table> tables) {
    if (tables.stream().anyMatch(table -> !table.columns().equals(tables.getFirst().columns()))) {
      throw new IllegalArgumentException("the tables have different columns");
    }
    return new TableText(head, view, List.copyOf(tables));
  }

  private List<List<String>> texts(Table table) {
    return table.rows().stream()
        .map(row -> IntStream.range(0, columns.size()).mapToObj(i -> text(row, i)).toList())
        .toList();
  }

  private String text(Row row, int column) {
    String text = Printable.line(columns.get(column).text(row.cells().get(column)));
    return columns.get(column).kind() == Column.Kind.NAME ? names.get(text) : text;
  }

  private String title(Table table) {
    return names.get(Printable.line(table.title()));
  }

  /** All that is cut where it is long: titles, and names of rows. */
  private Stream<String> names() {
    return tables.stream()
        .flatMap(
            table ->
                Stream.concat(
                    Stream.of(table.title()),
                    IntStream.range(0, columns.size())
                        .filter(i -> columns.get(i).kind() == Column.Kind.NAME)
                        .boxed()
                        .flatMap(
                            i ->
                                table.rows().stream()
                                    .map(row -> columns.get(i).text(row.cells().get(i))))))
        .map(Printable::line);
  }

  private int widest(int column) {
    return Math.max(
        TextWidth.of(columns.get(column).head()),
        texts.stream()
            .flatMap(List::stream)
            .mapToInt(row -> TextWidth.of(row.get(column)))
            .max()
            .orElse(0));
  }

  /** Columns of which something is known and that are asked for. */
  private List<Integer> wanted() {
    return IntStream.range(0, columns.size())
        .filter(i -> columns.get(i).decides() || view.details())
        .filter(i -> tables.stream().anyMatch(table -> table.isKnown(i)))
        .boxed()
        .toList();
  }

  private List<Integer> shown() {
    List<Integer> fitting = new ArrayList<>(wanted());
    while (width(fitting) > view.width()) {
      Integer least =
          fitting.stream().min((a, b) -> Integer.compare(room(a), room(b))).orElseThrow();
      if (room(least) >= Column.STAYS) {
        break;
      }
      fitting.remove(least);
    }
    return fitting;
  }

  private int room(int column) {
    return columns.get(column).room();
  }

  private int width(List<Integer> some) {
    return titleWidth + some.stream().mapToInt(i -> GAP.length() + widths[i]).sum();
  }

  /** Columns of the terminal that the table takes. */
  public int width() {
    return width(shown);
  }

  /** All rows where there is room, else fewer of each table: minor ones go first, then the last. */
  private List<List<Integer>> rows() {
    List<List<Integer>> all = tables.stream().map(table -> places(table, false)).toList();
    if (lines(all) <= view.lines()) {
      return all;
    }
    int[] most = new int[tables.size()];
    Arrays.fill(most, LEAST_ROWS);
    boolean grows = true;
    while (grows) {
      grows = false;
      for (int i = 0; i < most.length; i++) {
        most[i]++;
        boolean more = most[i] <= places(tables.get(i), true).size();
        if (more && lines(capped(most)) <= view.lines()) {
          grows = true;
        } else {
          most[i]--;
        }
      }
    }
    return capped(most);
  }

  private static List<Integer> places(Table table, boolean major) {
    return IntStream.range(0, table.rows().size())
        .filter(row -> !major || !table.rows().get(row).isFolded())
        .boxed()
        .toList();
  }

  /** At most so many rows of each table; of a single hidden row the row itself. */
  private List<List<Integer>> capped(int[] most) {
    List<List<Integer>> chosen = new ArrayList<>();
    for (int i = 0; i < most.length; i++) {
      List<Integer> kept = first(tables.get(i), most[i]);
      chosen.add(
          kept.size() + 1 >= tables.get(i).rows().size() ? places(tables.get(i), false) : kept);
    }
    return chosen;
  }

  /** Of the rows that are not folded first the top one and those that are kept, then as ranked. */
  private List<Integer> first(Table table, int most) {
    return places(table, true).stream()
        .sorted(Comparator.comparingInt(row -> row == 0 ? 0 : rank(table.rows().get(row))))
        .limit(most)
        .sorted()
        .toList();
  }

  private int rank(Row row) {
    return switch (row.place()) {
      case KEPT -> 0;
      case NAMED -> 1;
      case ANY -> isSigned(row) ? 1 : 2;
    };
  }

  private boolean isSigned(Row row) {
    return IntStream.range(0, columns.size())
        .filter(i -> columns.get(i).kind() == Column.Kind.SIGNS)
        .anyMatch(
            i ->
                row.cells().get(i) instanceof Cell.Words signs
                    && signs.words().stream().anyMatch(it -> it.term().tone() == Tone.GOOD));
  }

  private int lines(List<List<Integer>> chosen) {
    return 1
        + IntStream.range(0, chosen.size())
            .map(i -> chosen.get(i).size() + (hides(i, chosen.get(i)) ? 1 : 0))
            .sum();
  }

  private boolean hides(int table, List<Integer> chosen) {
    return chosen.size() < tables.get(table).rows().size();
  }

  /** The lines, each ended by LF. */
  public String text() {
    StringBuilder out = new StringBuilder();
    append(out, head, columns.stream().map(Column::head).toList());
    for (int i = 0; i < tables.size(); i++) {
      String title = title(tables.get(i));
      for (int row : rows.get(i)) {
        append(out, title, texts.get(i).get(row));
        title = "";
      }
      if (hides(i, rows.get(i))) {
        out.append(indent(title)).append(hidden(i)).append('\n');
      }
      out.append(view.details() && i + 1 < tables.size() ? "\n" : "");
    }
    return out.toString();
  }

  private void append(StringBuilder out, String title, List<String> cells) {
    StringBuilder line = new StringBuilder(TextWidth.padded(title, titleWidth, false));
    for (int i : shown) {
      line.append(GAP)
          .append(TextWidth.padded(cells.get(i), widths[i], !columns.get(i).kind().isLeft()));
    }
    out.append(line.toString().stripTrailing()).append('\n');
  }

  /** The title and blanks as far as names begin. */
  private String indent(String title) {
    int width = titleWidth + GAP.length();
    for (int i : shown) {
      if (columns.get(i).kind() == Column.Kind.NAME) {
        break;
      }
      width += widths[i] + GAP.length();
    }
    return TextWidth.padded(title, width, false);
  }

  private String hidden(int place) {
    Table table = tables.get(place);
    List<Row> hidden = new ArrayList<>(table.rows());
    rows.get(place).forEach(row -> hidden.remove(table.rows().get(row)));
    long minor = hidden.stream().filter(Row::minor).count();
    String which = minor == hidden.size() ? ", all " : ", %d of them ".formatted(minor);
    return "%d more%s".formatted(hidden.size(), minor == 0 ? "" : which + table.minor());
  }

  /** Heads of the columns that had no room. */
  public List<String> leftOut() {
    return wanted().stream()
        .filter(i -> !shown.contains(i))
        .map(i -> columns.get(i).head())
        .toList();
  }

  /** What the terms and columns that are shown mean, by what the table calls them. */
  public Map<String, String> meanings() {
    Map<String, String> meanings = new LinkedHashMap<>();
    for (int i : shown) {
      Column column = columns.get(i);
      words(i)
          .forEach(
              word ->
                  meanings.putIfAbsent(
                      column.kind() == Column.Kind.SIGNS ? word.text() : word.term().label(),
                      word.term().meaning()));
      String meaning = column.meaning(cells(i));
      if (meaning != null) {
        meanings.putIfAbsent(column.head(), meaning);
      }
    }
    return meanings;
  }

  private List<Cell.Word> words(int column) {
    return cells(column).flatMap(cell -> cell.terms().stream()).toList();
  }

  /** Those of the column in all rows that are shown. */
  private Stream<Cell> cells(int column) {
    return IntStream.range(0, tables.size())
        .boxed()
        .flatMap(i -> rows.get(i).stream().map(row -> tables.get(i).rows().get(row)))
        .map(row -> row.cells().get(column));
  }
}
