package org.xmlbench.soap.toolkit;

import java.net.URI;
import java.util.Optional;
import org.xmlbench.soap.operation.SoapService;

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
   * Why it cannot run on this host, in a line that says what to do; empty where it can. What its
   * libraries need of the host beside a JVM is looked for here, without loading them.
   */
  default Optional<String> unavailable() {
    return Optional.empty();
  }

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
   * @throws UnsupportedOperationException where it has none; one that has it need not name {@link
   *     Seam#BINDING}
   */
  default Binding binding() throws Exception {
    throw new UnsupportedOperationException(describe().id() + " has no binding without its stack");
  }

  /**
   * Its whole client over HTTP.
   *
   * @param endpoint where the service is, on loopback
   * @param keepAlive whether its connection is kept for the next call
   * @throws UnsupportedOperationException where neither {@link Seam#HTTP} nor {@link
   *     Seam#HTTP_CLOSE} is one of its seams
   */
  default StackClient http(URI endpoint, boolean keepAlive) throws Exception {
    throw new UnsupportedOperationException(describe().id() + " has no client over HTTP");
  }

  /**
   * Its server, on 127.0.0.1.
   *
   * @param port where it listens; 0 for one that is free
   * @throws java.net.BindException when the port is in use
   * @throws UnsupportedOperationException where neither {@link Seam#HTTP} nor {@link
   *     Seam#HTTP_CLOSE} is one of its seams
   */
  default ToolkitServer serve(SoapService service, int port) throws Exception {
    throw new UnsupportedOperationException(describe().id() + " has no server");
  }
}
