package org.xmlbench.soap.http;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.platform.CpuReading;
import org.xmlbench.core.platform.SettledCpuClock;

/**
 * Tells a process's CPU time to whoever asks over loopback, which is what the process itself alone
 * can read in full: {@link SettledCpuClock}. What telling takes is not in it.
 *
 * <p>To {@link #LOOK} the answer is that byte, when its threads are looked for; to {@link #READ} it
 * is three numbers of 64 bits in network order, those of a {@link CpuReading}. The port stands in a
 * file. teller.h is the twin of a server that is a program.
 */
final class CpuTeller {
  static final int LOOK = 'l';
  static final int READ = 'r';

  /** Bytes of a reading. */
  static final int LENGTH = 3 * Long.BYTES;

  static final InetAddress LOOPBACK = InetAddress.ofLiteral("127.0.0.1");

  private final ServerSocket listener;
  private final SettledCpuClock clock;

  private CpuTeller(ServerSocket listener, SettledCpuClock clock) {
    this.listener = listener;
    this.clock = clock;
  }

  /** The file of the port, in a server's folder. */
  static Path file(Path folder) {
    return folder.resolve("cpu");
  }

  /** Starts to tell, until the JVM's end; does nothing where the platform tells no CPU time. */
  static void start(Path folder) throws IOException {
    Optional<SettledCpuClock> clock = SettledCpuClock.probe();
    if (clock.isEmpty()) {
      return;
    }
    ServerSocket listener = new ServerSocket(0, 1, LOOPBACK);
    Files.writeString(file(folder), Integer.toString(listener.getLocalPort()));
    CpuTeller teller = new CpuTeller(listener, clock.get());
    Thread.ofPlatform().daemon().name("cpu-teller").start(teller::serve);
  }

  private void serve() {
    while (!listener.isClosed()) {
      try (Socket asker = listener.accept()) {
        asker.setTcpNoDelay(true);
        answer(asker.getInputStream(), asker.getOutputStream());
      } catch (IOException e) {
        // Whoever asked is gone; another may come.
      }
    }
  }

  private void answer(InputStream questions, OutputStream answers) throws IOException {
    for (int question = questions.read(); question >= 0; question = questions.read()) {
      if (question == READ) {
        answers.write(bytes(clock.readOthers()));
      } else {
        clock.lookForThreads();
        answers.write(LOOK);
      }
    }
  }

  private static byte[] bytes(CpuReading reading) {
    return ByteBuffer.allocate(LENGTH)
        .putLong(reading.wallBefore())
        .putLong(reading.cpuNanos())
        .putLong(reading.wallAfter())
        .array();
  }

  /** The reading of those bytes. */
  static CpuReading reading(byte[] bytes) {
    ByteBuffer numbers = ByteBuffer.wrap(bytes);
    return new CpuReading(numbers.getLong(), numbers.getLong(), numbers.getLong());
  }
}
