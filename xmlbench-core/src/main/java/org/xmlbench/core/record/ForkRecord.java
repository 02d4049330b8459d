package org.xmlbench.core.record;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.event.EventTally;

/**
 * One fork: a line of {@code forks.jsonl}, where the parts of this record stand side by side, in
 * the order of their components. What is unavailable is {@code null} here and absent there; of
 * parts, lists and maps, {@code null} becomes empty.
 *
 * @param run id of the run
 * @param cell what was measured
 * @param place where in the run it stands
 * @param status how it ended
 * @param timing what it took
 * @param evidence what it parsed, and with what
 * @param measures what a family of benchmarks adds, by {@link Measure#key}: {@link Measure} reads
 *     them
 */
public record ForkRecord(
    String run,
    Cell cell,
    ForkPlace place,
    ForkStatus status,
    ForkTiming timing,
    ForkEvidence evidence,
    Map<String, Double> measures) {
  /** The version of the record's form that this code writes. */
  public static final int SCHEMA = 1;

  /**
   * A fork whose warm-up ended before its plateau, that still became faster while it was measured,
   * or that compiled then for more than a tenth of the time.
   */
  public static final String NOT_STEADY = "not-steady";

  /**
   * A fork that waited for a processor for more than a tenth of the time that it had one; where it
   * waits for servers, one of whose processors' time other work took more than a tenth.
   */
  public static final String CONTENDED = "contended";

  public ForkRecord {
    timing = timing == null ? ForkTiming.NONE : timing;
    evidence = evidence == null ? ForkEvidence.NONE : evidence;
    measures = measures == null ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(measures));
  }

  public ForkRecord withRun(String other) {
    return new ForkRecord(other, cell, place, status, timing, evidence, measures);
  }

  public ForkRecord withPlace(ForkPlace other) {
    return new ForkRecord(run, cell, other, status, timing, evidence, measures);
  }

  public ForkRecord withStatus(ForkStatus other) {
    return new ForkRecord(run, cell, place, other, timing, evidence, measures);
  }

  public ForkRecord withTiming(ForkTiming other) {
    return new ForkRecord(run, cell, place, status, other, evidence, measures);
  }

  public ForkRecord withEvidence(ForkEvidence other) {
    return new ForkRecord(run, cell, place, status, timing, other, measures);
  }

  /** The same fork, wrong for that reason, without its figure and its measures. */
  public ForkRecord withoutFigure(String why) {
    ForkTiming bare = new ForkTiming(timing.iterations(), null);
    return new ForkRecord(
        run, cell, place, status.with(Outcome.WRONG, why), bare, evidence, Map.of());
  }

  /** The same fork without a figure, for a reason that does not lie in its subject. */
  public ForkRecord voided(String why) {
    return withStatus(status.with(Outcome.VOID, why)).withTiming(timing.withMeasured(null));
  }

  /**
   * The same fork with more measures.
   *
   * @throws IllegalArgumentException when one of them is not declared
   */
  public ForkRecord withMeasures(Map<Measure, Double> more) {
    Map<String, Double> all = new TreeMap<>(measures);
    more.forEach((measure, value) -> all.put(measure.key(), value));
    Measures.requireDeclared(all.keySet());
    return new ForkRecord(run, cell, place, status, timing, evidence, all);
  }

  /** Version of this record's form: there is one. */
  public int schema() {
    return SCHEMA;
  }

  public int round() {
    return place.round();
  }

  public int block() {
    return place.block();
  }

  public String arm() {
    return place.arm();
  }

  public int position() {
    return place.position();
  }

  public int attempt() {
    return place.attempt();
  }

  public Outcome outcome() {
    return status.outcome();
  }

  public String reason() {
    return status.reason();
  }

  public String startedUtc() {
    return status.startedUtc();
  }

  public List<Iteration> iterations() {
    return timing.iterations();
  }

  public Measured measured() {
    return timing.measured();
  }

  public List<String> labels() {
    return timing.labels();
  }

  public Warmth warmth() {
    return timing.warmth();
  }

  public EventTally tally() {
    return evidence.tally();
  }

  public String digest() {
    return evidence.digest();
  }

  public UnseenCheck verification() {
    return evidence.verification();
  }

  public Implementation implementation() {
    return evidence.implementation();
  }

  public Map<String, String> jvm() {
    return evidence.jvm();
  }
}
