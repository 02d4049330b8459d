package org.xmlbench.piximal.parallel;

import java.io.IOException;
import org.xmlbench.piximal.engine.DocumentReader;
import org.xmlbench.piximal.engine.TapeReader;

/** The document of which a window is a part, as one thread reads it. */
interface WholeDocument {
  /** Reads it from its beginning. */
  DocumentReader open() throws IOException;

  /** Reads what stands behind the outermost element, which ends at that byte of the window. */
  DocumentReader openBehind(int position);

  /** A reader of tapes of the window. */
  TapeReader reader();
}
