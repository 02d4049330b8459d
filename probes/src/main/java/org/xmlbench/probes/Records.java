package org.xmlbench.probes;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;

/**
 * The records of one document: the state that its generator keeps. Each is whole by itself, so that
 * they may stand in any order.
 */
interface Records {
  /** Writes the prolog, the root's start tag and what stands before the first record. */
  void open(DocumentWriter writer) throws IOException;

  void next(DocumentWriter writer) throws IOException;

  /** Ends what {@link #open} left open, the root included. */
  void close(DocumentWriter writer) throws IOException;
}
