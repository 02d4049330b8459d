package org.xmlbench.results.compared;

import static org.xmlbench.results.table.Column.Kind.INTERVAL;
import static org.xmlbench.results.table.Column.Kind.MEASURE;
import static org.xmlbench.results.table.Column.Kind.NAME;
import static org.xmlbench.results.table.Column.Kind.SHARE;
import static org.xmlbench.results.table.Column.Kind.SIGNS;
import static org.xmlbench.results.table.Column.Kind.TEXT;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.FigureCells;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.Picture;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** The tables of a comparison, one for each document, all with the same columns. */
public final class ComparisonTables {
  public static final String RATIO = "ratio";
  public static final String NOTES = "notes";
  static final String LETTERS = "those that share one cannot be told apart";
  private static final String MICROS = "us";
  private static final String SPEED = "MB/s";
  private static final String SPEED_KEY = "mb_per_s";

  private final Comparison comparison;
  private final FamilyWords words;
  private final List<Field> fields = new ArrayList<>();

  private ComparisonTables(Comparison comparison, FamilyWords words) {
    this.comparison = comparison;
    this.words = words;
  }

  public record Field(Column column, BiFunction<DocumentComparison, SubjectFigure, Cell> cell) {}

  /** The tables in the order of the documents; their ids are the places of these. */
  public static List<Table> of(Comparison comparison, FamilyWords words) {
    return of(comparison, words, List.of());
  }

  /**
   * The same with columns of the family's own, before what was allocated.
   *
   * @param own none that a text shows
   */
  public static List<Table> of(Comparison comparison, FamilyWords words, List<Field> own) {
    ComparisonTables tables = new ComparisonTables(comparison, words);
    tables.addFields(own);
    List<String> titles = titles(comparison.documents());
    return IntStream.range(0, titles.size()).mapToObj(i -> tables.table(i, titles.get(i))).toList();
  }

  private Table table(int place, String title) {
    DocumentComparison document = comparison.documents().get(place);
    return new Table(
        "d" + place,
        title,
        fields.stream().map(Field::column).toList(),
        document.subjects().stream().map(it -> row(document, it)).toList(),
        null,
        notes(document));
  }

  private Row row(DocumentComparison document, SubjectFigure figure) {
    return new Row(
        figure.subject(),
        null,
        false,
        fields.stream().map(field -> field.cell().apply(document, figure)).toList());
  }

  /** How the document was measured, and what holds of all its rows. */
  public static List<Note> notes(DocumentComparison document) {
    List<Note> notes = new ArrayList<>();
    notes.add(TerminalTable.note(document.condition()));
    notes.add(Note.of("%s", document.resolution()));
    if (document.separation().method() != null || document.stages() != null) {
      notes.add(Note.of("by %s", document.methodText()));
    }
    document.forkNotes().forEach(note -> notes.add(Note.of("%s", note)));
    return notes;
  }

  private void addFields(List<Field> own) {
    FigureTerm fastest = FigureTerm.fastest(comparison);
    add(
        new Column("signs", "", null, SIGNS, true, Column.STAYS, null),
        it -> FigureMarks.sign(fastest, it));
    add(Column.of("subject", words.subject(), null, NAME, null), it -> new Cell.Text(it.label()));
    TimingClock cpu = TerminalTable.cpuClock(comparison);
    List.of(cpu, TimingClock.WALL).forEach(clock -> addClock(clock, true));
    Stream.of(TimingClock.values())
        .filter(clock -> clock != cpu && clock != TimingClock.WALL)
        .forEach(clock -> addClock(clock, false));
    fields.addAll(own);
    addAllocation();
    add(
        Column.of("compiler", "compiler", "%", SHARE, "its threads' share of the CPU time")
            .whereKnown(),
        it -> Cell.figure(it.costs().jitCpuShare()));
    add(
        Column.of(
            RATIO,
            comparison.clock() == TimingClock.WALL && !words.ofMessages()
                ? "wall time / fastest"
                : "time / fastest",
            null,
            INTERVAL,
            TerminalTable.meaningOfRatio(comparison)),
        it -> FigureCells.of(it.ratios().ratio()));
    add(
        Column.of("letters", TEXT, LETTERS),
        it ->
            it.standing().letters() == null
                ? Cell.NOTHING
                : new Cell.Text(it.standing().letters()));
    fields.add(new Field(Column.of(NOTES, "", null, TEXT, null), FigureMarks::notes));
  }

  /** Speed and time by one clock; of messages, whose bytes are each subject's own, the time. */
  private void addClock(TimingClock clock, boolean decides) {
    Column time =
        Column.of(
            key(clock, MICROS),
            "%s/%s %s".formatted(MICROS, words.unit(), clock.label()),
            MICROS,
            MEASURE,
            clock.meaning());
    if (words.ofMessages()) {
      addEstimate(
          !decides ? time.whereKnown().asDetail() : clock.isCpu() ? time.whereKnown() : time,
          clock,
          ClockFigures::microsPerOperation);
      return;
    }
    Column speed =
        Column.of(
            key(clock, SPEED_KEY), SPEED + " " + clock.label(), SPEED, MEASURE, clock.meaning());
    addEstimate(
        decides ? speed : speed.whereKnown().asDetail(), clock, ClockFigures::megabytesPerSecond);
    addEstimate(
        clock == comparison.clock() ? time : time.whereKnown().asDetail(),
        clock,
        ClockFigures::microsPerOperation);
  }

