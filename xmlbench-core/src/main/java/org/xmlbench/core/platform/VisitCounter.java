package org.xmlbench.core.platform;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.atomic.AtomicLong;

/** Counts connections to a port of loopback that only a document named, and answers nothing. */
public final class VisitCounter implements Closeable {
  private static final int BACKLOG = 64;

  private final ServerSocket socket;
  private final AtomicLong visits = new AtomicLong();

  private VisitCounter(ServerSocket socket) {
    this.socket = socket;
  }

  /** Listens on a port of its own. */
  public static VisitCounter open() throws IOException {
    VisitCounter trap =
        new VisitCounter(new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress()));
    Thread.ofVirtual().start(trap::count);
    return trap;
  }

  private void count() {
    while (!socket.isClosed()) {
      try (var _ = socket.accept()) {
        visits.incrementAndGet();
      } catch (IOException e) {
        // It was closed, or the visitor has closed its end.
      }
    }
  }

  public int port() {
    return socket.getLocalPort();
  }

  /** Connections so far. */
  public long visits() {
    return visits.get();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
