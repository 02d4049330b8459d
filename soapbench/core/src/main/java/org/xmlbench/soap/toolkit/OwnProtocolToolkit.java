package org.xmlbench.soap.toolkit;

/**
 * A toolkit whose client and server speak another protocol than HTTP/1.1, as its description says
 * ({@link HttpSetup#protocol}). No other client can call its server and no other server answers its
 * client, so it brings what stands in for its server where a request is to be seen.
 */
public interface OwnProtocolToolkit extends HttpToolkit {
  /** Starts what stands in for its server, on a free port of 127.0.0.1. */
  RequestWitness witness() throws Exception;
}
