package org.xmlbench.families.startup.fork;

import static org.xmlbench.core.record.Measure.Absence.ERROR;
import static org.xmlbench.core.record.Measure.Absence.UNKNOWN;
import static org.xmlbench.core.record.Measure.Aggregation.GEOMETRIC_MEAN;

import org.xmlbench.core.record.DeclaredMeasures;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.MeasureSource;

/** What forks measure of servers that start. */
public final class StartupMeasures implements MeasureSource {
  private static final DeclaredMeasures DECLARED = new DeclaredMeasures();

  /** Wall time from the start of the server's process to the whole reply of the first call. */
  public static final Measure FIRST_ANSWER =
      DECLARED.add("first_answer", "nanos", GEOMETRIC_MEAN, ERROR);

  /** CPU time of the server's process meanwhile. */
  public static final Measure FIRST_ANSWER_CPU =
      DECLARED.add("first_answer_cpu", "nanos", GEOMETRIC_MEAN, UNKNOWN);

  /** Resident memory of the server's process a second after its first call. */
  public static final Measure IDLE_RESIDENT = bytes("idle_resident");

  /** Bytes of the objects that were reachable then. */
  public static final Measure IDLE_HEAP = bytes("idle_heap");

  /** Resident memory under load, before the heap was looked at. */
  public static final Measure LOAD_RESIDENT = bytes("load_resident");

  /** Bytes of the objects that were reachable under load, those of requests included. */
  public static final Measure LOAD_HEAP = bytes("load_heap");

  /** Size of the AOT cache that the server started with; absent where it started without. */
  public static final Measure AOT_CACHE = bytes("aot_cache");

  @Override
  public DeclaredMeasures declared() {
    return DECLARED;
  }

  private static Measure bytes(String name) {
    return DECLARED.add(name, "bytes", GEOMETRIC_MEAN, UNKNOWN);
  }
}
