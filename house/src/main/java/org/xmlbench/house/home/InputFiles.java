package org.xmlbench.house.home;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.xmlbench.core.UserErrorException;

/** Files that a user names on the command line. */
public final class InputFiles {
  private InputFiles() {}

  /**
   * The path that {@code text} spells.
   *
   * @throws UserErrorException when no path can be spelled so
   */
  public static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new UserErrorException("'%s' is no file name: %s".formatted(text, e.getReason()), e);
    }
  }

  /**
   * A file that can be read.
   *
   * @throws UserErrorException when it is missing, a folder, no regular file, or unreadable
   */
  public static Path readable(String text) {
    return requireReadable(path(text));
  }

  /**
   * The same file, which can be read from its beginning again and again: every driver reads it. A
   * pipe would end with the first, or never.
   *
   * @throws UserErrorException when it is missing, a folder, no regular file, or unreadable
   */
  public static Path requireReadable(Path file) {
    if (!Files.exists(file)) {
      throw new UserErrorException(file + ": there is no such file");
    }
    if (Files.isDirectory(file)) {
      throw new UserErrorException(file + ": is a folder: name a file");
    }
    if (!Files.isRegularFile(file)) {
      throw new UserErrorException(
          file + ": is no regular file but a pipe or a device: save what it holds in a file");
    }
    if (!Files.isReadable(file)) {
      throw new UserErrorException(file + ": cannot be read: permission denied");
    }
    return file;
  }
}
