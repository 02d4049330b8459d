package org.xmlbench.results.table;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** What a table has in one place. */
public sealed interface Cell {
  /**
   * Nothing.
   *
   * @param reason why, in a word or two, shown instead; {@code null} where it needs none
   */
  record Absent(String reason) implements Cell {}

  /** What needs no reason to be absent. */
  Cell NOTHING = new Absent(null);

  /** Words that are no terms, such as a name. */
  record Text(String text) implements Cell {}

  /**
   * How many.
   *
   * @param of out of how many; {@code null} where that is open
   */
  record Count(long count, Long of) implements Cell {}

  /**
   * A figure.
   *
   * @param low lower end of its interval; {@code null} where there is none
   * @param high upper end
   */
  record Figure(double value, Double low, Double high) implements Cell {}

  /** What forks measured once each: no interval. */
  record Spread(double median, double least, double most) implements Cell {}

  /** Terms, in the order in which they matter. */
  record Words(List<Word> words) implements Cell {
    public Words {
      words = List.copyOf(words);
    }
  }

  /**
   * A term of one row.
   *
   * @param text what is shown, such as {@code shown to be slower after 3 blocks}
   */
  record Word(Term term, String text) {
    public static Word of(Term term) {
      return new Word(term, term.label());
    }
  }

  /**
   * Another cell with a term before or behind it, such as {@code 100 refused}.
   *
   * @param before what stands before it; {@code null} for nothing
   * @param behind what stands behind it; {@code null} for nothing
   */
  record Marked(Word before, Cell cell, Word behind) implements Cell {
    public List<Word> words() {
      return Stream.of(before, behind).filter(Objects::nonNull).toList();
    }
  }

  /** Cells beside each other, such as a share and what is said of it. At most one has a figure. */
  record Several(List<Cell> cells) implements Cell {
    public Several {
      cells = List.copyOf(cells);
    }
  }

  /** Another cell and why it is so. Of the first cell of a row, it is why all of them are. */
  record Explained(Cell cell, String reason) implements Cell {
    public static Cell of(Cell cell, String reason) {
      return reason == null ? cell : new Explained(cell, reason);
    }
  }

  /** A cell and another that belongs to it, such as bytes of a request and of its reply. */
  record Both(Cell first, Cell second) implements Cell {}

  default List<Word> terms() {
    return switch (this) {
      case Words words -> words.words();
      case Marked marked -> marked.words();
      case Several several ->
          several.cells().stream().flatMap(cell -> cell.terms().stream()).toList();
      case Explained explained -> explained.cell().terms();
      default -> List.of();
    };
  }

  /** The words, or nothing where there are none. */
  static Cell text(String text) {
    return text == null ? NOTHING : new Text(text);
  }

  static Cell count(long count) {
    return new Count(count, null);
  }

  /** The figure, or nothing where it is unknown. */
  static Cell figure(Double value) {
    return value == null ? NOTHING : new Figure(value, null, null);
  }
}
