package org.xmlbench.suite.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.suite.run.RunRequest;
import org.xmlbench.suite.run.Runs;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where a run goes that can be resumed. */
public final class ResumableFolder {
  private static final String RESUME = "--resume";

  /** Options that change neither a run nor its plan. */
  private static final Set<String> NEUTRAL =
      Set.of(RESUME, WaitOption.NAME, DryRunOption.NAME, "--debug");

  @Mixin private RunFolderOption folder = new RunFolderOption();

  @Mixin private GivenOptions given = new GivenOptions();

  @Option(names = RESUME, description = "Resume the run in --out.")
  private boolean resume;

  /** Whether a run is resumed, in {@link #named}. */
  public boolean resumes() {
    return resume;
  }

  /** The folder that the user named; {@code null} where none. */
  public Path named() {
    return folder.named();
  }

  /**
   * Fails early if there is nothing to resume.
   *
   * @throws UserErrorException when a run is to be resumed and none is named
   */
  public void requireNamedToResume() {
    if (resume && named() == null) {
      throw new UserErrorException("--resume needs the run's folder: add --out DIR");
    }
  }

  /**
   * What the run that is resumed was asked for.
   *
   * @param family whose command this is
   * @param type its requests
   * @param useful the options of the command that may be given beside {@code --out}: those that the
   *     run's manifest does not fix
   * @throws UserErrorException when none is named, something is given that would change it, or it
   *     is of another family or of an older version
   */
  public <R extends RunRequest> R toResume(FamilyResults family, Class<R> type, String... useful) {
    requireNamedToResume();
    List<String> possible = new ArrayList<>(List.of(RunFolderOption.NAME));
    possible.addAll(List.of(useful));
    Set<String> allowed = new HashSet<>(NEUTRAL);
    allowed.addAll(possible);
    if (given.anyBut(allowed)) {
      throw new UserErrorException(
          "--resume uses the run's own options: give no others than "
              + String.join(" and ", possible));
    }
    return Runs.request(named(), family, type);
  }

  /**
   * Fails early if a new run could not be made in the folder that was named.
   *
   * @throws UserErrorException when it holds a run, or cannot be made or written
   */
  void requireUsable() {
    if (!resume) {
      folder.requireUsable();
    }
  }

  /** The folder that was named, or a new one of that kind. */
  Path folder(String kind) {
    return folder.folder(kind);
  }
}
