package org.xmlbench.suite.run;

import java.nio.file.Path;
import java.util.OptionalDouble;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.stats.SpreadInBlocks;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.NewestFile;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;

/**
 * How much the forks of the newest run on this host differed that should not have.
 *
 * @param family whose runs count
 * @param host this host
 * @param clock of the run that is to begin
 */
public record HostSpread(FamilyResults family, HostFingerprint host, TimingClock clock) {
  /** A run of a folder. */
  private record Run(Path folder, Manifest manifest) {
    static Run of(Path folder) {
      return new Run(folder, RunFolder.open(folder).manifest());
    }

    String createdUtc() {
      return manifest.createdUtc();
    }
  }

  /**
   * The spread of the newest run whose folder is in that one; empty where none has been measured.
   *
   * @param runs folder of run folders, which need not exist
   */
  public OptionalDouble newest(Path runs) {
    return new NewestFile<>(RunFolder.MANIFEST, Run::of, Run::createdUtc)
        .in(runs, this::counts)
        .map(run -> spread(run.folder()))
        .orElse(OptionalDouble.empty());
  }

  private boolean counts(Run run) {
    return family.id().equals(run.manifest().family())
        && Manifest.RUN.equals(run.manifest().kind())
        && host.equals(run.manifest().host())
        && clock == run.manifest().clock();
  }

  /** A run whose records cannot be read is none that is known. */
  private OptionalDouble spread(Path folder) {
    try {
      return SpreadInBlocks.of(RunFolder.open(folder).forks().records(), clock);
    } catch (UserErrorException e) {
      return OptionalDouble.empty();
    }
  }
}
