package org.xmlbench.contract.bare;

import java.io.InputStream;

/**
 * The least code that reads a document with a library: it adds up the lengths of what it is given.
 */
@FunctionalInterface
public interface BareLoop {
  /**
   * Reads a document.
   *
   * @return sum of the lengths of names, values and text
   */
  long read(InputStream in) throws Exception;
}
