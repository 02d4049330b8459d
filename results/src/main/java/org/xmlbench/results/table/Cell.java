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
   * @param text what is shown, such as {@code stopped after 3 blocks}
   */
  record Word(Term term, String text) {
    /** The term as it is. */
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
    /** Its terms. */
    public List<Word> words() {
      return Stream.of(before, behind).filter(Objects::nonNull).toList();
    }
  }

  /** A cell and another that belongs to it, such as bytes of a request and of its reply. */
  record Both(Cell first, Cell second) implements Cell {}

  /** The terms of a cell. */
  default List<Word> terms() {
    return switch (this) {
      case Words words -> words.words();
      case Marked marked -> marked.words();
      default -> List.of();
    };
  }

  /** The figure, or nothing where it is unknown. */
  static Cell figure(Double value) {
    return value == null ? NOTHING : new Figure(value, null, null);
  }
}
