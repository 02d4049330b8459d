package org.xmlbench.soap.operation;

import java.io.IOException;
import java.io.InputStream;

/**
 * Watches a server receive requests. Told by whoever reads a request's body, and by the service. A
 * server that is watched has one request at a time.
 */
public interface Reception {
  /** The body of the next request as the toolkit is to read it. */
  InputStream body(InputStream body) throws IOException;

  /**
   * The service has the request, all its values bound to the toolkit's own objects. Only the first
   * time counts of each request.
   */
  void bound();

  /** What the request says. */
  void received(Payload data) throws IOException;

  /** The request is refused, for a reason that its reply does not tell. */
  void refused(Exception why) throws IOException;
}
