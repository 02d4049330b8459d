package org.xmlbench.results.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.List;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.table.JsonTable;
import org.xmlbench.results.table.Table;

/**
 * What {@code comparison.json} holds: the comparison, and the family's tables as data. In JSON both
 * stand side by side.
 *
 * @param tables one for each document
 */
public record ComparisonFile(
    @JsonUnwrapped Comparison comparison,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<JsonTable> tables) {
  public ComparisonFile {
    tables = List.copyOf(tables);
  }

  public static ComparisonFile of(Comparison comparison, List<Table> tables) {
    return new ComparisonFile(comparison, tables.stream().map(JsonTable::of).toList());
  }
}
