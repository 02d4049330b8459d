package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;

/**
 * What several threads of one JVM gain over one: a document under one condition but for the number
 * of threads.
 *
 * @param kind what is compared
 * @param condition what all numbers of threads share, by name
 * @param processors of each fork
 * @param lines for each subject, in the catalogue's order, each number of threads above one
 */
public record ThreadScaling(
    String document,
    Operation kind,
    Map<String, String> condition,
    int processors,
    List<Line> lines) {

  public ThreadScaling {
    condition = Collections.unmodifiableMap(new TreeMap<>(condition));
    lines = List.copyOf(lines);
  }

  /**
   * A subject in several threads.
   *
   * @param subject its label
   * @param blocks in which it has a figure in one thread and in so many
   * @param throughput that of all threads over that of one thread in the same block: geometric mean
   *     over the blocks, with Student's interval on the logarithms; without one where there is one
   *     block
   * @param efficiency the same over what would be perfect: the number of threads, or of processors
   *     where these are fewer
   */
  public record Line(
      String subject, int threads, int blocks, Estimate throughput, Estimate efficiency) {}

  /** In how many threads the cells of that condition are done. */
  public static int threadsOf(Map<String, String> condition) {
    return Integer.parseInt(condition.getOrDefault(Cell.THREADS, "1"));
  }

  /**
   * The line of a row of another table; empty where it is of one thread, or of another document.
   */
  public Optional<Line> of(DocumentComparison row, SubjectFigure figure) {
    Map<String, String> others = new TreeMap<>(row.condition());
    String threads = others.remove(Cell.THREADS);
    boolean same =
        document.equals(row.document()) && kind.equals(row.kind()) && condition.equals(others);
    return lines.stream()
        .filter(line -> same && line.subject().equals(figure.label()))
        .filter(line -> Integer.toString(line.threads()).equals(threads))
        .findFirst();
  }

  /** The document, and what is done with it where that is not to parse it. */
  @JsonProperty
  public String title() {
    return kind.equals(Operation.PARSE) ? document : document + " (" + kind.label() + ")";
  }
}
