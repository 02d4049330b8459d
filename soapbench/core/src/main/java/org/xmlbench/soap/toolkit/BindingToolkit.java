package org.xmlbench.soap.toolkit;

/**
 * A toolkit whose envelope and binding can be used without its client: {@link Seam#BINDING}, which
 * it need not name where nothing is to be measured there.
 */
public interface BindingToolkit extends Toolkit {
  /** Its envelope and binding alone. */
  Binding binding() throws Exception;
}
