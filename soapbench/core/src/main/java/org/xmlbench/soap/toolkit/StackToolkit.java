package org.xmlbench.soap.toolkit;

/**
 * A toolkit with a client whose transport can be replaced: {@link Seam#STACK}, or {@link
 * Seam#CONTROL} where there is nothing above the transport.
 */
public interface StackToolkit extends Toolkit {
  /** Its whole client above {@code wire}. */
  StackClient stack(Wire wire) throws Exception;
}
