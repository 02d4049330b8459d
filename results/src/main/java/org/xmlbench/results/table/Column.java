package org.xmlbench.results.table;

import java.util.Locale;
import java.util.Objects;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
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
 *     least first; {@link #STAYS} never
 * @param meaning what it says, in one sentence without the head
 */
public record Column(
    String key, String head, String unit, Kind kind, boolean decides, int room, String meaning) {
  /** The room of a column that never gives way. */
  public static final int STAYS = Integer.MAX_VALUE;

  /** Shown where there is nothing. */
  public static final String ABSENT = "-";

  /** Ends of an interval of a ratio beyond this factor bound nothing. */
  private static final double BOUND = 1000;

  /** A change that is known to worse than this says little by its value. */
  public static final double WIDE = 0.06;

  private static final double PERCENT = 100;

  public Column {
    Objects.requireNonNull(kind, "kind");
  }

  /** A column that every table of its kind shows. */
  public static Column of(String key, String head, String unit, Kind kind, String meaning) {
    return new Column(key, head, unit, kind, true, STAYS, meaning);
  }

  /** The same that is left out where no row has something in it. */
  public Column whereKnown() {
    return new Column(key, head, unit, kind, decides, 0, meaning);
  }

  /** The same that a text leaves to the page and to programs. */
  public Column asDetail() {
    return new Column(key, head, unit, kind, false, room, meaning);
  }

  /** What a column holds. */
  public enum Kind implements Labelled {
    /** The name of the row. */
    NAME,
    /** Words. */
    TEXT,
    /** Whole sentences. A text writes the rows of a table that has some as a list. */
    SENTENCE,
    /** Whole numbers, such as sizes, with what is said of them. */
    COUNT,
    /** Whole numbers that stand below each other, without signs between thousands. */
    WHOLE,
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
    /** Shares, in percent. */
    SHARE,
    /** Ratios less 1, in percent; in brackets where the interval is wide. */
    CHANGE,
    /** Terms as signs of one character each. */
    SIGNS;

    /** Whether cells stand at the left of it. */
    public boolean isText() {
      return this == NAME || this == TEXT || this == SENTENCE || this == COUNT || this == SIGNS;
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
              : whole(count.count()) + " of " + whole(count.of());
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
    };
  }

  /** Behind a table, where no head says what is missing, nothing is. */
  private String nothing() {
    return head.isEmpty() ? "" : ABSENT;
  }

  private String whole(long count) {
    return format(kind == Kind.WHOLE ? "%d" : "%,d", count);
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
      case NAME, TEXT, SENTENCE, SIGNS, COUNT, WHOLE, NUMBER -> digits(figure.value());
      case MEDIAN, MOST -> Digits.four(figure.value());
      case MARGIN -> digits(figure.value()) + margin(figure, " %");
      case MEASURE -> Digits.four(figure.value()) + margin(figure, "%");
      case RATIO -> ratio(figure);
      case SHARE -> figure.value() > 1 ? "over 100 %" : format("%.1f %%", PERCENT * figure.value());
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

  private static String ratio(Cell.Figure figure) {
    String value = hundredths(figure.value());
    return figure.low() == null
        ? value
        : "%s [%s, %s]".formatted(value, end(figure.low()), end(figure.high()));
  }

  private static String end(double end) {
    return end > BOUND || end < 1 / BOUND ? "unbounded" : hundredths(end);
  }

  private static String hundredths(double value) {
    return format("%.2f", value);
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
