package org.xmlbench.soap.toolkit;

/**
 * A SOAP toolkit: a subject. Found by {@link java.util.ServiceLoader} on a class path that holds
 * the core, SOAPBench's core, and this toolkit with its libraries.
 *
 * <p>It names implementation classes and never uses JAXP's search; it reads no external entity; it
 * opens no socket beyond loopback. {@link #describe()} must not load the toolkit's libraries.
 */
public interface Toolkit {
  /** What it is. */
  ToolkitDescription describe();

  /**
   * Its whole client above {@code wire}.
   *
   * @throws UnsupportedOperationException where {@link Seam#STACK} is none of its seams
   */
  default StackClient stack(Wire wire) throws Exception {
    throw new UnsupportedOperationException(describe().id() + " has no client stack");
  }

  /**
   * Its envelope and binding alone.
   *
   * @throws UnsupportedOperationException where {@link Seam#BINDING} is none of its seams
   */
  default Binding binding() throws Exception {
    throw new UnsupportedOperationException(describe().id() + " has no binding without its stack");
  }
}
