package org.xmlbench.results.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.xmlbench.core.UserErrorException;

/**
 * The CSV that Apache Otava reads: a row a run with its time, and a column a cell with microseconds
 * an operation by the runs' clock, or columns for what its family exports instead. Otava stops at
 * an empty number, so only cells that every run has are columns. See <a
 * href="https://otava.apache.org/docs/csv">Otava's page on CSV</a>.
 */
final class OtavaExport {
  private static final List<String> ATTRIBUTES = List.of("time", "run", "xmlbench_version");

  private OtavaExport() {}

  static String render(List<ExportedRun> runs, Consumer<String> notices) {
    requireOneClock(runs);
    if (runs.stream().map(ExportedRun::host).distinct().count() > 1) {
      notices.accept(
          "the runs are from different hosts or JDKs: a step in a series may be that difference");
    }
    List<Map<String, Double>> cells = runs.stream().map(OtavaExport::series).toList();
    Set<String> all = new TreeSet<>();
    cells.forEach(run -> all.addAll(run.keySet()));
    List<String> columns =
        all.stream().filter(name -> cells.stream().allMatch(run -> run.containsKey(name))).toList();
    if (columns.isEmpty()) {
      throw all.isEmpty()
          ? ExportFormat.nothing()
          : new UserErrorException("the runs have no verified cell in common");
    }
    if (columns.size() < all.size()) {
      notices.accept(
          "%d of %d cells are not in every run and are left out"
              .formatted(all.size() - columns.size(), all.size()));
    }
    return csv(runs, cells, columns);
  }

  /** The numbers of a run by the names of their columns. */
  private static Map<String, Double> series(ExportedRun run) {
    Map<String, Double> series = new LinkedHashMap<>();
    run.verified()
        .forEach(
            (name, cell) -> {
              if (cell.own().isEmpty()) {
                series.put(
                    name, cell.verified(run.clock()).orElseThrow().microsPerOperation().value());
              } else {
                cell.own().stream()
                    .filter(figure -> figure.column() != null && figure.isKnown())
                    .forEach(figure -> series.put(name + "/" + figure.column(), figure.number()));
              }
            });
    return series;
  }

  private static void requireOneClock(List<ExportedRun> runs) {
    if (runs.stream().map(ExportedRun::clock).distinct().count() > 1) {
      throw new UserErrorException(
          "the runs chose different clocks, so they are no series: name those of one clock");
    }
  }

  private static String csv(
      List<ExportedRun> runs, List<Map<String, Double>> cells, List<String> columns) {
    StringBuilder out = new StringBuilder();
    CSVFormat format = CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();
    try (CSVPrinter printer = new CSVPrinter(out, format)) {
      List<Object> header = new ArrayList<>(ATTRIBUTES);
      header.addAll(columns);
      printer.printRecord(header);
      for (int i = 0; i < runs.size(); i++) {
        ExportedRun run = runs.get(i);
        List<Object> row = new ArrayList<>(List.of(run.created(), run.run(), run.toolVersion()));
        for (String column : columns) {
          row.add(cells.get(i).get(column));
        }
        printer.printRecord(row);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("a string cannot fail", e);
    }
    return out.toString();
  }
}
