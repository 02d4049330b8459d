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
 * @param serverOptions options of the server's JVM without which its host would be measured, and
 *     not the toolkit
 */
public record HttpSetup(String host, String client, boolean byHand, List<String> serverOptions) {
  public HttpSetup {
    serverOptions = List.copyOf(serverOptions);
  }

  /** The platform's connections, as descriptions name them. */
  public static final String URL_CONNECTION = "java.net.HttpURLConnection";

  /** The platform's newer client, as descriptions name it. */
  public static final String JDK_CLIENT = "java.net.http.HttpClient";
}
