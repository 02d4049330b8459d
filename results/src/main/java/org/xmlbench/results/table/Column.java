package org.xmlbench.results.table;

import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.Labelled;

/**
 * A column of a table, which writes the figures in it.
 *
 * @param key its name in JSON
 * @param head what stands above it
 * @param unit of its figures; {@code null} where they have none
 * @param kind what it holds, and how that is written
 * @param decides whether it is one of the few by which readers choose; the others are details
 * @param room its place in the order in which columns give way where there is no room for all: the
 *     least first; {@link #STAYS} never. Without anything in it, it is left out
 * @param meaning what it says, in one sentence without the head
 * @param absence why a row may have nothing in it; {@code null} where that needs no word
 */
public record Column(
    String key,
    String head,
    String unit,
    Kind kind,
    boolean decides,
    int room,
    String meaning,
    String absence) {
  /** The room of a column that never gives way, and that is there where nothing is known, too. */
  private static final int ALWAYS = Integer.MAX_VALUE;

  /** The room of a column that gives way only where nothing is known of any row. */
  public static final int STAYS = ALWAYS - 1;

  /** Shown where there is nothing. */
  public static final String ABSENT = "-";

  /** A high end of a ratio above this bounds nothing, nor does a low end below its inverse. */
  private static final double BOUND = 1000;

  private static final String UNBOUNDED = "unbounded";

  /** A change that is known to worse than this says little by its value. */
  public static final double WIDE = 0.06;

  private static final double PERCENT = 100;

  public Column {
    Objects.requireNonNull(kind, "kind");
  }

  public Column(
      String key, String head, String unit, Kind kind, boolean decides, int room, String meaning) {
    this(key, head, unit, kind, decides, room, meaning, null);
  }

  /** A column that every table of its kind shows. */
  public static Column of(String key, String head, String unit, Kind kind, String meaning) {
    return new Column(key, head, unit, kind, true, STAYS, meaning);
  }

  /** The same of figures without a unit; its key is made of its head. */
  public static Column of(String head, Kind kind, String meaning) {
    return of(key(head), head, null, kind, meaning);
  }

  public static Column of(String head, Kind kind) {
    return of(head, kind, null);
  }

  /** A column for each name, such as a subject's, with a word before it; keys are made of both. */
  public static List<Column> each(Collection<String> names, String before, Kind kind) {
    Set<String> keys = new HashSet<>();
    return names.stream()
        .map(
            name -> {
              String key = key(before + name);
              while (!keys.add(key)) {
                key += "_";
              }
              return new Column(key, before + name, null, kind, true, ALWAYS, null);
            })
        .toList();
  }

  private static String key(String head) {
    return head.toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9]+", "_")
        .replaceFirst("^(?![a-z])", "x");
  }

  /** Whether it is shown where no row has something in it, as that of a subject is. */
  boolean isAlwaysThere() {
    return room == ALWAYS || kind == Kind.NAME;
  }

  /** The same that gives way first where there is no room. */
  public Column whereKnown() {
    return new Column(key, head, unit, kind, decides, 0, meaning, absence);
  }

  /** The same, which a text leaves to the page and to programs. */
  public Column asDetail() {
    return new Column(key, head, unit, kind, false, room, meaning, absence);
  }

  /** The same that says why it has nothing where it has nothing. */
  public Column absentFor(String reason) {
    return new Column(key, head, unit, kind, decides, room, meaning, reason);
  }

  /** Its meaning, with that of {@link #ABSENT} where one of the cells has it; may be null. */
  String meaning(Stream<Cell> cells) {
    if (absence == null || cells.noneMatch(Cell.NOTHING::equals)) {
      return meaning;
    }
    return (meaning == null ? "" : meaning + "; ") + ABSENT + ": " + absence;
  }

  public enum Kind implements Labelled {
    /** The name of the row. */
    NAME,
    TEXT,
    /** Texts of many lines, such as documents, which a page folds away. */
    LONG,
    /** Whole sentences. A text writes the rows of a table that has some as a list. */
    SENTENCE,
    /** Whole numbers, such as sizes, with what is said of them. */
    COUNT,
    /** Whole numbers that stand below each other, without signs between thousands. */
    WHOLE,
    /** A count of others, written as {@code 3/4}. */
    SCORE,
    /** Numbers of three digits. */
    NUMBER,
    /** The same and the half width of the interval in percent. */
    MARGIN,
    /** The same of four digits, as families have it whose tables stand below each other. */
    MEASURE,
    /** The median alone of what forks measured once each, of four digits. */
    MEDIAN,
    /** The same with the most alone. */
    MOST,
    /** Ratios of two decimals with their intervals. */
    RATIO,
    /** The same of three decimals, as a gate tells them apart. */
    FINE_RATIO,
    /** The same at the left, so that their points stand below each other. */
    INTERVAL,
    /** Powers, which may be below 0, with their intervals, likewise. */
    POWER,
    /** Shares, in percent. */
    SHARE,
    /** The same with their intervals, at the left. */
    SHARE_INTERVAL,
    /** Shares that may be above all, in whole percent. */
    PERCENT,
    /** Slowdowns that can be seen, in percent. */
    EFFECT,
    /** Ratios less 1, in percent; in brackets where the interval is wide. */
    CHANGE,
    /** Terms as signs of one character each. */
    SIGNS;

    /** Whether it holds texts, and numbers that read as texts. */
    public boolean isText() {
      return EnumSet.of(NAME, TEXT, LONG, SENTENCE, SCORE, COUNT, SIGNS).contains(this);
    }

    /**
     * Whether cells stand at the left of it: texts, and figures with the same digits behind points.
     */
    boolean isLeft() {
      return isText() || EnumSet.of(INTERVAL, POWER, SHARE_INTERVAL).contains(this);
    }
  }

  /** What a cell of this column reads, ASCII but for what is not ours. */
  public String text(Cell cell) {
    return switch (cell) {
      case Cell.Absent absent -> absent.reason() == null ? nothing() : absent.reason();
      case Cell.Text text -> text.text();
      case Cell.Count count ->
          count.of() == null
              ? whole(count.count())
              : whole(count.count()) + (kind == Kind.SCORE ? "/" : " of ") + whole(count.of());
      case Cell.Figure figure -> text(figure);
      case Cell.Spread spread -> text(spread);
      case Cell.Words words ->
          words.words().stream()
              .map(Cell.Word::text)
              .collect(Collectors.joining(kind == Kind.SIGNS ? "" : "; "));
      case Cell.Both both -> text(both.first()) + " > " + text(both.second());
      case Cell.Marked marked ->
          (marked.before() == null ? "" : marked.before().text() + " ")
              + text(marked.cell())
              + (marked.behind() == null ? "" : " " + marked.behind().text());
      case Cell.Several several ->
          several.cells().stream().map(this::text).collect(Collectors.joining(", "));
      case Cell.Explained explained -> text(explained.cell());
    };
  }

  /** Behind a table, where no head says what is missing, nothing is. */
  private String nothing() {
    return head.isEmpty() ? "" : ABSENT;
  }

  private String whole(long count) {
    return format(kind == Kind.WHOLE || kind == Kind.SCORE ? "%d" : "%,d", count);
  }

  private String text(Cell.Spread spread) {
    DoubleFunction<String> digits = kind == Kind.MEASURE ? Digits::four : Column::digits;
    return switch (kind) {
      case MEDIAN -> Digits.four(spread.median());
      case MOST -> Digits.four(spread.most());
      default ->
          "%s [%s, %s]"
              .formatted(
                  digits.apply(spread.median()),
                  digits.apply(spread.least()),
                  digits.apply(spread.most()));
    };
  }

  private String text(Cell.Figure figure) {
    return switch (kind) {
      case NAME, TEXT, LONG, SENTENCE, SIGNS, COUNT, WHOLE, SCORE, NUMBER -> digits(figure.value());
      case MEDIAN, MOST -> Digits.four(figure.value());
      case MARGIN -> digits(figure.value()) + margin(figure, " %");
      case MEASURE -> Digits.four(figure.value()) + margin(figure, "%");
      case RATIO -> ratio(figure, 2);
      case FINE_RATIO, INTERVAL -> ratio(figure, 3);
      case POWER -> interval(figure, decimals(figure.value(), 3), end -> decimals(end, 3));
      case SHARE_INTERVAL ->
          interval(
              figure,
              format("%.1f %%", PERCENT * figure.value()),
              end -> format("%.1f", PERCENT * end));
      case SHARE -> figure.value() > 1 ? "over 100 %" : format("%.1f %%", PERCENT * figure.value());
      case PERCENT -> format("%.0f %%", PERCENT * figure.value());
      case EFFECT ->
          figure.value() > 1 ? "more than 100 %" : format("%+.1f %%", PERCENT * figure.value());
      case CHANGE ->
          format(isWide(figure) ? "(%+.1f %%)" : "%+.1f %%", PERCENT * (figure.value() - 1));
    };
  }

  /** A margin above the figure itself says nothing by its size. */
  private static String margin(Cell.Figure figure, String percent) {
    if (figure.low() == null || figure.value() == 0) {
      return "";
    }
    double half =
        Math.max(figure.high() - figure.value(), figure.value() - figure.low())
            / Math.abs(figure.value());
    return half > 1 ? " +- over 100 %" : format(" +-%.1f", PERCENT * half) + percent;
  }

  /** Whether the interval reaches so far that the value alone would mislead. */
  private static boolean isWide(Cell.Figure figure) {
    return figure.low() == null || figure.high() / figure.low() > (1 + WIDE) / (1 - WIDE);
  }

  private static String ratio(Cell.Figure figure, int decimals) {
    DoubleFunction<String> digits = end -> decimals(end, decimals);
    return interval(
        figure,
        digits.apply(figure.value()),
        low -> low < 1 / BOUND ? UNBOUNDED : digits.apply(low),
        high -> high > BOUND ? UNBOUNDED : digits.apply(high));
  }

  private static String interval(Cell.Figure figure, String value, DoubleFunction<String> end) {
    return interval(figure, value, end, end);
  }

  private static String interval(
      Cell.Figure figure, String value, DoubleFunction<String> low, DoubleFunction<String> high) {
    return figure.low() == null
        ? value
        : "%s [%s, %s]".formatted(value, low.apply(figure.low()), high.apply(figure.high()));
  }

  private static String decimals(double value, int decimals) {
    return format("%." + decimals + "f", value);
  }

  /** Three digits, as many of them before the point as there are. */
  private static String digits(double value) {
    double size = Math.abs(value);
    if (size == 0 || Double.isNaN(size) || size >= PERCENT) {
      return format("%.0f", value);
    }
    int decimals = Math.min(6, Math.max(0, 2 - (int) Math.floor(Math.log10(size))));
    return format("%." + decimals + "f", value);
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
