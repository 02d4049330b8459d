package org.xmlbench.soap.http;

import java.io.IOException;
import java.net.URI;
import java.util.Optional;

/**
 * What of the head of a client's requests a server may choose the operation or the reader by.
 *
 * @param contentType of the body
 * @param action value of the header {@code SOAPAction}, quotes included; empty where the client
 *     sends none
 */
public record ClientHead(String contentType, Optional<String> action) {
  private static final String TYPE = "Content-Type";

  /**
   * That of the request that was caught last.
   *
   * @throws IOException when it does not say what its body is
   */
  public static ClientHead of(RequestCatcher catcher) throws IOException {
    String type =
        catcher
            .header(TYPE)
            .orElseThrow(() -> new IOException("its client sends no header " + TYPE));
    return new ClientHead(type, catcher.header("SOAPAction"));
  }

  public RawRequest post(URI endpoint, byte[] body) {
    return RawRequest.post(endpoint, contentType, action.orElse(null), body);
  }
}
