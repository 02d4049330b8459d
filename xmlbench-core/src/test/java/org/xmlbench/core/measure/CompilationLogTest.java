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
  void onlyTheLastCodeOfAMethodCounts() throws IOException {
    Path file = folder.resolve("log");
    append(file, "[1.0s][debug][jit,compilation]    9       3       com.acme.A::byC1 (8 bytes)\n");
    append(
        file, "[1.0s][debug][jit,compilation]   10 %     2       com.acme.A::byC1 @ 4 (8 bytes)\n");
    append(
        file, "[1.0s][debug][jit,compilation] 1011       1       com.acme.A::getter (5 bytes)\n");
    append(
        file, "[1.1s][debug][jit,compilation] 1012 %     4       com.acme.A::byC2 @ 3 (8 bytes)\n");
    append(
        file,
        "[1.2s][debug][jit,compilation] 1012       4       com.acme.A::byC2 (8 bytes)   made not"
            + " entrant: uncommon trap\n");
    append(file, "[1.3s][debug][jit,compilation] 1013  !        com.acme.A::untiered (8 bytes)\n");
    try (CompilationLog log = CompilationLog.follow(file, List.of("com.acme."))) {
      assertThat(log.newWatchedLines()).isEqualTo(3);
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
