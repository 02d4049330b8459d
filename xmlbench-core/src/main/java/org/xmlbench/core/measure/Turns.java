package org.xmlbench.core.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

/**
 * Two forks that measure interleaved: each asks before every iteration of its measured phase, and
 * sleeps until its turn is granted, so that an iteration of one is next to an iteration of the
 * other and both meet the same neighbours on the machine.
 *
 * <p>The source of the method: A. Abedi and T. Brecht, Conducting Repeatable Experiments in Highly
 * Variable Cloud Computing Environments, ICPE 2017 (randomized multiple interleaved trials).
 */
public interface Turns extends AutoCloseable {
  /** How many bytes are sent to ask, and to grant what was asked for. */
  int ASK_AND_GRANT_BYTES = 1;

  byte TURN = 0;

  /** The byte that means that this fork wants no more turns, and asks to know when none does. */
  byte REST = 1;

  /** Gives back the turn that this fork holds, and returns when it has the next one. */
  void take();

  /** Gives back the last turn, and returns when no fork wants one any more. */
  void rest();

  /** Whether {@link #take()} may sleep. */
  boolean mayWait();

  @Override
  default void close() {}

  /** A fork that measures alone has every turn at once. */
  static Turns alone() {
    return new Turns() {
      @Override
      public void take() {}

      @Override
      public void rest() {}

      @Override
      public boolean mayWait() {
        return false;
      }
    };
  }

  /**
   * Turns that a process grants over a socket of the local file system.
   *
   * @throws IOException when no process listens there
   */
  static Turns at(Path socket) throws IOException {
    SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
    channel.connect(UnixDomainSocketAddress.of(socket));
    return new Granted(channel);
  }

  /** Turns granted by another process. */
  final class Granted implements Turns {
    private final SocketChannel channel;
    private final ByteBuffer message = ByteBuffer.allocate(ASK_AND_GRANT_BYTES);

    private Granted(SocketChannel channel) {
      this.channel = channel;
    }

    @Override
    public void take() {
      ask(TURN);
    }

    @Override
    public void rest() {
      ask(REST);
    }

    private void ask(byte what) {
      try {
        message.clear().put(what).flip();
        channel.write(message);
        message.clear();
        if (channel.read(message) < 0) {
          throw new IllegalStateException("the process that grants turns has ended");
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public boolean mayWait() {
      return true;
    }

    @Override
    public void close() {
      try {
        channel.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
