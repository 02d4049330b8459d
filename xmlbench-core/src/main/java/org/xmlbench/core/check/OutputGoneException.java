package org.xmlbench.core.check;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Nobody reads the canonical stream any more: the parse that feeds it ends here. */
final class OutputGoneException extends UncheckedIOException {
  OutputGoneException(IOException cause) {
    super(cause);
  }
}
