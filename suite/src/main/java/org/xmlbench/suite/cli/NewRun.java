package org.xmlbench.suite.cli;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Where runs go whose folder the user does not name. */
final class NewRun {
  /** The folder of all of them. */
  static final Path RUNS = Path.of("results", "runs");

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss", Locale.ROOT);

  private NewRun() {}

  /** A folder of its own for a run that begins now: what the user named, else a new one. */
  static Path folder(Path named, String kind) {
    Path folder =
        named == null
            ? RUNS.resolve(LocalDateTime.now(ZoneOffset.UTC).format(STAMP) + "-" + kind)
            : named;
    return folder.toAbsolutePath().normalize();
  }
}
