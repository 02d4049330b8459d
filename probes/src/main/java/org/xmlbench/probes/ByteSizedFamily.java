package org.xmlbench.probes;

import java.io.IOException;
import java.io.OutputStream;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.probes.writer.DocumentWriter;

/**
 * A document that grows record by record until it has reached a size. It overshoots by less than
 * one record and the closing tags.
 */
abstract class ByteSizedFamily extends GeneratedFamily {
  /** Up to 1 TiB: identifiers stay unique up to there. */
  private static final Sizes SIZES = new Sizes(Parameter.BYTES, 4L << 20, 1L << 10, 1L << 40);

  ByteSizedFamily(String name, String description, String source) {
    super(name, description, source, SIZES);
  }

  abstract Records records(long seed);

  @Override
  final void generate(DocumentWriter writer, DocumentName document, RecordOrder order)
      throws IOException {
    if (order.equals(RecordOrder.OWN)) {
      count(writer, document);
    } else {
      DocumentWriter silent =
          DocumentWriter.bytesOnly(OutputStream.nullOutputStream(), document.encoding());
      long count = count(silent, document);
      order.write(writer, () -> records(document.seed()), count);
    }
  }

  /** Writes the document in its own order, and counts its records. */
  private long count(DocumentWriter writer, DocumentName document) throws IOException {
    Records records = records(document.seed());
    records.open(writer);
    long count = 0;
    do {
      records.next(writer);
      count++;
    } while (writer.bytes() < document.size());
    records.close(writer);
    return count;
  }
}
