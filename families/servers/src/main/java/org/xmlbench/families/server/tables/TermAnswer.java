package org.xmlbench.families.server.tables;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;
import org.xmlbench.results.table.Tally;
import org.xmlbench.results.table.Term;
import org.xmlbench.results.table.Tone;

/** What the terms of a table's cells say together: a sentence that names each bad one. */
public final class TermAnswer {
  private TermAnswer() {}

  /**
   * The sentence: how often each term is there, and where those are that warn.
   *
   * @param noun what a cell is of, such as {@code value}
   * @param said the words for a term in the sentence
   */
  public static String of(String title, String noun, Table table, Function<Term, String> said) {
    Tally tally =
        new Tally(
            table
                .terms()
                .sorted(Comparator.comparing(Term::tone))
                .map(said)
                .toArray(String[]::new));
    for (Row row : table.rows()) {
      String name = table.columns().getFirst().text(row.cells().getFirst());
      IntStream.range(1, row.cells().size())
          .forEach(i -> add(tally, name, table.columns().get(i), row.cells().get(i), said));
    }
    return title + ": " + (tally.isEmpty() ? "nothing was measured" : tally.text(noun)) + ".";
  }

  private static void add(
      Tally tally, String row, Column column, Cell cell, Function<Term, String> said) {
    List<Cell.Word> words = cell.terms();
    if (!words.isEmpty()) {
      Term term = words.getFirst().term();
      boolean warns = EnumSet.of(Tone.BAD, Tone.ASIDE).contains(term.tone());
      tally.add(said.apply(term), warns, row + ": " + column.head());
    }
  }
}
