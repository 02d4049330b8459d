package org.xmlbench.readahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/** What every strategy owes its reader, whatever its parameters. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class StrategyContractTest {
  private static final int PAGE = 4096;

  @TempDir private Path folder;

  /** Sizes on both sides of every boundary: a page, a request, a pipe, a ring, a window. */
  private static IntStream sizes() {
    return IntStream.of(1, 2, 3, 4, 8, 16, 64, 256, 1024)
        .map(pages -> pages * PAGE)
        .flatMap(size -> IntStream.of(size - 1, size, size + 1));
  }

  @ParameterizedTest
  @MethodSource("org.xmlbench.readahead.Samples#strategies")
  void deliversTheFileAtEverySizeAroundABoundary(String name) throws IOException {
    InputStrategy strategy = Samples.available(name);
    for (int size : IntStream.concat(IntStream.of(0, 1, 2), sizes()).toArray()) {
      String text = Samples.text(size);
      Path file = Samples.file(folder, text);
      try (OpenInput input = Inputs.open(file, strategy)) {
        assertThat(Samples.readAll(input)).as("%s, %d bytes", name, size).isEqualTo(text);
        assertThat(Samples.readOne(input)).as("after the end").isNegative();
        assertThat(Samples.readOne(input)).as("long after the end").isNegative();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.xmlbench.readahead.Samples#strategies")
  void deliversTheFileInPiecesOfAnySize(String name) throws IOException {
    InputStrategy strategy = Samples.available(name);
    String text = Samples.text(50_000);
    Path file = Samples.file(folder, text);
    Random lengths = new Random(7);
    try (OpenInput input = Inputs.open(file, strategy)) {
      StringBuilder read = new StringBuilder();
      int count = 0;
      while (count >= 0) {
        count = piece(input, lengths.nextInt(9000), read);
      }
      assertThat(read.toString()).isEqualTo(text);
    }
  }

  /** Appends a piece of at most {@code length}, sometimes by the method for a single one. */
  private static int piece(OpenInput input, int length, StringBuilder to) throws IOException {
    if (length < 500) {
      int one = Samples.readOne(input);
      if (one >= 0) {
        to.append((char) one);
      }
      return one;
    }
    switch (input) {
      case OpenInput.Bytes(var stream) -> {
        byte[] piece = new byte[length + 2];
        int count = stream.read(piece, 1, length);
        to.append(new String(piece, 1, Math.max(count, 0), StandardCharsets.US_ASCII));
        return count;
      }
      case OpenInput.Characters(var reader) -> {
        char[] piece = new char[length + 2];
        int count = reader.read(piece, 1, length);
        to.append(piece, 1, Math.max(count, 0));
        return count;
      }
    }
  }

  @ParameterizedTest
  @MethodSource("org.xmlbench.readahead.Samples#strategies")
  void twoInputsOfOneStrategyDoNotMeet(String name) throws IOException {
    InputStrategy strategy = Samples.available(name);
    Path first = Samples.file(folder, Samples.text(30_000));
    Path second = Samples.file(folder, Samples.text(40_000));
    try (OpenInput one = Inputs.open(first, strategy);
        OpenInput two = Inputs.open(second, strategy)) {
      assertThat(Samples.readOne(one)).isEqualTo('<');
      assertThat(Samples.readAll(two)).hasSize(40_000);
      assertThat(Samples.readAll(one)).hasSize(29_999);
    }
  }

  @ParameterizedTest
  @MethodSource("org.xmlbench.readahead.Samples#strategies")
  void oneNameOneStrategy(String name) {
    InputStrategy strategy = Inputs.strategy(name);
    assertThat(Inputs.strategy(strategy.name())).isEqualTo(strategy);
    assertThat(strategy.summary()).isNotBlank().doesNotContain("\n");
  }

  @ParameterizedTest
  @MethodSource("org.xmlbench.readahead.Samples#strategies")
  void aFileThatGrewIsRefusedAtItsEnd(String name) throws IOException {
    InputStrategy strategy = Samples.available(name);
    Path file = Samples.file(folder, Samples.text(100_000));
    try (OpenInput input = Inputs.open(file, strategy)) {
      Samples.readOne(input);
      Files.writeString(file, "appended", java.nio.file.StandardOpenOption.APPEND);
      assertThatThrownBy(() -> Samples.readAll(input))
          .isInstanceOf(IOException.class)
          .hasMessage("%s: had 100000 bytes when it was opened and has 100008 now", file);
    }
  }

  @ParameterizedTest
  @MethodSource("org.xmlbench.readahead.Samples#strategies")
  void aFileThatShrankIsRefusedAndDoesNotHang(String name) throws IOException {
    InputStrategy strategy = Samples.available(name);
    Path file = Samples.file(folder, Samples.text(20 << 20));
    try (OpenInput input = Inputs.open(file, strategy)) {
      Samples.readOne(input);
      Files.write(file, new byte[0]);
      assertThatThrownBy(() -> Samples.readAll(input))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("%s: ", file)
          .hasMessageNotContaining("\n");
    }
  }
}
