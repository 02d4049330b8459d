package org.xmlbench.drivers.piccolo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.readahead.strategy.OpenInput;

/** A valid document of 5 GiB, through a pipe so that it lies nowhere: no count is cut to 32 bit. */
@Tag("slow")
class FiveGibibytesTest {
  private static final int ELEMENTS = 5 << 10;
  private static final int ELEMENT_BYTES = 1 << 20;
  private static final String START = "<r a='b'>";
  private static final String END = "</r>\n";

  @TempDir private Path folder;

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void isCountedToItsEnd() throws Exception {
    Path pipe = folder.resolve("pipe.xml");
    Process made = new ProcessBuilder("mkfifo", pipe.toString()).start();
    assertThat(made.waitFor()).isZero();
    Thread writer = Thread.ofPlatform().daemon().start(() -> write(pipe));
    EventSink sink = new EventSink();
    try (OpenInput input = Inputs.open(pipe, Inputs.strategy("ring"))) {
      assertThat(input).isInstanceOf(OpenInput.Bytes.class);
      ((StreamingParser) new PiccoloSaxDriver().newParser())
          .parse(((OpenInput.Bytes) input).stream(), sink);
    }
    writer.join();
    long text = ELEMENT_BYTES - START.length() - END.length();
    assertThat(text * ELEMENTS).isGreaterThan(1L << 32);
    assertThat(sink.totals().tally())
        .isEqualTo(new EventTally(ELEMENTS + 1, ELEMENTS, 0, 2L * ELEMENTS, (text + 1) * ELEMENTS));
  }

  private static void write(Path pipe) {
    byte[] element =
        (START + "x".repeat(ELEMENT_BYTES - START.length() - END.length()) + END)
            .getBytes(StandardCharsets.US_ASCII);
    try (OutputStream out = Files.newOutputStream(pipe)) {
      out.write("<all>".getBytes(StandardCharsets.US_ASCII));
      for (int i = 0; i < ELEMENTS; i++) {
        out.write(element);
      }
      out.write("</all>".getBytes(StandardCharsets.US_ASCII));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
