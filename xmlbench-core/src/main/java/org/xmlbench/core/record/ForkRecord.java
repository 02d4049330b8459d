package org.xmlbench.core.record;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.event.EventTally;

/**
 * One fork: a line of {@code forks.jsonl}. What is unavailable is {@code null} here and absent
 * there; of lists and maps, {@code null} becomes empty.
 *
 * @param schema version of this record's form, {@link #SCHEMA}
 * @param run id of the run
 * @param cell what was measured
 * @param round 1-based round
 * @param block 1-based number of the block in the run
 * @param arm the arm of a gate; {@code null} outside one
 * @param position 1-based place inside the block
 * @param attempt 1 or 2: a failed fork is tried once more inside its block
 * @param outcome how it ended
 * @param reason why, where the outcome is not {@code ok}, or what measures of one that is do not
 *     say; {@code null} where there is nothing to say
 * @param startedUtc ISO-8601 instant
 * @param iterations JMH iterations, warm-up first
 * @param measured clocks around all measured iterations
 * @param labels {@code not-steady}, {@code contended}
 * @param documentBytesPerOperation bytes of the document that one operation reads
 * @param tally the events of the document as this subject delivered them
 * @param digest digest of the canonical stream as this subject delivered it
 * @param implementation the class that parsed
 * @param jvm name, version, vendor, path and flags of the fork's JVM
 * @param measures what a family of benchmarks adds, as {@code name_unit}
 */
public record ForkRecord(
    int schema,
    String run,
    Cell cell,
    int round,
    int block,
    String arm,
    int position,
    int attempt,
    Outcome outcome,
    String reason,
    String startedUtc,
    List<Iteration> iterations,
    Measured measured,
    List<String> labels,
    Long documentBytesPerOperation,
    EventTally tally,
    String digest,
    Implementation implementation,
    Map<String, String> jvm,
    Map<String, Double> measures) {

  public ForkRecord {
    iterations = iterations == null ? List.of() : List.copyOf(iterations);
    labels = labels == null ? List.of() : List.copyOf(labels);
    jvm = jvm == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(jvm));
    measures = measures == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(measures));
  }

  /** The same fork without a figure, for a reason that does not lie in its subject. */
  public ForkRecord voided(String why) {
    return with(Outcome.VOID, why, null, measures);
  }

  /** The same fork with more measures, as {@code name_unit}. */
  public ForkRecord withMeasures(Map<String, Double> more) {
    Map<String, Double> all = new TreeMap<>(measures);
    all.putAll(more);
    return with(outcome, reason, measured, all);
  }

  private ForkRecord with(
      Outcome newOutcome, String why, Measured newMeasured, Map<String, Double> newMeasures) {
    return new ForkRecord(
        schema,
        run,
        cell,
        round,
        block,
        arm,
        position,
        attempt,
        newOutcome,
        why,
        startedUtc,
        iterations,
        newMeasured,
        labels,
        documentBytesPerOperation,
        tally,
        digest,
        implementation,
        jvm,
        newMeasures);
  }

  /** The version of the record's form that this code writes. */
  public static final int SCHEMA = 1;

  /** A fork that was still warming up, or compiling, while it was measured. */
  public static final String NOT_STEADY = "not-steady";

  /** A fork that waited for a processor: wall time more than 1.1 times CPU time. */
  public static final String CONTENDED = "contended";
}
