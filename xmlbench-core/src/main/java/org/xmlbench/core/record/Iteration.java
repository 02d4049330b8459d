package org.xmlbench.core.record;

import java.io.Serializable;
import org.xmlbench.core.Labelled;

/**
 * One JMH iteration of a fork. What the platform does not offer is {@code null}.
 *
 * @param phase {@code warmup} or {@code measured}
 * @param operations completed operations
 * @param wallNanos wall-clock time; where several threads parsed, that of all operations at the
 *     threads' rates together
 * @param threadCpuNanos CPU time of the parsing threads, nearly always one: a diagnostic that
 *     orders nothing
 * @param allocatedBytes bytes allocated by the parsing threads
 * @param gcCount collections that ended during the iteration
 * @param gcNanos time of those collections as the JVM reports it
 * @param minorFaults minor page faults of the process
 * @param majorFaults major page faults of the process
 */
public record Iteration(
    Phase phase,
    long operations,
    long wallNanos,
    Long threadCpuNanos,
    Long allocatedBytes,
    Long gcCount,
    Long gcNanos,
    Long minorFaults,
    Long majorFaults)
    implements Serializable {

  /** An iteration of which the wall time alone is known. */
  public static Iteration byWallTime(Phase phase, long operations, long wallNanos) {
    return new Iteration(phase, operations, wallNanos, null, null, null, null, null, null);
  }

  /** Whether an iteration counts. */
  public enum Phase implements Labelled {
    WARMUP,
    MEASURED;
  }
}
