package org.xmlbench.readahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/** Offsets beyond 2³¹ and 2³²: a sparse file of a little more, with a letter at each edge. */
@Tag("slow")
class LargeFileTest {
  private static final long SIZE = (1L << 32) + (8L << 20);
  private static final List<Long> EDGES =
      List.of(0L, (1L << 31) - 1, 1L << 31, (1L << 32) - 1, 1L << 32, SIZE - 1);

  @TempDir private Path folder;

  static Stream<String> strategies() {
    return Inputs.strategies().stream().map(InputStrategy::name);
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void everyByteIsWhereItBelongs(String name) throws IOException {
    InputStrategy strategy = Samples.available(name);
    Path file = folder.resolve("sparse");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(SIZE);
      for (long edge : EDGES) {
        sparse.seek(edge);
        sparse.write('x');
      }
    }
    try (OpenInput input = Inputs.open(file, strategy)) {
      Found found = new Found();
      switch (input) {
        case OpenInput.Bytes(var stream) -> {
          byte[] buffer = new byte[1 << 20];
          for (int n = stream.read(buffer); n >= 0; n = stream.read(buffer)) {
            found.look(buffer, n);
          }
        }
        case OpenInput.Characters(var reader) -> {
          char[] buffer = new char[1 << 20];
          byte[] bytes = new byte[1 << 20];
          for (int n = reader.read(buffer); n >= 0; n = reader.read(buffer)) {
            for (int i = 0; i < n; i++) {
              bytes[i] = (byte) buffer[i];
            }
            found.look(bytes, n);
          }
        }
      }
      assertThat(found.position).isEqualTo(SIZE);
      assertThat(found.letters).isEqualTo(EDGES);
    }
  }

  @Test
  void aByteThatIsNoCharacterIsNamedByItsNumberBeyondFourGibibytes() throws IOException {
    long place = (1L << 32) + 7;
    Path file = folder.resolve("sparse.xml");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(SIZE);
      sparse.seek(place);
      sparse.write(0xFF);
    }
    assertThatThrownBy(
            () -> {
              try (OpenInput.Characters input =
                  (OpenInput.Characters) Inputs.open(file, Inputs.strategy("ring-chars"))) {
                input.reader().transferTo(Writer.nullWriter());
              }
            })
        .isInstanceOf(IOException.class)
        .hasMessage(file + ": byte " + place + " is not UTF-8");
  }

  /** Where letters are, in a stream of zeros. */
  private static final class Found {
    private final List<Long> letters = new java.util.ArrayList<>();
    private long position;

    void look(byte[] bytes, int count) {
      if (java.util.Arrays.mismatch(bytes, 0, count, ZEROS, 0, count) >= 0) {
        for (int i = 0; i < count; i++) {
          if (bytes[i] != 0) {
            letters.add(position + i);
          }
        }
      }
      position += count;
    }
  }

  private static final byte[] ZEROS = new byte[1 << 20];
}
