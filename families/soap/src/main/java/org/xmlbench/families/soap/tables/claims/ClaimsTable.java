package org.xmlbench.families.soap.tables.claims;

import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Row;
import org.xmlbench.results.table.Table;

/** The published claims and a run's answers, as a table. */
public final class ClaimsTable {
  private static final List<Column> COLUMNS =
      List.of(
          Column.of("study", Column.Kind.NAME),
          Column.of("claim", Column.Kind.SENTENCE),
          Column.of("here", Column.Kind.TEXT),
          Column.of("evidence", Column.Kind.SENTENCE));

  private ClaimsTable() {}

  /** The table; none without an answer. */
  public static Stream<Table> of(List<ClaimAnswer> answers) {
    return answers.isEmpty()
        ? Stream.empty()
        : Stream.of(
            new Table(
                "claims",
                "what the studies of NIST and SEMATECH claimed",
                COLUMNS,
                answers.stream().map(ClaimsTable::row).toList()));
  }

  private static Row row(ClaimAnswer answer) {
    return Row.of(
        answer.claim().label(),
        List.of(
            new Cell.Text(answer.claim().study()),
            new Cell.Text(answer.claim().text()),
            new Cell.Words(List.of(Cell.Word.of(answer.verdict()))),
            new Cell.Text(answer.evidence())));
  }
}
