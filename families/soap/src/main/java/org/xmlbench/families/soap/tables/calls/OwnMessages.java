package org.xmlbench.families.soap.tables.calls;

import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Section;
import org.xmlbench.results.table.Table;

/** The bytes of each subject's own messages, from the tables that have its calls side by side. */
final class OwnMessages {
  private OwnMessages() {}

  /** Those of a subject's message in that exchange; nothing where they were not counted. */
  static Cell of(Section section, DocumentComparison document, String subject) {
    String calls = CallSection.name(document.condition());
    return section.tables().stream()
        .filter(table -> table.id().equals(calls))
        .flatMap(table -> bytes(table, document.document(), subject))
        .findFirst()
        .orElse(Cell.NOTHING);
  }

  /** They stand behind the time of the exchange. */
  private static Stream<Cell> bytes(Table table, String exchange, String subject) {
    List<String> heads = table.columns().stream().map(Column::head).toList();
    int place = heads.indexOf(exchange);
    return place < 0
        ? Stream.empty()
        : table.rows().stream()
            .filter(row -> row.key().equals(subject))
            .map(row -> row.cells().get(place + 1));
  }
}
