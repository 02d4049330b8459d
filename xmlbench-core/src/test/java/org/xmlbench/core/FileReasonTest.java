package org.xmlbench.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileReasonTest {
  @TempDir private Path folder;

  private interface Operation {
    void run() throws IOException;
  }

  private static String reason(Operation operation) {
    try {
      operation.run();
    } catch (IOException e) {
      return FileReason.of(e);
    }
    throw new AssertionError("it succeeded");
  }

  @Test
  void isInWordsWhereTheMessageIsTheNameAlone() {
    assertThat(reason(() -> Files.readString(folder.resolve("none"))))
        .isEqualTo("there is no such file or folder");
    assertThat(reason(() -> Files.createDirectory(folder)))
        .isEqualTo("a file of that name is there");
  }

  @Test
  void isTheSystemsOwnElsewhere() {
    assertThat(FileReason.of(new FileSystemException("x", null, "Not a directory")))
        .isEqualTo("Not a directory");
    assertThat(FileReason.of(new IOException("Is a directory"))).isEqualTo("Is a directory");
    assertThat(FileReason.of(new IOException())).isEqualTo("IOException");
  }
}
