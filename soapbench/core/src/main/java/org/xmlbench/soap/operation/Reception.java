package org.xmlbench.soap.operation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

/**
 * Watches a server receive requests. Called by the reader of a request's body, and by the service.
 * A server that is watched has one request at a time.
 *
 * <p>A server that is a separate program cannot call these methods. It takes requests in as {@link
 * #receiving} says, times it by its own clock, and leaves in {@link #folder} what {@code
 * org.xmlbench.soap.http.Received} reads, before it replies.
 */
public interface Reception {
  /** How requests are taken in. */
  Receiving receiving();

  /** Where what was found is left. */
  Path folder();

  /** The body of the next request as the toolkit is to read it. */
  InputStream body(InputStream body) throws IOException;

  /**
   * The service has the request, all its values bound to the toolkit's own objects. Only the first
   * time counts of each request.
   */
  void bound();

  /** What the request says. */
  void received(Payload data) throws IOException;
}
