package org.xmlbench.contract.bare;

import java.io.InputStream;

/**
 * What somebody writes who only wants to read a document by a library: it adds up the lengths of
 * what it is given.
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
