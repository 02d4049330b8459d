package org.xmlbench.suite.run;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.stats.SecondsPerFork;
import org.xmlbench.results.stats.SpreadInBlocks;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.NewestFile;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;

/**
 * What the newest run on this host says about the next one: how much its forks differed that should
 * not have, and how long they took.
 *
 * @param family whose runs count
 * @param host this host
 * @param clock of the run that is to begin
 */
public record NewestRun(FamilyResults family, HostFingerprint host, TimingClock clock) {
  /**
   * What is known.
   *
   * @param spread of forks by {@link SpreadInBlocks}
   * @param forkSeconds wall time of a fork
   * @param profile of the run
   */
  public record Known(OptionalDouble spread, OptionalDouble forkSeconds, String profile) {
    /** Of a host without a run. */
    public static final Known NOTHING =
        new Known(OptionalDouble.empty(), OptionalDouble.empty(), "");
  }

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
   * What the newest run says whose folder is in that one.
   *
   * @param runs folder of run folders, which need not exist
   */
  public Known newest(Path runs) {
    return new NewestFile<>(RunFolder.MANIFEST, Run::of, Run::createdUtc)
        .in(runs, this::counts)
        .map(this::known)
        .orElse(Known.NOTHING);
  }

  private boolean counts(Run run) {
    return family.id().equals(run.manifest().family())
        && Manifest.RUN.equals(run.manifest().kind())
        && host.equals(run.manifest().host())
        && clock == run.manifest().clock();
  }

  /** A run whose records cannot be read is none that is known. */
  private Known known(Run run) {
    try {
      List<ForkRecord> forks = RunFolder.open(run.folder()).forks().records();
      return new Known(
          SpreadInBlocks.of(forks, clock), SecondsPerFork.of(forks), run.manifest().profile());
    } catch (UserErrorException e) {
      return Known.NOTHING;
    }
  }
}
