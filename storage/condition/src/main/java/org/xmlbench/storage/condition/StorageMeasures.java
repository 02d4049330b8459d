package org.xmlbench.storage.condition;

import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Absence.ZERO;
import static org.xmlbench.core.record.Measure.Aggregation.MEAN;
import static org.xmlbench.core.record.Measure.Aggregation.SUM;

import org.xmlbench.core.record.DeclaredMeasures;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.MeasureSource;

/** What forks of input strategies measure of cache and storage. Means are over a fork's runs. */
public final class StorageMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** Runs that were done again; a fork none of whose runs counted says nothing of it. */
  public static final Measure VOID_RUNS = DECLARED.add("voidRuns", "count", SUM, ZERO);

  /** Bytes that the device, or the server of the file, delivered in a run. */
  public static final Measure DEVICE_READ = DECLARED.add("deviceRead", "bytes", MEAN, UNKNOWN);

  /** Time of a run in which the host had nothing to do but to wait for storage. */
  public static final Measure IO_STALL = DECLARED.add("ioStall", "nanos", MEAN, UNKNOWN);

  /** CPU time of a run of neither the parsing thread nor the JVM's own threads. */
  public static final Measure HELPER_CPU = DECLARED.add("helperCpu", "nanos", MEAN, UNKNOWN);

  /** Most pages of the document in the cache before a run. */
  public static final Measure RESIDENT_BEFORE =
      DECLARED.add("residentBefore", "pages", MEAN, UNKNOWN);

  /** Pages of the document in the cache after a run. */
  public static final Measure RESIDENT_AFTER =
      DECLARED.add("residentAfter", "pages", MEAN, UNKNOWN);

  /** What the device delivers at most. */
  public static final Measure DEVICE_RATE =
      DECLARED.add("deviceRate", "bytesPerSecond", MEAN, UNKNOWN);

  /** What the condition lets the device deliver. */
  public static final Measure THROTTLE = DECLARED.add("throttle", "bytesPerSecond", MEAN, UNKNOWN);

  /** The system's own read-ahead. */
  public static final Measure READ_AHEAD = DECLARED.add("readAhead", "bytes", MEAN, UNKNOWN);

  /** What a remote store adds to each answer. */
  public static final Measure REMOTE_DELAY = DECLARED.add("remoteDelay", "nanos", MEAN, UNKNOWN);

  /** The slowest answer of the remote store to a probe before a run. */
  public static final Measure REMOTE_ANSWER = DECLARED.add("remoteAnswer", "nanos", MEAN, UNKNOWN);

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }
}
