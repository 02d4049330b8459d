package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.probes.writer.DocumentWriter;

/**
 * A document that grows record by record until it has reached a size. It overshoots by less than
 * one record and the closing tags.
 */
abstract class ByteSizedFamily extends GeneratedFamily {
  /** Up to 1 TiB: identifiers stay unique up to there. */
  private static final Sizes SIZES = new Sizes(Parameter.BYTES, 4L << 20, 1L << 10, 1L << 40);

  /** The records of one document: the state that its generator keeps. */
  interface Records {
    /** Writes the prolog, the root's start tag and what stands before the first record. */
    void open(DocumentWriter writer) throws IOException;

    /** Writes the next record. */
    void next(DocumentWriter writer) throws IOException;

    /** Ends what {@link #open} left open, the root included. */
    void close(DocumentWriter writer) throws IOException;
  }

  ByteSizedFamily(String name, String description, String source) {
    super(name, description, source, SIZES);
  }

  /** New records from that seed. */
  abstract Records records(long seed);

  @Override
  final void generate(DocumentWriter writer, DocumentName document) throws IOException {
    Records records = records(document.seed());
    records.open(writer);
    do {
      records.next(writer);
    } while (writer.bytes() < document.size());
    records.close(writer);
  }
}
