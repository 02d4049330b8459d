package org.xmlbench.analytics;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.xmlbench.results.report.CsvExport;
import tools.jackson.databind.json.JsonMapper;

/**
 * CSV by the rules of the comparison's CSV: an unavailable value is empty, and text that a
 * spreadsheet would take for a formula starts with an apostrophe. Lists and maps are written as
 * JSON.
 */
final class CsvWriter implements ResultWriter {
  private final CSVPrinter printer;

  CsvWriter(List<String> columns, OutputStream out) {
    try {
      printer =
          new CSVPrinter(
              new OutputStreamWriter(out, StandardCharsets.UTF_8),
              CSVFormat.RFC4180.builder().setHeader(columns.toArray(String[]::new)).get());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void row(List<Object> values) throws IOException {
    List<Object> cells = new ArrayList<>();
    for (Object value : values) {
      cells.add(
          switch (value) {
            case null -> null;
            case String text -> CsvExport.guarded(text);
            case Number number -> number;
            default -> JsonMapper.shared().writeValueAsString(value);
          });
    }
    printer.printRecord(cells);
  }

  @Override
  public void end() throws IOException {
    printer.flush();
  }
}
