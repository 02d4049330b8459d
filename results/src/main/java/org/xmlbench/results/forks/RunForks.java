package org.xmlbench.results.forks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.SubjectFigure;

/**
 * The forks behind a comparison. What the comparison contains, above all the time of each fork, is
 * not repeated here.
 *
 * @param documents one for each document of the comparison, in its order
 */
public record RunForks(List<DocumentForks> documents) {
  public RunForks {
    documents = List.copyOf(documents);
  }

  /**
   * Sums up the forks of a run.
   *
   * @param comparison of these same records
   */
  public static RunForks of(Comparison comparison, List<ForkRecord> records) {
    Map<Cell, List<ForkRecord>> forks = new HashMap<>();
    for (ForkRecord fork : records) {
      forks.computeIfAbsent(fork.cell(), cell -> new ArrayList<>()).add(fork);
    }
    return new RunForks(
        comparison.documents().stream()
            .map(document -> document(comparison, document, forks))
            .toList());
  }

  private static DocumentForks document(
      Comparison comparison, DocumentComparison document, Map<Cell, List<ForkRecord>> forks) {
    return DocumentForks.of(
        comparison.clock(),
        document.subjects().stream()
            .map(
                figure ->
                    new SubjectRecords(
                        figure, forks.getOrDefault(cell(document, figure), List.of())))
            .toList());
  }

  private static Cell cell(DocumentComparison document, SubjectFigure figure) {
    return new Cell(
        figure.subject(),
        figure.version(),
        document.document(),
        figure.operation(),
        document.condition());
  }
}
