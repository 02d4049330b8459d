package org.xmlbench.soap.http;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A connection to a server on loopback, or on a node that the user has named, by as much of
 * HTTP/1.1 (RFC 9112) as its replies need. A whole client would take more of the processor than
 * many a server. Used by one thread; {@link #close} by any.
 */
public final class RawConnection implements Closeable {
  private static final int CONTINUE = 100;
  private static final int NO_CONTENT = 204;
  private static final Set<InetAddress> NODES = ConcurrentHashMap.newKeySet();

  private final Socket socket;
  private final HttpParts in;
  private final OutputStream out;

  private RawConnection(Socket socket) throws IOException {
    this.socket = socket;
    this.in = new HttpParts(new BufferedInputStream(socket.getInputStream()));
    this.out = socket.getOutputStream();
  }

  /** Allows connections to a node that the user has named. */
  static void permit(InetAddress node) {
    NODES.add(node);
  }

  /**
   * Connects.
   *
   * @param patience how long to wait for the connection, and then for each part of a reply
   * @throws IOException when no process listens, or the address is neither on loopback nor a node's
   *     that was permitted
   */
  public static RawConnection open(URI endpoint, Duration patience) throws IOException {
    InetAddress address = InetAddress.getByName(endpoint.getHost());
    if (!address.isLoopbackAddress() && !NODES.contains(address)) {
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
    String line = in.line();
    int status = status(line);
    Map<String, String> headers = in.headers();
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

  private byte[] body(int status, Map<String, String> headers) throws IOException {
    if (status == NO_CONTENT) {
      return new byte[0];
    }
    if (headers.getOrDefault("transfer-encoding", "").equalsIgnoreCase("chunked")) {
      return in.chunks();
    }
    String length = headers.get("content-length");
    return length == null ? in.rest() : in.bytes(length);
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
