package org.xmlbench.house.console;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.RecordFiles;

/** A file that a command writes: it appears whole, or not at all and the one before stays. */
public final class OutputFile {
  private static final int BUFFER = 1 << 16;

  /** What writes the file's content. */
  @FunctionalInterface
  public interface Content {
    /** Writes all of it; does not close {@code out}. */
    void writeTo(OutputStream out) throws IOException;
  }

  private OutputFile() {}

  /**
   * Writes {@code file}. An existing device or pipe is written to directly.
   *
   * @throws UserErrorException when its folder is missing, it is a folder itself, or it holds
   *     records of a run
   * @throws OutputException when it cannot be written, or the disk is full
   */
  public static void write(Path file, Content content) {
    requireWritable(file);
    try {
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        fill(file, content);
      } else {
        replace(Files.exists(file) ? file.toRealPath() : file, content);
      }
    } catch (IOException e) {
      throw OutputException.file(file, e);
    }
  }

  /**
   * Fails early if {@link #write} could not write the file.
   *
   * @throws UserErrorException when the file's folder is missing, it is a folder itself, or it
   *     holds records of a run
   */
  public static void requireWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw new UserErrorException(file + ": is a folder: name a file");
    }
    if (folder == null || !Files.isDirectory(folder)) {
      throw new UserErrorException(
          "%s: there is no folder %s: make it first".formatted(file, folder));
    }
    RecordFiles.refuse(file);
  }

  private static void replace(Path file, Content content) throws IOException {
    Path part =
        file.resolveSibling(
            "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    part.toFile().deleteOnExit();
    try {
      fill(part, content);
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw OutputException.file(file, e);
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static void fill(Path file, Content content) throws IOException {
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), BUFFER)) {
      content.writeTo(out);
    }
  }
}