  private void addEstimate(
      Column column, TimingClock clock, Function<ClockFigures, Estimate> figure) {
    add(
        column,
        it ->
            Optional.ofNullable(it.costs().by(clock))
                .map(figure)
                .map(FigureCells::of)
                .orElse(Cell.NOTHING));
  }

  private void addAllocation() {
    String meaning = TerminalTable.meaningOfAllocated(words);
    if (words.ofMessages()) {
      fields.add(
          new Field(
              Column.of("allocated", "alloc B/" + words.unit(), "B", MEASURE, meaning).whereKnown(),
              (document, it) -> Cell.figure(document.allocatedBytesPerOperation(it).orElse(null))));
    } else {
      add(
          Column.of("allocated_per_byte", "alloc B/B", "B/B", MEASURE, meaning),
          it -> Cell.figure(it.costs().allocatedBytesPerInputByte()));
    }
  }

  private void add(Column column, Function<SubjectFigure, Cell> cell) {
    fields.add(new Field(column, (_, figure) -> cell.apply(figure)));
  }

  /** What a page draws of each table: ratios with their intervals, or the figure by the clock. */
  public static List<Picture> pictures(
      List<Table> tables, Comparison comparison, FamilyWords words) {
    boolean times = words.ofMessages();
    String unit = times ? MICROS + "/" + words.unit() : SPEED;
    return pictures(
        tables,
        comparison,
        key(comparison.clock(), times ? MICROS : SPEED_KEY),
        "%s (%s is better; not compared)".formatted(unit, times ? "less" : "more"));
  }

  /**
   * The same.
   *
   * @param figure key of the column that is drawn where nothing is compared
   * @param axis how to read that
   */
  public static List<Picture> pictures(
      List<Table> tables, Comparison comparison, String figure, String axis) {
    return IntStream.range(0, tables.size())
        .mapToObj(
            i ->
                comparison.documents().get(i).separation().compared() > 1
                    ? picture(tables.get(i), "time / fastest (less is better)", RATIO, NOTES)
                        .with(band(comparison.documents().get(i)))
                    : picture(tables.get(i), axis, figure, RATIO, NOTES))
        .toList();
  }

  private static Picture picture(Table table, String axis, String... columns) {
    return new Picture(Picture.Kind.DOT_PLOT, table.id(), List.of(columns), axis);
  }

  /** Where the subjects are that may be fastest; only where one margin holds for all of them. */
  private static Picture.Band band(DocumentComparison document) {
    return document.oneMargin().map(margin -> new Picture.Band(1, 1 + margin)).orElse(null);
  }

  private static String key(TimingClock clock, String figure) {
    return clock.label().replace('-', '_') + "_" + figure;
  }

  /** Titles of the documents; of those that have several conditions with what differs. */
  public static List<String> titles(List<DocumentComparison> documents) {
    Map<String, Set<String>> values =
        conditions(documents.stream().map(DocumentComparison::condition));
    return documents.stream().map(it -> title(it.title(), it.condition(), values)).toList();
  }

  /**
   * Titles of tables that were measured under conditions, where these are several with what
   * differs.
   */
  public static <T> List<Table> titled(
      List<Table> tables, List<T> of, Function<T, Map<String, String>> condition) {
    Map<String, Set<String>> values = conditions(of.stream().map(condition));
    return IntStream.range(0, tables.size())
        .mapToObj(
            i ->
                tables
                    .get(i)
                    .titled(title(tables.get(i).title(), condition.apply(of.get(i)), values)))
        .toList();
  }

  private static String title(
      String title, Map<String, String> condition, Map<String, Set<String>> values) {
    return Stream.concat(
            Stream.of(title),
            condition.entrySet().stream()
                .filter(entry -> values.get(entry.getKey()).size() > 1)
                .map(entry -> entry.getKey() + "=" + entry.getValue()))
        .collect(Collectors.joining(" "));
  }

  /** The conditions that all of those documents share. */
  public static String commonCondition(List<DocumentComparison> documents) {
    return conditions(documents.stream().map(DocumentComparison::condition)).entrySet().stream()
        .filter(entry -> entry.getValue().size() == 1)
        .map(entry -> entry.getKey() + "=" + entry.getValue().iterator().next())
        .collect(Collectors.joining(" "));
  }

  private static Map<String, Set<String>> conditions(Stream<Map<String, String>> all) {
    Map<String, Set<String>> values = new LinkedHashMap<>();
    all.forEach(
        condition ->
            condition.forEach(
                (key, value) ->
                    values.computeIfAbsent(key, _ -> new LinkedHashSet<>()).add(value)));
    return values;
  }
}
