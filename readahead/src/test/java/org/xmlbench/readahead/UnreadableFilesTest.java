package org.xmlbench.readahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/** What cannot be read is reported in one line, by every strategy alike. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class UnreadableFilesTest {
  @TempDir private Path folder;

  static Stream<String> strategies() {
    return Inputs.strategies().stream().map(InputStrategy::name);
  }

  static Stream<String> forPipes() {
    return Inputs.strategies().stream()
        .filter(strategy -> !strategy.needsRegularFile())
        .map(InputStrategy::name);
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void missingFilesAndFolders(String name) {
    InputStrategy strategy = Inputs.strategy(name);
    Path missing = folder.resolve("missing.xml");
    assertThatThrownBy(() -> Inputs.open(missing, strategy))
        .isInstanceOf(UnusableInputException.class)
        .hasMessage(missing + ": there is no such file");
    assertThatThrownBy(() -> Inputs.open(folder, strategy))
        .isInstanceOf(UnusableInputException.class)
        .hasMessage(folder + ": is a folder; name a file");
  }

  /** The kernel says that it is a regular file, and refuses to read its first page. */
  @ParameterizedTest
  @MethodSource("strategies")
  void anErrorOfTheReadingThreadReachesTheReader(String name) throws IOException {
    Path unreadable = Path.of("/proc/self/mem");
    Assumptions.assumeTrue(Files.isReadable(unreadable), "no " + unreadable + " here");
    InputStrategy strategy = Samples.available(name);
    assertThatThrownBy(
            () -> {
              try (OpenInput input = Inputs.open(unreadable, strategy)) {
                Samples.readAll(input);
              }
            })
        .isInstanceOf(IOException.class)
        .message()
        .containsAnyOf("Input/output error", "No such device");
  }

  @ParameterizedTest
  @MethodSource("forPipes")
  void aPipeIsReadByAStrategyThatReadsOnce(String name) throws Exception {
    InputStrategy strategy = Samples.available(name);
    String text = Samples.text(200_000);
    Path pipe = pipe();
    Thread writer = Thread.ofVirtual().start(() -> write(pipe, text));
    try (OpenInput input = Inputs.open(pipe, strategy)) {
      assertThat(Samples.readAll(input)).isEqualTo(text);
    }
    writer.join();
  }

  /** No process ever writes more: the helper waits in its read when the input is closed. */
  @ParameterizedTest
  @MethodSource("forPipes")
  void aPipeThatIsSilentCanBeClosed(String name) throws Exception {
    InputStrategy strategy = Samples.available(name);
    Path pipe = pipe();
    try (var both = new java.io.RandomAccessFile(pipe.toFile(), "rw")) {
      both.write('<');
      Inputs.open(pipe, strategy).close();
    }
  }

  @ParameterizedTest
  @CsvSource({"runahead", "mmap", "mmap-populate", "advise", "io-uring"})
  void aPipeIsRefusedByAStrategyThatCannotAndReadIfAskedForAFallback(String name) throws Exception {
    InputStrategy strategy = Inputs.strategy(name);
    Path pipe = pipe();
    assertThatThrownBy(() -> Inputs.open(pipe, strategy))
        .isInstanceOf(UnusableInputException.class)
        .hasMessage(
            "%s: is a pipe or a device, and '%s' needs a regular file; use plain, ring or"
                + " readahead",
            pipe, name);
    Thread writer = Thread.ofVirtual().start(() -> write(pipe, "<a/>"));
    try (OpenInput input = Inputs.open(pipe, strategy, Inputs.strategy("plain"))) {
      assertThat(Samples.readAll(input)).isEqualTo("<a/>");
    }
    writer.join();
  }

  @ParameterizedTest
  @CsvSource({
    "buffered:request=1",
    "runahead:request=1",
    "readahead:request=1",
    "readahead-piped:request=1",
    "ring:request=1:buffers=2",
    "ring:buffers=4096",
    "ring-chars:request=1:buffers=2",
    "ring:request=1GiB:buffers=4096",
    "ring-chars:request=16MiB:buffers=4096",
    "mmap:request=1",
    "mmap-populate:request=1",
    "mmap-populate:request=5000",
    "advise:request=1",
    "io-uring:request=1:buffers=2",
    "io-uring:buffers=4096"
  })
  void theLeastAndTheMostOfEachParameterWork(String name) throws IOException {
    // Byte by byte, each of which may go from one thread to another.
    String text = Samples.text(name.matches(".*request=1(:.*)?") ? 40_000 : 300_000);
    Path file = Samples.file(folder, text);
    try (OpenInput input = Inputs.open(file, Samples.available(name))) {
      assertThat(Samples.readAll(input)).isEqualTo(text);
    }
  }

  /** Root may have any, but where it lacks the privilege. */
  @Test
  void aPipeBeyondTheUsersLimitIsGrantedOrReportedWithTheLimit() throws IOException {
    Path file = Samples.file(folder, Samples.text(10_000));
    InputStrategy strategy = Samples.available("readahead:pipe=1GiB");
    try (OpenInput input = Inputs.open(file, strategy)) {
      assertThat(Samples.readAll(input)).hasSize(10_000);
    } catch (IOException e) {
      assertThat(e)
          .hasMessageStartingWith("a pipe of 1073741824 bytes: ")
          .message()
          .doesNotContain("\n")
          .containsAnyOf("/proc/sys/fs/pipe-max-size", "Cannot allocate memory");
    }
  }

  @Test
  void bytesThatAreNoCharactersAreNamedByTheirNumber() throws IOException {
    byte[] bytes = Samples.text(300_000).getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    bytes[234_567] = (byte) 0xFF;
    Path file = Files.write(folder.resolve("bad.xml"), bytes);
    assertThatThrownBy(
            () -> {
              try (OpenInput input = Inputs.open(file, Inputs.strategy("ring-chars"))) {
                Samples.readAll(input);
              }
            })
        .isInstanceOf(IOException.class)
        .hasMessage(file + ": byte 234567 is not UTF-8");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "rign | unknown strategy 'rign'; did you mean 'ring'?",
        "ring:buffers=4:buffers=8 | strategy 'ring:buffers=4:buffers=8': 'buffers' is given twice",
        "ring:size=3 | strategy 'ring:size=3': 'size' is no parameter of ring, which has: request,"
            + " buffers",
        "ring:buffers | strategy 'ring:buffers': 'buffers' has no value (write for example"
            + " buffers=1MiB)",
        "ring:buffers=1 | strategy 'ring:buffers=1': buffers must be from 2 to 4096",
        "ring:request=x | strategy 'ring:request=x': request 'x' is not a number (write for example"
            + " 16, 64KiB, 1MiB)",
        "plain:request=1 | strategy 'plain:request=1': plain has no parameters",
        "buffered-0k | strategy 'buffered-0k': request must be from 1 to 1073741824",
      })
  void textsThatNameNoStrategy(String text, String message) {
    assertThatThrownBy(() -> Inputs.strategy(text))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(message);
  }

  @Test
  void controlsHaveTheirNamesOfTables() {
    assertThat(
            List.of("buffered-1m", "buffered", "buffered-64k", "buffered:request=1000").stream()
                .map(text -> Inputs.strategy(text).name()))
        .containsExactly("buffered-1m", "buffered-1m", "buffered-64k", "buffered:request=1000");
  }

  private Path pipe() throws Exception {
    Path pipe = folder.resolve("pipe");
    if (!Files.exists(pipe)) {
      Process made = new ProcessBuilder("mkfifo", pipe.toString()).inheritIO().start();
      Assumptions.assumeTrue(made.waitFor(10, TimeUnit.SECONDS) && made.exitValue() == 0);
    }
    return pipe;
  }

  private static void write(Path pipe, String text) {
    try {
      Files.writeString(pipe, text);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
