package org.xmlbench.soap.http;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Reads the parts of messages of HTTP/1.1 (RFC 9112) out of a stream, each of bounded length. */
public final class HttpParts {
  private static final int MOST_HEAD = 1 << 16;
  private static final int MOST_BODY = 1 << 26;
  private static final int DECIMAL = 10;
  private static final int HEX = 16;

  private final InputStream in;

  /** Reads from {@code in}, which is to be buffered. */
  public HttpParts(InputStream in) {
    this.in = in;
  }

  /** Reads the lines of a head, or of a trailer, up to the empty one; names in lower case. */
  public Map<String, String> headers() throws IOException {
    Map<String, String> headers = new HashMap<>();
    int bytes = 0;
    for (String line = line(); !line.isEmpty(); line = line()) {
      bytes += line.length();
      if (bytes > MOST_HEAD) {
        throw new IOException("the head is longer than " + MOST_HEAD + " bytes");
      }
      int colon = line.indexOf(':');
      if (colon > 0) {
        headers.put(
            line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
      }
    }
    return headers;
  }

  /** Reads a body in the chunked coding, section 7.1. */
  public byte[] chunks() throws IOException {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    while (true) {
      String head = line();
      int semicolon = head.indexOf(';');
      int size = number(semicolon < 0 ? head : head.substring(0, semicolon), HEX);
      if (size == 0) {
        headers();
        return body.toByteArray();
      }
      body.writeBytes(bytes(size));
      if (body.size() > MOST_BODY) {
        throw new IOException("the body is longer than " + MOST_BODY + " bytes");
      }
      if (!line().isEmpty()) {
        throw new IOException("a chunk is longer than it says");
      }
    }
  }

  private static int number(String text, int radix) throws IOException {
    try {
      int number = Integer.parseInt(text.strip(), radix);
      if (number >= 0 && number <= MOST_BODY) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Told below.
    }
    throw new IOException("the body has a length of '" + text + "'");
  }

  /**
   * Reads a body of that length.
   *
   * @param length as a head states it
   */
  public byte[] bytes(String length) throws IOException {
    return bytes(number(length, DECIMAL));
  }

  /** Reads a body that ends with the connection. */
  public byte[] rest() throws IOException {
    return in.readNBytes(MOST_BODY);
  }

  private byte[] bytes(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("the message ended inside its body");
    }
    return bytes;
  }

  /** Reads a line, without its end. */
  public String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("the message ended inside its head");
      }
      if (line.size() == MOST_HEAD) {
        throw new IOException("a line of the head is longer than " + MOST_HEAD + " bytes");
      }
      line.write(next);
    }
    String text = line.toString(StandardCharsets.ISO_8859_1);
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }
}
