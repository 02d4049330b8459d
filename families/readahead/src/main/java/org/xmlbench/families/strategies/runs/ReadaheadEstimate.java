package org.xmlbench.families.strategies.runs;

import java.time.Duration;
import org.xmlbench.families.strategies.fork.DiscardDriver;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.readahead.Inputs;
import org.xmlbench.storage.condition.StorageCondition;

/**
 * How long the experiment takes, by what a slow virtual machine of two processors showed: rather
 * too long than too short. Forks have a number of runs, each as long as the slower of storage and
 * parser takes for the document.
 */
final class ReadaheadEstimate {
  private static final double MEGA = 1e6;

  /** Piccolo, warm; and its events as canonical lines under SHA-256. */
  private static final double PARSED_PER_SECOND = 230 * MEGA;

  private static final double DIGESTED_PER_SECOND = 100 * MEGA;

  /** Reading and discarding, from a disk without a limit. */
  private static final double DISCARDED_PER_SECOND = 1000 * MEGA;

  /** What writing a document, its oracle and its copy take together. */
  private static final double PREPARED_PER_SECOND = 50 * MEGA;

  /** What a remote store with a delay of 1 ms brought by the kernel's read-ahead of 128 KiB. */
  private static final double REMOTE_AT_1MS = 100 * MEGA;

  /** To make a loop disk and to copy both files on to it. */
  private static final double COPIED_PER_SECOND = 300 * MEGA;

  /** A JVM's start and end; what is compiled while it warms up; looking at the cache. */
  private static final double START_SECONDS = 1;

  private static final double COMPILING_SECONDS = 0.5;
  private static final double STAGE_SECONDS = 0.05;
  private static final double STAGED_PER_SECOND = 4000 * MEGA;

  /** Requests at least so large do not depend on the kernel's read-ahead alone. */
  private static final int LARGE_REQUEST = 64 << 10;

  private static final int SMALL_READ_AHEAD_KIB = 16;
  private static final int NORMAL_READ_AHEAD_KIB = 128;

  private final RunsOfCell runs;

  ReadaheadEstimate(RunsOfCell runs) {
    this.runs = runs;
  }

  /** What one block of a group takes, on the average of all. */
  Duration block(StorageGroup group) {
    double bytes = group.group().document().bytes();
    double seconds = runs.rounds() * opening(group.storage(), bytes);
    for (PlannedCell cell : group.group().cells()) {
      seconds += cell(group, cell, bytes);
    }
    return ofSeconds(seconds).dividedBy(runs.rounds());
  }

  /** What is done once for a document of that size. */
  static Duration preparing(long bytes) {
    return ofSeconds(bytes / PREPARED_PER_SECOND);
  }

  /** The forks of one cell. */
  private double cell(StorageGroup group, PlannedCell cell, double bytes) {
    boolean discards = cell.subject().id().equals(DiscardDriver.ID);
    double taken = discards ? DISCARDED_PER_SECOND : parsed(group.group().condition().cpus());
    double delivered = delivered(group.storage(), group.strategies().get(cell.cell()));
    double limit = group.storage().bytesPerSecond().orElse(Long.MAX_VALUE);
    double run =
        bytes / Math.min(taken, Math.min(delivered, limit))
            + bytes / STAGED_PER_SECOND
            + STAGE_SECONDS;
    double fork =
        START_SECONDS
            + (discards ? 0 : COMPILING_SECONDS + bytes / digested(group.storage()))
            + bytes / Math.min(taken, delivered);
    return runs.rounds() * fork + runs.runs() * run;
  }

  /** On one processor the code that reads the bytes takes its time from the parser. */
  private static double parsed(int cpus) {
    return cpus > 1 ? PARSED_PER_SECOND : 1 / (1 / PARSED_PER_SECOND + 1 / DISCARDED_PER_SECOND);
  }

  /** The digest's parse finds its file in the cache; a remote store has no cache. */
  private static double digested(StorageCondition storage) {
    return storage.remoteDelayMillis().isPresent()
        ? Math.min(DIGESTED_PER_SECOND, delivered(storage, 0))
        : DIGESTED_PER_SECOND;
  }

  /** The condition's disk and the read that is discarded, of the document and the warm-up file. */
  private static double opening(StorageCondition storage, double bytes) {
    double copying = storage.readAheadKib().isPresent() ? bytes / COPIED_PER_SECOND : 0;
    return 2
        * (copying + bytes / Math.min(DISCARDED_PER_SECOND, delivered(storage, LARGE_REQUEST)));
  }

  private static double delivered(StorageCondition storage, String strategy) {
    return delivered(storage, Inputs.strategy(strategy).request().orElse(0));
  }

  /** Bytes a second through a loop device with a small read-ahead; else no limit is known. */
  private static double delivered(StorageCondition storage, int request) {
    if (storage.remoteDelayMillis().isPresent()) {
      return REMOTE_AT_1MS / storage.remoteDelayMillis().getAsInt();
    }
    int readAhead = storage.readAheadKib().orElse(Integer.MAX_VALUE);
    boolean large = request >= LARGE_REQUEST;
    if (readAhead <= SMALL_READ_AHEAD_KIB) {
      return (large ? 90 : 45) * MEGA;
    }
    return readAhead <= NORMAL_READ_AHEAD_KIB ? 180 * MEGA : Double.MAX_VALUE;
  }

  private static Duration ofSeconds(double seconds) {
    return Duration.ofMillis(Math.round(seconds * 1000));
  }
}
