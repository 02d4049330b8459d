package org.xmlbench.house.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.RunFolder;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where a command that measures writes, and whether it waits for another run to end. */
@OptionSection.Of(OptionSection.RUN)
public final class RunFolderOption {
  public static final String NAME = "--out";

  /** The folder of all runs whose own folder the user does not name. */
  public static final Path RUNS = Path.of("results", "runs");

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss", Locale.ROOT);

  @Mixin private WaitOption wait = new WaitOption();

  @Option(
      names = {NAME, "-o"},
      paramLabel = "DIR",
      converter = OutputPath.class,
      description = "{folder:Run folder} (default: a new one under results/runs).")
  private Path out;

  /** The folder that the user named; {@code null} where none. */
  public Path named() {
    return out;
  }

  /** The folder of a run that begins now: what the user named, else a new one of that kind. */
  public Path folder(String kind) {
    Path folder =
        out == null
            ? RUNS.resolve(LocalDateTime.now(ZoneOffset.UTC).format(STAMP) + "-" + kind)
            : out;
    return folder.toAbsolutePath().normalize();
  }

  /**
   * Fails early if a new run could not be made in the folder that was named; creates nothing.
   *
   * @throws UserErrorException when it holds a run, or cannot be made or written
   */
  void requireUsable() {
    if (out == null) {
      return;
    }
    if (out.toString().isEmpty()) {
      throw new UserErrorException("--out '': names no folder");
    }
    RunFolder.requireNone(out);
    Path there = out.toAbsolutePath().normalize();
    while (there.getParent() != null && !Files.exists(there)) {
      there = there.getParent();
    }
    if (!Files.isDirectory(there) || !Files.isWritable(there)) {
      throw new UserErrorException(
          "output folder %s cannot be written: %s is %s; name another with --out"
              .formatted(out, there, Files.isDirectory(there) ? "not writable" : "not a folder"));
    }
  }
}
