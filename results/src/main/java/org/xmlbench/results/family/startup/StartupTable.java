package org.xmlbench.results.family.startup;

import java.util.List;
import org.xmlbench.results.stats.Estimate;

/**
 * Servers of one encoding that start, and are called first by the same exchange.
 *
 * @param encoding what they speak
 * @param exchange name of the exchange
 * @param classes how their JVMs get their classes, {@code default} first
 * @param rows a row for each toolkit, in the order of the alphabet
 */
public record StartupTable(String encoding, String exchange, List<String> classes, List<Row> rows) {
  public StartupTable {
    classes = List.copyOf(classes);
    rows = List.copyOf(rows);
  }

  /**
   * A toolkit's server.
   *
   * @param toolkit its id
   * @param cells one for each way to get classes, in their order
   */
  public record Row(String toolkit, List<Cell> cells) {
    public Row {
      cells = List.copyOf(cells);
    }
  }

  /**
   * How a server started. Figures are geometric means over forks with Student's interval on
   * logarithms; one that a fork lacks is {@code null}.
   *
   * @param classes how its JVM got its classes
   * @param outcome {@code ok}, or how its forks ended; {@code null} where it was not measured
   * @param reason why it is not {@code ok}; {@code null} where there is nothing to say
   * @param firstAnswerMillis wall time to the whole reply of its first call
   * @param firstAnswerCpuMillis its CPU time meanwhile
   * @param idle its memory a second after that call, in MiB
   * @param load its memory under load, in MiB
   * @param aotCacheMiB size of the cache that it started with, in MiB
   */
  public record Cell(
      String classes,
      String outcome,
      String reason,
      Estimate firstAnswerMillis,
      Estimate firstAnswerCpuMillis,
      Memory idle,
      Memory load,
      Estimate aotCacheMiB) {}

  /**
   * Memory, in MiB.
   *
   * @param resident of the process
   * @param heap of the objects that can be reached
   */
  public record Memory(Estimate resident, Estimate heap) {}
}
