package org.xmlbench.families.interoperability.fork;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.xmlbench.soap.http.ClientHead;
import org.xmlbench.soap.http.RawRequest;
import org.xmlbench.soap.http.RequestCatcher;

/**
 * A request as a toolkit's client sent it, which another process hands on.
 *
 * @param envelope without the coding of chunks; not to be changed
 */
record SentRequest(ClientHead head, byte[] envelope) {
  private static final byte LINE_END = '\n';

  /**
   * What was caught.
   *
   * @throws IOException when the client has not said what the envelope is
   */
  static SentRequest of(RequestCatcher catcher) throws IOException {
    return new SentRequest(ClientHead.of(catcher), catcher.request());
  }

  /**
   * What {@link #written} wrote.
   *
   * @throws IOException when it is something else
   */
  static SentRequest read(byte[] written) throws IOException {
    int typeEnd = end(written, 0);
    int actionEnd = end(written, typeEnd + 1);
    String action = text(written, typeEnd + 1, actionEnd);
    ClientHead head =
        new ClientHead(
            text(written, 0, typeEnd),
            action.isEmpty() ? Optional.empty() : Optional.of(action.substring(1)));
    return new SentRequest(head, Arrays.copyOfRange(written, actionEnd + 1, written.length));
  }

  /** A line of the type, a line of the action behind a colon, or an empty one; the envelope. */
  byte[] written() {
    String action = head.action().map(value -> ":" + value).orElse("");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(head.contentType().getBytes(StandardCharsets.ISO_8859_1));
    out.write(LINE_END);
    out.writeBytes(action.getBytes(StandardCharsets.ISO_8859_1));
    out.write(LINE_END);
    out.writeBytes(envelope);
    return out.toByteArray();
  }

  RawRequest to(URI endpoint) {
    return head.post(endpoint, envelope);
  }

  private static int end(byte[] written, int from) throws IOException {
    for (int at = from; at < written.length; at++) {
      if (written[at] == LINE_END) {
        return at;
      }
    }
    throw new IOException("no request with its type and action in lines of their own");
  }

  private static String text(byte[] written, int from, int to) {
    return new String(written, from, to - from, StandardCharsets.ISO_8859_1);
  }
}
