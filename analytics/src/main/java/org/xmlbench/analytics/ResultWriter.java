package org.xmlbench.analytics;

import java.io.IOException;
import java.util.List;

/** Takes the rows of a result, one by one. */
sealed interface ResultWriter permits TableWriter, CsvWriter, JsonWriter {
  /** Takes a row of {@linkplain PlainValue plain values}. */
  void row(List<Object> values) throws IOException;

  /** Writes what is still buffered; the stream stays open. */
  void end() throws IOException;
}
