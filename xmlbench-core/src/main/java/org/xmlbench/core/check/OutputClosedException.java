package org.xmlbench.core.check;

import java.io.IOException;
import java.io.UncheckedIOException;

/** The reader of the canonical stream has closed it: the parse that feeds it ends here. */
final class OutputClosedException extends UncheckedIOException {
  OutputClosedException(IOException cause) {
    super(cause);
  }
}
