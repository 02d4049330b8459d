package org.xmlbench.piximal.parallel;

import java.io.IOException;
import org.xmlbench.piximal.engine.TapeReader;

/** The failure of the chunk that comes first in the document. */
final class FirstFailure {
  private int chunk = Integer.MAX_VALUE;
  private Throwable cause;

  /** Whether a chunk before that one has failed. */
  synchronized boolean isBefore(int other) {
    return chunk < other;
  }

  synchronized void add(int failed, Throwable by) {
    if (failed < chunk) {
      chunk = failed;
      cause = by;
    }
  }

  /** Throws it, where there is one. */
  @SuppressWarnings("unchecked")
  synchronized <E extends Exception> void rethrow(Window document) throws IOException, E {
    switch (cause) {
      case null -> {}
      case TapeReader.WrongDocumentException wrong -> throw document.error();
      case IOException e -> throw e;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      // Handlers throw nothing else.
      default -> throw (E) cause;
    }
  }
}
