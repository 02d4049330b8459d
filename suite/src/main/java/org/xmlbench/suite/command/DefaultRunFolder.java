package org.xmlbench.suite.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.RunFolder;

/** The folders of runs whose folder the user does not name. */
public final class DefaultRunFolder {
  /** The folder of all of them. */
  public static final Path RUNS = Path.of("results", "runs");

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss", Locale.ROOT);

  private DefaultRunFolder() {}

  /** The folder of a run that begins now: what the user named, else a new one. */
  public static Path folder(Path named, String kind) {
    Path folder =
        named == null
            ? RUNS.resolve(LocalDateTime.now(ZoneOffset.UTC).format(STAMP) + "-" + kind)
            : named;
    return folder.toAbsolutePath().normalize();
  }

  /**
   * Fails early if a new run could not be made in that folder; creates nothing.
   *
   * @throws UserErrorException when it holds a run, or cannot be made or written
   */
  static void requireUsable(Path folder) {
    if (folder.toString().isEmpty()) {
      throw new UserErrorException("--out '': names no folder");
    }
    RunFolder.requireNone(folder);
    Path there = folder.toAbsolutePath().normalize();
    while (there.getParent() != null && !Files.exists(there)) {
      there = there.getParent();
    }
    if (!Files.isDirectory(there) || !Files.isWritable(there)) {
      throw new UserErrorException(
          "output folder %s cannot be written: %s is %s; name another with --out"
              .formatted(
                  folder, there, Files.isDirectory(there) ? "not writable" : "not a folder"));
    }
  }
}
