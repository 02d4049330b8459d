package org.xmlbench.soap.http;

import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** A request of HTTP/1.1 as its bytes, head and body, made once and sent repeatedly. */
public final class RawRequest {
  private final byte[] bytes;
  private final int headBytes;

  private RawRequest(byte[] head, byte[] body) {
    ByteArrayOutputStream all = new ByteArrayOutputStream(head.length + body.length);
    all.writeBytes(head);
    all.writeBytes(body);
    bytes = all.toByteArray();
    headBytes = head.length;
  }

  /**
   * A POST that keeps its connection.
   *
   * @param action value of the header {@code SOAPAction}, quotes included; {@code null} for none
   */
  public static RawRequest post(URI endpoint, String contentType, String action, byte[] body) {
    return post(endpoint, contentType, action, Map.of(), body);
  }

  /** The same with more in its head. */
  public static RawRequest post(
      URI endpoint, String contentType, String action, Map<String, String> headers, byte[] body) {
    StringBuilder head = head("POST", endpoint);
    head.append("Content-Type: ").append(contentType).append("\r\n");
    if (action != null) {
      head.append("SOAPAction: ").append(action).append("\r\n");
    }
    headers.forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
    return ended(head, body);
  }

  public static RawRequest empty(String method, URI uri) {
    return ended(head(method, uri), new byte[0]);
  }

  private static StringBuilder head(String method, URI uri) {
    StringBuilder head = new StringBuilder();
    head.append(method).append(' ').append(uri.getRawPath());
    if (uri.getRawQuery() != null) {
      head.append('?').append(uri.getRawQuery());
    }
    head.append(" HTTP/1.1\r\nHost: ").append(uri.getRawAuthority()).append("\r\n");
    return head;
  }

  private static RawRequest ended(StringBuilder head, byte[] body) {
    head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
    return new RawRequest(head.toString().getBytes(StandardCharsets.ISO_8859_1), body);
  }

  /** Head and body; not to be changed. */
  byte[] bytes() {
    return bytes;
  }

  /** Bytes of head and body. */
  public int length() {
    return bytes.length;
  }

  public int headBytes() {
    return headBytes;
  }
}
