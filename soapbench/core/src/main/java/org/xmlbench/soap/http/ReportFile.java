package org.xmlbench.soap.http;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.xmlbench.soap.trace.E134Report;
import org.xmlbench.soap.trace.FlatReport;
import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;
import org.xmlbench.soap.trace.TraceReport.Kind;
import org.xmlbench.soap.trace.TraceReport.Values;

/**
 * A trace report as lines of text: its type, its head, and a line for each value; of the published
 * one also the numbers of traces, of data and of values, each before them. Servers that are
 * programs write it too: {@code reception.h} of the module {@code gsoap}.
 */
final class ReportFile {
  private ReportFile() {}

  static void write(TraceReport report, Path file) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      line(out, report.type().label());
      line(out, report.plan());
      switch (report) {
        case E134Report published -> write(published, out);
        case FlatReport flat -> {
          line(out, Integer.toString(flat.trace()));
          line(out, flat.time());
          write(flat.values(), out);
        }
      }
    }
  }

  private static void write(E134Report report, BufferedWriter out) throws IOException {
    line(out, report.reportTime().toString());
    line(out, Integer.toString(report.traces().size()));
    for (E134Report.Trace trace : report.traces()) {
      line(out, trace.id());
      line(out, trace.reportTime().toString());
      line(out, Integer.toString(trace.results().size()));
      for (E134Report.Data data : trace.results()) {
        line(out, data.collectionTime().toString());
        write(data.values(), out);
      }
    }
  }

  private static void write(Values values, BufferedWriter out) throws IOException {
    line(out, Integer.toString(values.count()));
    switch (values) {
      case TraceReport.Ints(int[] ints) -> {
        for (int value : ints) {
          line(out, Integer.toString(value));
        }
      }
      case TraceReport.Doubles(double[] doubles) -> {
        for (double value : doubles) {
          line(out, Double.toString(value));
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
  static TraceReport read(Path file) throws IOException {
    Iterator<String> lines = Files.readAllLines(file).iterator();
    try {
      String label = lines.next();
      ReportType type =
          ReportType.all().stream()
              .filter(any -> any.label().equals(label))
              .findFirst()
              .orElseThrow();
      String plan = lines.next();
      return switch (type.form()) {
        case E134 -> published(type.kind(), plan, lines);
        case FLAT -> new FlatReport(plan, number(lines), lines.next(), values(type.kind(), lines));
      };
    } catch (IllegalArgumentException | NoSuchElementException | DateTimeException e) {
      throw new IOException("the server's report " + file + " is damaged", e);
    }
  }

  private static E134Report published(Kind kind, String plan, Iterator<String> lines) {
    Instant time = Instant.parse(lines.next());
    List<E134Report.Trace> traces = new ArrayList<>();
    for (int left = number(lines); left > 0; left--) {
      String id = lines.next();
      Instant reported = Instant.parse(lines.next());
      List<E134Report.Data> results = new ArrayList<>();
      for (int data = number(lines); data > 0; data--) {
        results.add(new E134Report.Data(Instant.parse(lines.next()), values(kind, lines)));
      }
      traces.add(new E134Report.Trace(id, reported, results));
    }
    return new E134Report(plan, time, traces);
  }

  private static int number(Iterator<String> lines) {
    return Integer.parseInt(lines.next());
  }

  private static Values values(Kind kind, Iterator<String> lines) {
    int count = number(lines);
    return switch (kind) {
      case INT -> {
        int[] ints = new int[count];
        for (int i = 0; i < count; i++) {
          ints[i] = Integer.parseInt(lines.next());
        }
        yield new TraceReport.Ints(ints);
      }
      case DOUBLE -> {
        double[] doubles = new double[count];
        for (int i = 0; i < count; i++) {
          doubles[i] = Double.parseDouble(lines.next());
        }
        yield new TraceReport.Doubles(doubles);
      }
    };
  }
}
