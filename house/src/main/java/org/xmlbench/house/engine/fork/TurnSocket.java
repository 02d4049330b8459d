package org.xmlbench.house.engine.fork;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.xmlbench.core.measure.Turns;
import org.xmlbench.house.engine.ForkTurns;
import org.xmlbench.house.engine.RunningFork;

/** One fork's turns over a socket of the local file system. */
public final class TurnSocket implements ForkTurns {
  private final Path socket;
  private final ServerSocketChannel door;
  private final ByteBuffer message = ByteBuffer.allocate(1);
  private final CountDownLatch started = new CountDownLatch(1);
  private volatile RunningFork running;
  private volatile SocketChannel fork;
  private volatile boolean closed;
  private boolean rests;
  private long waitedNanos;
  private long waitsSince;
  private boolean waits;

  private TurnSocket(Path socket, ServerSocketChannel door) {
    this.socket = socket;
    this.door = door;
  }

  /**
   * Turns that a fork can ask for.
   *
   * @param socket a path short enough for the platform's sockets, at which there is nothing yet
   */
  public static TurnSocket at(Path socket) throws IOException {
    ServerSocketChannel door = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    door.bind(UnixDomainSocketAddress.of(socket));
    return new TurnSocket(socket, door);
  }

  @Override
  public Path address() {
    return socket;
  }

  @Override
  public boolean isAskedFor() throws IOException, InterruptedException {
    try {
      if (fork == null) {
        fork = door.accept();
      }
      message.clear();
      boolean asked = fork.read(message) > 0;
      rests = asked && message.get(0) == Turns.REST;
      waits(asked);
      return asked;
    } catch (ClosedByInterruptException e) {
      throw interrupted(e);
    } catch (ClosedChannelException e) {
      return false;
    } catch (IOException e) {
      return left(e);
    }
  }

  @Override
  public boolean rests() {
    return rests;
  }

  @Override
  public void grant() throws IOException, InterruptedException {
    try {
      waits(false);
      message.clear();
      fork.write(message);
    } catch (ClosedByInterruptException e) {
      throw interrupted(e);
    } catch (AsynchronousCloseException e) {
      // It has left; the next request reports that.
    } catch (IOException e) {
      left(e);
    }
  }

  @Override
  public void started(RunningFork process) {
    running = process;
    started.countDown();
  }

  @Override
  public RunningFork fork() throws InterruptedException {
    started.await();
    return running;
  }

  @Override
  public synchronized Duration waited() {
    return Duration.ofNanos(waitedNanos + (waits ? System.nanoTime() - waitsSince : 0));
  }

  private synchronized void waits(boolean from) {
    long now = System.nanoTime();
    waitedNanos += waits ? now - waitsSince : 0;
    waitsSince = now;
    waits = from;
  }

  /**
   * A fork that was killed breaks the connection; that is its end and not an error of the suite.
   */
  private boolean left(IOException e) throws IOException {
    if (!closed && fork == null) {
      throw e;
    }
    return false;
  }

  private static InterruptedException interrupted(ClosedByInterruptException e) {
    InterruptedException interrupted = new InterruptedException("while a fork had its turn");
    interrupted.initCause(e);
    return interrupted;
  }

  @Override
  public void close() throws IOException {
    closed = true;
    door.close();
    SocketChannel connected = fork;
    if (connected != null) {
      connected.close();
    }
    Files.deleteIfExists(socket);
  }
}
