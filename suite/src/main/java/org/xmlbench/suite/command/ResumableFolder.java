package org.xmlbench.suite.command;

import java.nio.file.Path;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.run.RunRequest;
import org.xmlbench.suite.run.Runs;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where a run goes that can be resumed. */
public final class ResumableFolder {
  @Mixin private WaitOption wait = new WaitOption();

  @Option(
      names = {"--out", "-o"},
      paramLabel = "DIR",
      description = "Run folder (default: a new one under results/runs).")
  private Path out;

  @Option(names = "--resume", description = "Resume the run in --out.")
  private boolean resume;

  /** Whether a run is resumed, in {@link #named}. */
  public boolean resumes() {
    return resume;
  }

  /** Whether any of these options was given. */
  public boolean isGiven() {
    return out != null || resume;
  }

  /** The folder that the user named; {@code null} where none. */
  public Path named() {
    return out;
  }

  /**
   * Fails early if there is nothing to resume.
   *
   * @throws UserErrorException when a run is to be resumed and none is named
   */
  public void requireNamedToResume() {
    if (resume && out == null) {
      throw new UserErrorException("--resume needs the run's folder: add --out DIR");
    }
  }

  /**
   * What the run that is resumed was asked for.
   *
   * @param otherOptions whether the user gave any option whose value the run's manifest fixes
   * @param useful the options that may be given
   * @param family whose command this is
   * @param type its requests
   * @throws UserErrorException when none is named, something is given that would change it, or it
   *     is of another family or of an older version
   */
  public <R extends RunRequest> R toResume(
      boolean otherOptions, String useful, FamilyResults family, Class<R> type) {
    requireNamedToResume();
    if (otherOptions) {
      throw new UserErrorException(
          "--resume uses the run's own options: give no others than " + useful);
    }
    return Runs.request(out, family, type);
  }

  /**
   * Fails early if a new run could not be made in the folder that was named.
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
