package org.xmlbench.soap.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A connection to a server on loopback, by as much of HTTP/1.1 (RFC 9112) as its replies need. A
 * whole client would take more of the processor than many a server. Used by one thread; {@link
 * #close} by any.
 */
public final class RawConnection implements Closeable {
  private static final int CONTINUE = 100;
  private static final int NO_CONTENT = 204;
  private static final int MOST_HEAD = 1 << 16;
  private static final int MOST_BODY = 1 << 26;
  private static final int HEX = 16;

  private final Socket socket;
  private final InputStream in;
  private final OutputStream out;

  private RawConnection(Socket socket) throws IOException {
    this.socket = socket;
    this.in = new BufferedInputStream(socket.getInputStream());
    this.out = socket.getOutputStream();
  }

  /**
   * Connects.
   *
   * @param patience how long to wait for the connection, and then for each part of a reply
   * @throws IOException when nobody listens, or the address is not on loopback
   */
  public static RawConnection open(URI endpoint, Duration patience) throws IOException {
    InetAddress address = InetAddress.getByName(endpoint.getHost());
    if (!address.isLoopbackAddress()) {
      throw new IOException(endpoint.getHost() + " is not on loopback");
    }
    int millis = Math.toIntExact(patience.toMillis());
    Socket socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(address, endpoint.getPort()), millis);
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(millis);
      return new RawConnection(socket);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  /** Sends a request and reads its reply. */
  public RawReply call(RawRequest request) throws IOException {
    send(request, 0, request.length());
    return reply();
  }

  /** Sends a part of a request. */
  public void send(RawRequest request, int from, int length) throws IOException {
    out.write(request.bytes(), from, length);
  }

  /**
   * Reads a reply.
   *
   * @throws java.net.SocketTimeoutException when none comes in time
   * @throws EOFException when the connection ends before the reply does
   */
  public RawReply reply() throws IOException {
    String line = line();
    int status = status(line);
    Map<String, String> headers = headers();
    if (status == CONTINUE) {
      return reply();
    }
    boolean closes =
        headers.getOrDefault("connection", "").equalsIgnoreCase("close")
            || line.startsWith("HTTP/1.0");
    return new RawReply(status, body(status, headers), closes);
  }

  private static int status(String line) throws IOException {
    String[] words = line.split(" ", 3);
    if (words.length < 2 || !words[0].startsWith("HTTP/1.")) {
      throw new IOException("the reply is no HTTP: '" + line + "'");
    }
    try {
      return Integer.parseInt(words[1]);
    } catch (NumberFormatException e) {
      throw new IOException("the reply has no status: '" + line + "'", e);
    }
  }

  private Map<String, String> headers() throws IOException {
    Map<String, String> headers = new HashMap<>();
    int bytes = 0;
    for (String line = line(); !line.isEmpty(); line = line()) {
      bytes += line.length();
      if (bytes > MOST_HEAD) {
        throw new IOException("the reply's head is longer than " + MOST_HEAD + " bytes");
      }
      int colon = line.indexOf(':');
      if (colon > 0) {
        headers.put(
            line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
      }
    }
    return headers;
  }

  private byte[] body(int status, Map<String, String> headers) throws IOException {
    if (status == NO_CONTENT) {
      return new byte[0];
    }
    if (headers.getOrDefault("transfer-encoding", "").equalsIgnoreCase("chunked")) {
      return chunks();
    }
    String length = headers.get("content-length");
    return length == null ? in.readNBytes(MOST_BODY) : bytes(number(length, 10));
  }

  private byte[] chunks() throws IOException {
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
        throw new IOException("the reply is longer than " + MOST_BODY + " bytes");
      }
      line();
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
    throw new IOException("the reply has a length of '" + text + "'");
  }

  private byte[] bytes(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("the connection ended inside the reply");
    }
    return bytes;
  }

  private String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = in.read(); next != '\n'; next = in.read()) {
      if (next < 0) {
        throw new EOFException("the connection ended without a reply");
      }
      if (line.size() == MOST_HEAD) {
        throw new IOException("a line of the reply is longer than " + MOST_HEAD + " bytes");
      }
      line.write(next);
    }
    String text = line.toString(StandardCharsets.ISO_8859_1);
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
