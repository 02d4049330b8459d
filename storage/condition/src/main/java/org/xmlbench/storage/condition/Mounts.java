package org.xmlbench.storage.condition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

final class Mounts {
  private static final Path TABLE = Path.of("/proc/mounts");

  /** Blanks and the like in paths, as the kernel writes them. */
  private static final Pattern OCTAL = Pattern.compile("\\\\([0-7]{3})");

  private static final int ATTEMPTS = 20;
  private static final long PAUSE_NANOS = 100_000_000;

  private Mounts() {}

  /**
   * One of them.
   *
   * @param source the device, or what replaces it
   * @param point the folder
   * @param type of the file system
   */
  record Mount(String source, Path point, String type) {
    boolean isFuse() {
      return type.equals("fuse") || type.startsWith("fuse.");
    }
  }

  static List<Mount> all() throws IOException {
    return parse(Files.readAllLines(TABLE));
  }

  static List<Mount> parse(List<String> lines) {
    List<Mount> mounts = new ArrayList<>();
    for (String line : lines) {
      String[] fields = line.split(" ");
      if (fields.length > 2) {
        mounts.add(new Mount(fields[0], Path.of(plain(fields[1])), fields[2]));
      }
    }
    return mounts;
  }

  private static String plain(String field) {
    return OCTAL
        .matcher(field)
        .replaceAll(
            match ->
                java.util.regex.Matcher.quoteReplacement(
                    String.valueOf((char) Integer.parseInt(match.group(1), 8))));
  }

  /** Unmounts what is mounted there; a process killed a moment ago may still hold a file open. */
  static void undo(Path point) throws IOException {
    Path absolute = point.toAbsolutePath();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (all().stream().noneMatch(mount -> mount.point().equals(absolute))
          || SystemCommand.quietly("umount", absolute.toString())) {
        return;
      }
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }
}
