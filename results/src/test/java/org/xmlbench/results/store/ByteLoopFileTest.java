package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.PublishedSchema;

class ByteLoopFileTest {
  private static final MeasuredByteLoop ONE =
      new MeasuredByteLoop(
          "psd:64MiB", Map.of("gc", "serial"), 1, 1 << 26, 2.5e6, "2026-11-01T12:00:00Z");
  private static final MeasuredByteLoop TWO =
      new MeasuredByteLoop(
          "overhead", Map.of("gc", "serial"), 4, 30, 11.25, "2026-11-01T12:00:05Z");

  @TempDir private Path run;

  @Test
  void loopsAreAdded() throws IOException {
    assertThat(ByteLoopFile.read(run)).isEmpty();
    ByteLoopFile.append(run, ONE);
    ByteLoopFile.append(run, TWO);
    assertThat(ByteLoopFile.read(run)).containsExactly(ONE, TWO);
    String text = Files.readString(run.resolve(ByteLoopFile.NAME));
    PublishedSchema schema = PublishedSchema.of("byte-loops");
    assertThat(schema.errors(text)).isEmpty();
    assertThat(schema.errors(text.replace("nanosPerRead", "nanos"))).isNotEmpty();
  }

  @Test
  void aDamagedFileIsNamed() throws IOException {
    Files.writeString(run.resolve(ByteLoopFile.NAME), "{\"schema\":1,\"loops\":[");
    assertThatThrownBy(() -> ByteLoopFile.read(run))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            run.resolve(ByteLoopFile.NAME)
                + " is damaged: line 1, column 22: it ends before its last value does; move it"
                + " away: it is measured again");
  }
}
