package org.xmlbench.results.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.ForkSpread;

/**
 * The columns of a CSV file (RFC 4180), each with what it has of a row.
 *
 * @param <R> what a row is of
 */
final class CsvTable<R> {
  private final List<String> names = new ArrayList<>();
  private final List<Function<R, Object>> cells = new ArrayList<>();

  /** A column of figures or labels; what is {@code null} is an empty cell. */
  CsvTable<R> column(String name, Function<R, Object> cell) {
    names.add(name);
    cells.add(cell);
    return this;
  }

  /** A column of text that anybody may have written. */
  CsvTable<R> text(String name, Function<R, String> cell) {
    return column(name, row -> CsvExport.text(cell.apply(row)));
  }

  /** The two ends of an interval, in two columns. */
  CsvTable<R> ends(String low, String high, Function<R, Estimate> cell) {
    return column(low, row -> of(cell.apply(row), Estimate::low))
        .column(high, row -> of(cell.apply(row), Estimate::high));
  }

  /** A figure and the ends of its interval, in three columns. */
  CsvTable<R> estimate(String name, String low, String high, Function<R, Estimate> cell) {
    return column(name, row -> of(cell.apply(row), Estimate::value)).ends(low, high, cell);
  }

  /** The median, the least and the most over forks, in three columns. */
  CsvTable<R> spread(String name, Function<R, ForkSpread> cell) {
    return column(name, row -> of(cell.apply(row), ForkSpread::median))
        .column(name + "_least", row -> of(cell.apply(row), ForkSpread::least))
        .column(name + "_most", row -> of(cell.apply(row), ForkSpread::most));
  }

  private static <T> Object of(T figure, Function<T, Object> part) {
    return figure == null ? null : part.apply(figure);
  }

  /** The whole file, lines ended by CR LF. */
  String render(List<R> rows) {
    StringBuilder out = new StringBuilder();
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader(names.toArray(String[]::new)).get();
    try (CSVPrinter printer = new CSVPrinter(out, format)) {
      for (R row : rows) {
        printer.printRecord(cells.stream().map(cell -> cell.apply(row)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail", e);
    }
    return out.toString();
  }
}
