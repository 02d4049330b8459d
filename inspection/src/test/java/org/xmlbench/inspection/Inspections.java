package org.xmlbench.inspection;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Inspects documents in memory. */
final class Inspections {
  private Inspections() {}

  static DocumentInspection of(String document) {
    return of(document.getBytes(StandardCharsets.UTF_8));
  }

  static DocumentInspection of(byte[] document) {
    try {
      return DocumentInspector.inspect(new ByteArrayInputStream(document));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
