package org.xmlbench.suite.cli;

import java.nio.file.Path;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.RunFolder;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where a run goes that can be resumed. */
final class ResumableFolder {
  @Mixin private WaitOption wait = new WaitOption();

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "Run folder (default: a new one under results/runs).")
  private Path out;

  @Option(names = "--resume", description = "Go on with the run in --out.")
  private boolean resume;

  /** Whether a run is resumed, in {@link #named}. */
  boolean resumes() {
    return resume;
  }

  /** Whether any of these options was given. */
  boolean isGiven() {
    return out != null || resume;
  }

  /** The folder that the user named; {@code null} where none. */
  Path named() {
    return out;
  }

  /**
   * Says early that there is nothing to resume.
   *
   * @throws UserErrorException when a run is to be resumed and none is named
   */
  void requireNamedToResume() {
    if (resume && out == null) {
      throw new UserErrorException("--resume needs the run's folder: add --out DIR");
    }
  }

  /**
   * The run that is resumed.
   *
   * @param otherOptions whether the user gave any option that the run itself tells
   * @param useful the options that may be given
   * @throws UserErrorException when none is named, or something is given that would change it
   */
  RunFolder toResume(boolean otherOptions, String useful) {
    requireNamedToResume();
    if (otherOptions) {
      throw new UserErrorException(
          "--resume uses the run's own options: give no others than " + useful);
    }
    return RunFolder.open(out);
  }

  /**
   * Says early what would stop a new run in the folder that was named.
   *
   * @throws UserErrorException when it holds a run, or cannot be made or written
   */
  void requireUsable() {
    if (!resume && out != null) {
      DefaultRunFolder.requireUsable(out);
    }
  }

  /** The folder that was named, or a new one of that kind. */
  Path folder(String kind) {
    return DefaultRunFolder.folder(out, kind);
  }
}
