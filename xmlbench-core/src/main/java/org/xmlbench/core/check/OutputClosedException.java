package org.xmlbench.core.check;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Nobody reads the canonical stream any more: the parse that feeds it ends here. */
final class OutputClosedException extends UncheckedIOException {
  OutputClosedException(IOException cause) {
    super(cause);
  }
}
