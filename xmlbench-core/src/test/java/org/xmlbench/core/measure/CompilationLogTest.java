package org.xmlbench.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompilationLogTest {
  private static final String WATCHED =
      "[1.7s][info][jit,compilation] 1578   !   4       com.acme.Parser$Inner::next (8 bytes)\n";
  private static final String FOREIGN =
      "[1.8s][info][jit,compilation] 1579       4       java.lang.String::foo (9 bytes)\n";
  private static final String LOOKALIKE =
      "[1.8s][info][jit,compilation] 1580       4       org.com.acme.Other::foo (9 bytes)\n";

  @TempDir private Path folder;

  private void append(Path file, String text) throws IOException {
    Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  @Test
  void countsOnlyNewLinesOfWatchedPackages() throws IOException {
    Path file = folder.resolve("log");
    append(file, FOREIGN + WATCHED);
    try (CompilationLog log = CompilationLog.follow(file, List.of("com.acme."))) {
      assertThat(log.newWatchedLines()).isEqualTo(1);
      assertThat(log.newWatchedLines()).isZero();
      append(file, FOREIGN + LOOKALIKE);
      assertThat(log.newWatchedLines()).isZero();
      append(file, WATCHED + WATCHED);
      assertThat(log.newWatchedLines()).isEqualTo(2);
    }
  }

  @Test
  void aLineThatIsHalfWrittenCountsOnceItIsWhole() throws IOException {
    Path file = folder.resolve("log");
    append(file, WATCHED.substring(0, 60));
    try (CompilationLog log = CompilationLog.follow(file, List.of("com.acme."))) {
      assertThat(log.newWatchedLines()).isZero();
      append(file, WATCHED.substring(60));
      assertThat(log.newWatchedLines()).isEqualTo(1);
    }
  }
}
