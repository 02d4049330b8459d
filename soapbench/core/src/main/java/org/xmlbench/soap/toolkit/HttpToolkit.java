package org.xmlbench.soap.toolkit;

import java.net.URI;
import org.xmlbench.soap.operation.SoapService;

/**
 * A toolkit with a client over HTTP and a server: {@link Seam#HTTP_CLOSE}, and {@link Seam#HTTP}
 * where its client keeps connections.
 */
public interface HttpToolkit extends Toolkit {
  /**
   * Its whole client over HTTP.
   *
   * @param endpoint where the service is
   * @param keepAlive whether its connection is kept for the next call
   * @throws IllegalArgumentException where its client cannot do as {@code keepAlive} says
   */
  StackClient http(URI endpoint, boolean keepAlive) throws Exception;

  /**
   * Its server.
   *
   * @param place where it listens, and what it asks for
   * @throws java.net.BindException when the port is in use
   * @throws IllegalArgumentException when it asks for a token, and no other client can call it
   */
  ToolkitServer serve(SoapService service, ServerPlace place) throws Exception;

  /**
   * Its server, on 127.0.0.1.
   *
   * @param port where it listens; 0 for one that is free
   * @throws java.net.BindException when the port is in use
   */
  default ToolkitServer serve(SoapService service, int port) throws Exception {
    return serve(service, ServerPlace.loopback(port));
  }
}
