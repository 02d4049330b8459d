package org.xmlbench.analytics;

import java.io.OutputStream;
import java.util.List;

enum ResultFormat {
  /** Aligned columns for people. */
  TABLE,
  /** RFC 4180, numbers in full. */
  CSV,
  /** An array of objects. */
  JSON;

  ResultWriter writer(List<String> columns, OutputStream out) {
    return switch (this) {
      case TABLE -> new TableWriter(columns, out);
      case CSV -> new CsvWriter(columns, out);
      case JSON -> new JsonWriter(columns, out);
    };
  }
}
