package org.xmlbench.soap.http;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.TraceReport;

/**
 * A trace report as lines of text: its kind, its head, and a line for each value. Servers that are
 * programs write it too: {@code reception.h} of the module {@code gsoap}.
 */
final class ReportFile {
  private static final int HEAD = 4;

  private ReportFile() {}

  /** Writes a report. */
  static void write(FlatReport report, Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      line(out, report.values().kind().name());
      line(out, report.plan());
      line(out, Integer.toString(report.trace()));
      line(out, report.time());
      switch (report.values()) {
        case TraceReport.Ints(int[] values) -> {
          for (int value : values) {
            line(out, Integer.toString(value));
          }
        }
        case TraceReport.Doubles(double[] values) -> {
          for (double value : values) {
            line(out, Double.toString(value));
          }
        }
      }
    }
  }

  private static void line(BufferedWriter out, String text) throws IOException {
    out.write(text);
    out.write('\n');
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws IOException when there is none, or it is damaged
   */
  static FlatReport read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    try {
      List<String> values = lines.subList(HEAD, lines.size());
      return new FlatReport(
          lines.get(1),
          Integer.parseInt(lines.get(2)),
          lines.get(3),
          switch (TraceReport.Kind.valueOf(lines.getFirst())) {
            case INT -> new TraceReport.Ints(values.stream().mapToInt(Integer::parseInt).toArray());
            case DOUBLE ->
                new TraceReport.Doubles(values.stream().mapToDouble(Double::parseDouble).toArray());
          });
    } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new IOException("the server's report " + file + " is damaged", e);
    }
  }
}
