package org.xmlbench.soap.toolkit;

import java.util.List;

/**
 * What a toolkit's messages go through on their way over HTTP, with versions where they are not the
 * toolkit's own.
 *
 * @param host what its server runs in
 * @param client what its client calls by
 * @param byHand whether client and service are written by hand around an API for messages, instead
 *     of by a stack
 * @param protocol what client and server speak; anything but {@link #HTTP_1} is spoken by them
 *     alone
 * @param serverOptions options of the server's JVM without which its host would be measured, and
 *     not the toolkit
 */
public record HttpSetup(
    String host, String client, boolean byHand, String protocol, List<String> serverOptions) {
  public HttpSetup {
    serverOptions = List.copyOf(serverOptions);
  }

  /** What XMLBench's own clients speak, and most toolkits. */
  public static final String HTTP_1 = "HTTP/1.1";

  /** The platform's connections, as descriptions name them. */
  public static final String URL_CONNECTION = "java.net.HttpURLConnection";

  /** The platform's newer client, as descriptions name it. */
  public static final String JDK_CLIENT = "java.net.http.HttpClient";

  /** Whether another client than the toolkit's can call its server. */
  public boolean isOpenToOthers() {
    return protocol.equals(HTTP_1);
  }
}
