package org.xmlbench.readahead;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/** Files and reads that several tests need. */
final class Samples {
  /** Small parameters, so that small files meet every boundary of a buffer. */
  private static final List<String> SMALL =
      List.of(
          "buffered:request=4096",
          "runahead:request=4096:lead=8192",
          "readahead:request=4096:pipe=4096",
          "readahead-piped:request=4096:pipe=8192",
          "ring:request=4096:buffers=3",
          "ring-chars:request=4096:buffers=3",
          "mmap:request=4096",
          "mmap-populate:request=4096:lead=8192",
          "advise:request=4096:lead=8192",
          "io-uring:request=4096:buffers=3");

  private Samples() {}

  /** Every strategy as it comes, and with small parameters. */
  static Stream<String> strategies() {
    return Stream.concat(Inputs.strategies().stream().map(InputStrategy::name), SMALL.stream());
  }

  /** The strategy, or a skipped test with the reason where this machine does not offer it. */
  static InputStrategy available(String text) {
    InputStrategy strategy = Inputs.strategy(text);
    strategy.unavailable().ifPresent(reason -> Assumptions.abort(text + ": " + reason));
    return strategy;
  }

  /** A text in which no two windows of 16 characters are equal, of so many bytes of ASCII. */
  static String text(int length) {
    StringBuilder text = new StringBuilder(length + 20);
    while (text.length() < length) {
      text.append("<n>").append(Integer.toString(text.length(), 36)).append("</n>\n");
    }
    return text.substring(0, length);
  }

  static Path file(Path folder, String text) throws IOException {
    return Files.writeString(folder.resolve("file-" + text.length() + ".xml"), text);
  }

  /** Everything that is read, as UTF-8 where the input has bytes. */
  static String readAll(OpenInput input) throws IOException {
    return switch (input) {
      case OpenInput.Bytes(InputStream stream) ->
          new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      case OpenInput.Characters(Reader reader) -> {
        StringWriter all = new StringWriter();
        reader.transferTo(all);
        yield all.toString();
      }
    };
  }

  /** Reads one byte or character; negative at the end. */
  static int readOne(OpenInput input) throws IOException {
    return switch (input) {
      case OpenInput.Bytes(InputStream stream) -> stream.read();
      case OpenInput.Characters(Reader reader) -> reader.read();
    };
  }
}
