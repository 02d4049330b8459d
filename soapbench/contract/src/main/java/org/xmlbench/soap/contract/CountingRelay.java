package org.xmlbench.soap.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Stands before a server, hands on what it is sent, and counts the connections that it is asked
 * for.
 */
final class CountingRelay implements AutoCloseable {
  private final AtomicInteger connections = new AtomicInteger();
  private final ServerSocket listener;
  private final URI server;

  private CountingRelay(ServerSocket listener, URI server) {
    this.listener = listener;
    this.server = server;
  }

  /** Starts it before a server. */
  static CountingRelay before(URI server) throws IOException {
    ServerSocket listener = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
    CountingRelay relay = new CountingRelay(listener, server);
    Thread.ofVirtual().start(relay::accept);
    return relay;
  }

  URI endpoint() {
    return URI.create(
        "http://%s:%d%s"
            .formatted(
                listener.getInetAddress().getHostAddress(),
                listener.getLocalPort(),
                server.getRawPath()));
  }

  int connections() {
    return connections.get();
  }

  private void accept() {
    try {
      while (true) {
        Socket client = listener.accept();
        connections.incrementAndGet();
        Socket behind = new Socket(server.getHost(), server.getPort());
        behind.setTcpNoDelay(true);
        client.setTcpNoDelay(true);
        Thread.ofVirtual().start(() -> hand(client, behind));
        Thread.ofVirtual().start(() -> hand(behind, client));
      }
    } catch (SocketException closed) {
      // The test is over.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Hands on until one end closes: then both are. */
  private static void hand(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException e) {
      // The other end closed it.
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
