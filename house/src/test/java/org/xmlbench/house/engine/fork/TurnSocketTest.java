package org.xmlbench.house.engine.fork;

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
import org.xmlbench.core.Folders;

/** What the scheduler sees of a fork that asks for a turn, leaves, dies or never connects. */
@Timeout(30)
class TurnSocketTest {
  private Path folder;
  private ExecutorService threads;

  @BeforeEach
  void folder() throws Exception {
    folder = Files.createTempDirectory("turns");
    threads = Executors.newVirtualThreadPerTaskExecutor();
  }

  @AfterEach
  void clear() throws Exception {
    threads.shutdownNow();
    Folders.delete(folder);
  }

  private static SocketChannel fork(TurnSocket turns) throws Exception {
    SocketChannel fork = SocketChannel.open(StandardProtocolFamily.UNIX);
    fork.connect(UnixDomainSocketAddress.of(turns.address()));
    return fork;
  }

  @Test
  void aForkAsksIsGrantedAndLeaves() throws Exception {
    try (TurnSocket turns = TurnSocket.at(folder.resolve("s"))) {
      SocketChannel fork = fork(turns);
      fork.write(ByteBuffer.allocate(1));
      assertThat(turns.isAskedFor()).isTrue();
      turns.grant();
      assertThat(fork.read(ByteBuffer.allocate(1))).isEqualTo(1);
      fork.close();
      assertThat(turns.isAskedFor()).isFalse();
      turns.grant();
      assertThat(turns.isAskedFor()).isFalse();
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void whatAForkWaitsForItsTurnsIsCountedAndNothingElse() throws Exception {
    try (TurnSocket turns = TurnSocket.at(folder.resolve("s"));
        SocketChannel fork = fork(turns)) {
      assertThat(turns.waited()).isZero();
      fork.write(ByteBuffer.allocate(1));
      turns.isAskedFor();
      Thread.sleep(20);
      assertThat(turns.waited()).isGreaterThanOrEqualTo(Duration.ofMillis(20));
      turns.grant();
      Duration waited = turns.waited();
      Thread.sleep(20);
      assertThat(turns.waited()).isEqualTo(waited);
      fork.write(ByteBuffer.allocate(1));
      turns.isAskedFor();
      Thread.sleep(20);
      assertThat(turns.waited()).isGreaterThanOrEqualTo(waited.plusMillis(20));
    }
  }

  @Test
  void aForkThatEndsBeforeItComesHasLeft() throws Exception {
    TurnSocket turns = TurnSocket.at(folder.resolve("s"));
    Future<Boolean> asked = threads.submit(turns::isAskedFor);
    turns.close();
    assertThat(asked.get()).isFalse();
    assertThat(turns.isAskedFor()).isFalse();
  }

  @Test
  void theWaiterIsNotifiedWhenTheProcessEnds() throws Exception {
    TurnSocket turns = TurnSocket.at(folder.resolve("s"));
    try (SocketChannel fork = fork(turns)) {
      fork.write(ByteBuffer.allocate(1));
      assertThat(turns.isAskedFor()).isTrue();
      Future<Boolean> asked = threads.submit(turns::isAskedFor);
      turns.close();
      assertThat(asked.get()).isFalse();
    }
  }

  @Test
  void anInterruptionOfTheWaiterIsReported() throws Exception {
    try (TurnSocket turns = TurnSocket.at(folder.resolve("s"))) {
      CountDownLatch ended = new CountDownLatch(1);
      boolean[] interrupted = new boolean[1];
      Thread waiting =
          Thread.startVirtualThread(
              () -> {
                try {
                  turns.isAskedFor();
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
