package org.xmlbench.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.stream.Stream;

/** Folders that only one process uses. */
public final class Folders {
  private Folders() {}

  /**
   * Deletes a folder and what is in it; nothing where it is not there.
   *
   * @throws UncheckedIOException when something of it cannot be deleted
   */
  public static void delete(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Collections.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
