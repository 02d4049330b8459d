package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.input.FileInput;
import org.xmlbench.core.input.Input;
import org.xmlbench.core.input.MemoryInput;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;

class ByteLoopTest {
  private static final ByteLoop.Schedule BRIEF =
      new ByteLoop.Schedule(5_000_000, 200_000, 5_000_000, 1_000_000_000);

  @TempDir private Path folder;

  /** Whatever the compiler makes of it: no byte may be left out. */
  @ParameterizedTest
  @ValueSource(ints = {1, 7, 31, 32, 33, 100})
  void theSumDependsOnEachByte(int length) {
    byte[] bytes = new byte[length + 3];
    new Random(7).nextBytes(bytes);
    long sum = ByteLoop.sum(bytes, length);
    for (int i = 0; i < bytes.length; i++) {
      bytes[i]++;
      assertThat(ByteLoop.sum(bytes, length) != sum).as("byte %d", i).isEqualTo(i < length);
      bytes[i]--;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 100, 20_000, 1 << 20})
  void everyByteIsRead(int size) throws IOException {
    ByteLoop loop = new ByteLoop(new MemoryInput(new byte[size]));
    Iteration window = loop.measure(BRIEF);
    loop.requireAllRead();
    assertThat(window.operations()).isPositive();
    assertThat(window.wallNanos()).isPositive();
    // Not even the fastest caches give a core a terabyte a second.
    assertThat((double) size * window.operations() / window.wallNanos()).isLessThan(1000);
  }

  @Test
  void aStreamThatEndsEarlyIsNoDocument() throws IOException {
    Input cut =
        new Input() {
          @Override
          public String name() {
            return "cut";
          }

          @Override
          public long size() {
            return 10;
          }

          @Override
          public InputStream open() {
            return new ByteArrayInputStream(new byte[9]);
          }
        };
    ByteLoop loop = new ByteLoop(cut);
    loop.measure(BRIEF);
    assertThatThrownBy(loop::requireAllRead).hasMessageContaining("of 10 bytes read");
  }

  @Test
  void somethingIsDoneBeforeEachSingleRead() throws IOException {
    AtomicInteger sweeps = new AtomicInteger();
    ByteLoop loop = new ByteLoop(new MemoryInput(new byte[100_000]));
    Iteration window = loop.measureSingly(BRIEF, sweeps::incrementAndGet);
    assertThat(window.operations()).isEqualTo(1);
    assertThat(sweeps).hasValueGreaterThanOrEqualTo(3);
  }

  @Test
  void eachThreadHasItsWindow() throws Exception {
    Path file = Files.write(folder.resolve("x"), new byte[50_000]);
    List<Iteration> windows = ByteLoopMain.inThreads(new FileInput(file), false, 3, BRIEF);
    assertThat(windows).hasSize(3).allMatch(window -> window.operations() > 0);
  }

  @Test
  void whatCannotBeReadIsReported() {
    ForkResult result = ByteLoopMain.result(folder.resolve("none"), false, false, 1);
    assertThat(result.outcome()).isEqualTo(Outcome.FAILED);
    assertThat(result.reason()).contains("NoSuchFileException");
    assertThat(result.timing().iterations()).isEmpty();
  }
}
