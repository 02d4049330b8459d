package org.xmlbench.house.run;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.stats.SecondsPerFork;
import org.xmlbench.results.stats.SpreadInBlocks;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.DocumentEntry;
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
 * @param clock of the run that is to begin
 */
public record NewestRun(FamilyResults family, HostFingerprint host, TimingClock clock) {
  /** What the doctor finds of a machine with other work on it; the rest is of the machine. */
  private static final Set<String> LOAD =
      Set.of("load", "neighbours", "steal time", "CPU throttling");

  /**
   * What is known.
   *
   * @param spread of the forks of the newest run on a calm machine by {@link SpreadInBlocks}
   * @param pace of the newest run that raced on a calm machine: all that race have the same
   *     schedule
   */
  public record Known(OptionalDouble spread, Optional<Pace> pace) {
    /** Of a host without a run. */
    public static final Known NOTHING = new Known(OptionalDouble.empty(), Optional.empty());

    /**
     * Wall time of a fork of a plan whose largest document has that size; empty where none of such
     * documents is known.
     */
    public Optional<RaceForecast.Pace> pace(long largestBytes) {
      return pace.filter(it -> it.isOf(largestBytes)).map(Pace::forks);
    }
  }

  /**
   * How long the forks of a run took.
   *
   * @param forks wall time of one, and whose it is
   * @param largestBytes size of the run's largest document
   */
  public record Pace(RaceForecast.Pace forks, long largestBytes) {
    private static final int SIMILAR = 2;

    private boolean isOf(long bytes) {
      return bytes <= SIMILAR * largestBytes && largestBytes <= SIMILAR * bytes;
    }
  }

  private record Run(Path folder, Manifest manifest) {
    static Run of(Path folder) {
      return new Run(folder, RunFolder.open(folder).manifest());
    }

    String createdUtc() {
      return manifest.createdUtc();
    }
  }

  /**
   * What the newest runs say whose folders are in that one.
   *
   * @param runs folder of run folders, which need not exist
   */
  public Known newest(Path runs) {
    OptionalDouble spread =
        newest(runs, run -> !wasLoaded(run.folder()))
            .map(run -> SpreadInBlocks.of(records(run), clock))
            .orElse(OptionalDouble.empty());
    return new Known(
        spread,
        newestFirst(runs, run -> run.manifest().plan().race() != null)
            .filter(run -> !wasLoaded(run.folder()))
            .flatMap(run -> pace(run).stream())
            .findFirst());
  }

  /** Whether something else had the processors when one of its sessions began. */
  private static boolean wasLoaded(Path folder) {
    return DoctorFile.worst(folder, _ -> {}).stream()
        .flatMap(diagnosis -> diagnosis.warnings().stream())
        .anyMatch(finding -> LOAD.contains(finding.name()));
  }

  private Optional<Run> newest(Path runs, Predicate<Run> wanted) {
    return newestFirst(runs, wanted).findFirst();
  }

  private Stream<Run> newestFirst(Path runs, Predicate<Run> wanted) {
    return new NewestFile<>(RunFolder.MANIFEST, Run::of, Run::createdUtc)
        .newestFirst(runs, run -> counts(run) && wanted.test(run));
  }

  private Optional<Pace> pace(Run run) {
    OptionalDouble seconds = SecondsPerFork.of(records(run));
    long largest =
        run.manifest().documents().stream().mapToLong(DocumentEntry::bytes).max().orElse(0);
    return seconds.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Pace(
                new RaceForecast.Pace(
                    seconds.getAsDouble(), run.manifest().run(), run.createdUtc()),
                largest));
  }

  private boolean counts(Run run) {
    return family.id().equals(run.manifest().family())
        && Manifest.RUN.equals(run.manifest().kind())
        && host.equals(run.manifest().host())
        && clock == run.manifest().clock();
  }

  /** A run whose records cannot be read is none that is known. */
  private static List<ForkRecord> records(Run run) {
    try {
      return RunFolder.open(run.folder()).forks().records();
    } catch (UserErrorException e) {
      return List.of();
    }
  }
}
