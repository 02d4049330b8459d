package org.xmlbench.suite.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What the one who grants turns sees of a fork that asks, leaves, dies or never comes. */
@Timeout(30)
class SeatTest {
  private Path folder;
  private ExecutorService threads;

  @BeforeEach
  void folder() throws Exception {
    folder = Files.createTempDirectory("seat");
    threads = Executors.newVirtualThreadPerTaskExecutor();
  }

  @AfterEach
  void clear() throws Exception {
    threads.shutdownNow();
    ForkRunner.delete(folder);
  }

  private static SocketChannel fork(Seat seat) throws Exception {
    SocketChannel fork = SocketChannel.open(StandardProtocolFamily.UNIX);
    fork.connect(UnixDomainSocketAddress.of(seat.socket()));
    return fork;
  }

  @Test
  void aForkAsksIsGrantedAndLeaves() throws Exception {
    try (Seat seat = Seat.at(folder.resolve("s"))) {
      SocketChannel fork = fork(seat);
      fork.write(ByteBuffer.allocate(1));
      assertThat(seat.isAskedFor()).isTrue();
      seat.grant();
      assertThat(fork.read(ByteBuffer.allocate(1))).isEqualTo(1);
      fork.close();
      assertThat(seat.isAskedFor()).isFalse();
      seat.grant();
      assertThat(seat.isAskedFor()).isFalse();
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whatAForkWaitsForItsTurnsIsCountedAndNothingElse() throws Exception {
    try (Seat seat = Seat.at(folder.resolve("s"));
        SocketChannel fork = fork(seat)) {
      assertThat(seat.waited()).isZero();
      fork.write(ByteBuffer.allocate(1));
      seat.isAskedFor();
      Thread.sleep(20);
      assertThat(seat.waited()).isGreaterThanOrEqualTo(Duration.ofMillis(20));
      seat.grant();
      Duration waited = seat.waited();
      Thread.sleep(20);
      assertThat(seat.waited()).isEqualTo(waited);
      fork.write(ByteBuffer.allocate(1));
      seat.isAskedFor();
      Thread.sleep(20);
      assertThat(seat.waited()).isGreaterThanOrEqualTo(waited.plusMillis(20));
    }
  }

  @Test
  void aForkThatEndsBeforeItComesHasLeft() throws Exception {
    Seat seat = Seat.at(folder.resolve("s"));
    Future<Boolean> asked = threads.submit(seat::isAskedFor);
    seat.close();
    assertThat(asked.get()).isFalse();
    assertThat(seat.isAskedFor()).isFalse();
  }

  @Test
  void whoWaitsIsToldWhenTheProcessEnds() throws Exception {
    Seat seat = Seat.at(folder.resolve("s"));
    try (SocketChannel fork = fork(seat)) {
      fork.write(ByteBuffer.allocate(1));
      assertThat(seat.isAskedFor()).isTrue();
      Future<Boolean> asked = threads.submit(seat::isAskedFor);
      seat.close();
      assertThat(asked.get()).isFalse();
    }
  }

  @Test
  void anInterruptionOfWhoWaitsIsOne() throws Exception {
    try (Seat seat = Seat.at(folder.resolve("s"))) {
      CountDownLatch ended = new CountDownLatch(1);
      boolean[] interrupted = new boolean[1];
      Thread waiting =
          Thread.startVirtualThread(
              () -> {
                try {
                  seat.isAskedFor();
                } catch (InterruptedException e) {
                  interrupted[0] = true;
                } catch (java.io.IOException e) {
                  throw new java.io.UncheckedIOException(e);
                } finally {
                  ended.countDown();
                }
              });
      waiting.interrupt();
      ended.await();
      assertThat(interrupted[0]).isTrue();
    }
  }
}
