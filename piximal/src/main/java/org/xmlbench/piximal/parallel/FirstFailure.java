package org.xmlbench.piximal.parallel;

import java.io.IOException;

/** The failure of the chunk that comes first in the document. */
final class FirstFailure {
  private int chunk = Integer.MAX_VALUE;
  private Throwable cause;

  synchronized void add(int failed, Throwable by) {
    if (failed < chunk) {
      chunk = failed;
      cause = by;
    }
  }

  synchronized <E extends Exception> void rethrow() throws IOException, E {
    FirstFailure.<E>rethrow(cause);
  }

  /** Throws what the reader or the handler of a chunk threw; nothing where that is null. */
  @SuppressWarnings("unchecked")
  static <E extends Exception> void rethrow(Throwable cause) throws IOException, E {
    switch (cause) {
      case null -> {}
      case IOException e -> throw e;
      case RuntimeException e -> throw e;
      case Error e -> throw e;
      default -> throw (E) cause;
    }
  }
}
