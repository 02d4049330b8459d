package org.xmlbench.house.doctor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The files in which Linux describes the host, below a root that a test may replace. Paths are
 * those of the real system, such as {@code /proc/stat}.
 *
 * @param root the folder that stands for {@code /}
 * @param ownPid process id of this program
 */
record HostFiles(Path root, long ownPid) {
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  static HostFiles ofThisHost() {
    return new HostFiles(Path.of("/"), ProcessHandle.current().pid());
  }

  /** A file is missing, may not be read, or has unexpected content. */
  static final class UnreadableException extends RuntimeException {
    UnreadableException(String path, Throwable cause) {
      super(path, cause);
    }
  }

  /**
   * The lines of a file.
   *
   * @throws UnreadableException when it cannot be read
   */
  List<String> lines(String path) {
    try {
      return Files.readAllLines(at(path));
    } catch (IOException e) {
      throw new UnreadableException(path, e);
    }
  }

  /**
   * The first line of a file, without blanks around it.
   *
   * @throws UnreadableException when it cannot be read or is empty
   */
  String text(String path) {
    List<String> lines = lines(path);
    if (lines.isEmpty()) {
      throw new UnreadableException(path, null);
    }
    return lines.getFirst().strip();
  }

  boolean exists(String path) {
    return Files.isReadable(at(path));
  }

  /**
   * The number that follows {@code key} and blanks in a file such as {@code /proc/meminfo}; empty
   * where no line has that key.
   *
   * @throws UnreadableException when the file cannot be read
   */
  OptionalLong number(String path, String key) {
    for (String line : lines(path)) {
      String[] words = BLANKS.split(line.strip());
      if (words.length > 1 && words[0].equals(key)) {
        return OptionalLong.of(parse(path, words[1]));
      }
    }
    return OptionalLong.empty();
  }

  /**
   * {@link #number(String, String)} of a key that must be there.
   *
   * @throws UnreadableException when it is not
   */
  long requiredNumber(String path, String key) {
    return number(path, key).orElseThrow(() -> new UnreadableException(path, null));
  }

  /**
   * The names of a folder's entries that match, in order.
   *
   * @throws UnreadableException when the folder cannot be read
   */
  List<String> names(String path, Pattern name) {
    try (Stream<Path> entries = Files.list(at(path))) {
      return entries
          .map(entry -> entry.getFileName().toString())
          .filter(entry -> name.matcher(entry).matches())
          .sorted()
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw new UnreadableException(path, e);
    }
  }

  /** Words of a line, by white space. */
  static List<String> words(String line) {
    return List.of(BLANKS.split(line.strip()));
  }

  /**
   * A number that {@code path} holds.
   *
   * @throws UnreadableException when that is not a number
   */
  static long parse(String path, String word) {
    try {
      return Long.parseLong(word);
    } catch (NumberFormatException e) {
      throw new UnreadableException(path, e);
    }
  }

  private Path at(String path) {
    return root.resolve(path.substring(1));
  }
}
