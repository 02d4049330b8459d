package org.xmlbench.results.store;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * What is fixed about a run before its first fork: {@code manifest.json}, where the parts of {@link
 * Origin} stand beside the others. Nothing that fluctuates.
 *
 * @param schema version of this file's form, {@link #SCHEMA}
 * @param origin which run it is
 * @param plan what is measured
 * @param options options of the run, such as warm-up and measuring time, by name
 * @param subjects every subject of the plan, in the catalogue's order
 * @param documents every document of the plan, in the catalogue's order
 * @param request the user's request for the run, as its family's command reads it; {@code null}
 *     where it is not kept
 * @param before what was measured of its cells on this host before
 */
public record Manifest(
    int schema,
    @JsonUnwrapped Origin origin,
    String planHash,
    StoredPlan plan,
    HostFingerprint host,
    Map<String, String> options,
    List<SubjectEntry> subjects,
    List<DocumentEntry> documents,
    JsonNode request,
    @JsonUnwrapped MeasuredBefore before) {

  /** The version of the manifest's form that this code writes. */
  public static final int SCHEMA = 1;

  /** The option of a manifest that says what stands where blocks do; absent where they do. */
  public static final String UNIT = "unit";

  /** The kind of a run that compares subjects. */
  public static final String RUN = "run";

  /**
   * Which run it is, when it was made, and by what.
   *
   * @param run id of the run
   * @param createdUtc ISO-8601 instant
   * @param toolVersion version of XMLBench
   * @param family id of the family whose run it is; {@code null} in older manifests
   * @param kind {@code run}, {@code gate} or {@code calibration}; {@code null} in older manifests
   * @param seed seed of the order inside blocks and of the order of blocks
   * @param clock the clock that comparisons use
   */
  public record Origin(
      String run,
      String createdUtc,
      String toolVersion,
      String family,
      String kind,
      String profile,
      long seed,
      TimingClock clock) {
    public Origin of(String ofFamily, String ofKind) {
      return new Origin(run, createdUtc, toolVersion, ofFamily, ofKind, profile, seed, clock);
    }

    Origin of(TimingClock other) {
      return new Origin(run, createdUtc, toolVersion, family, kind, profile, seed, other);
    }
  }

  public Manifest {
    options =
        options == null ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(options));
    subjects = List.copyOf(subjects);
    documents = List.copyOf(documents);
    before = before == null ? MeasuredBefore.NOTHING : before;
  }

  /** A manifest of this form, with the plan's hash. */
  public static Manifest of(
      Origin origin,
      StoredPlan plan,
      HostFingerprint host,
      Map<String, String> options,
      List<SubjectEntry> subjects,
      List<DocumentEntry> documents) {
    return new Manifest(
        SCHEMA,
        origin,
        plan.hash(),
        plan,
        host,
        options,
        subjects,
        documents,
        null,
        MeasuredBefore.NOTHING);
  }

  public Manifest of(String family, String kind) {
    return new Manifest(
        schema,
        origin.of(family, kind),
        planHash,
        plan,
        host,
        options,
        subjects,
        documents,
        request,
        before);
  }

  public Manifest of(TimingClock clock) {
    return new Manifest(
        schema,
        origin.of(clock),
        planHash,
        plan,
        host,
        options,
        subjects,
        documents,
        request,
        before);
  }

  /** The same of subjects of which more is known now, in the same order. */
  public Manifest ofSubjects(List<SubjectEntry> known) {
    return new Manifest(
        schema, origin, planHash, plan, host, options, known, documents, request, before);
  }

  public Manifest of(JsonNode asked) {
    return new Manifest(
        schema, origin, planHash, plan, host, options, subjects, documents, asked, before);
  }

  /** The same, of whose cells that is known. */
  public Manifest of(MeasuredBefore known) {
    return new Manifest(
        schema, origin, planHash, plan, host, options, subjects, documents, request, known);
  }

  public Manifest with(String option, String value) {
    Map<String, String> more = new LinkedHashMap<>(options);
    more.put(option, value);
    return new Manifest(
        schema, origin, planHash, plan, host, more, subjects, documents, request, before);
  }

  public String run() {
    return origin.run();
  }

  /** When it was made: an ISO-8601 instant. */
  public String createdUtc() {
    return origin.createdUtc();
  }

  /** Version of XMLBench that made it. */
  public String toolVersion() {
    return origin.toolVersion();
  }

  public String profile() {
    return origin.profile();
  }

  /** Seed of the order inside blocks and of the order of blocks. */
  public long seed() {
    return origin.seed();
  }

  public TimingClock clock() {
    return origin.clock();
  }

  /** Id of the family whose run it is; {@code null} in older manifests. */
  public String family() {
    return origin.family();
  }

  /** {@code run}, {@code gate} or {@code calibration}; {@code null} in older manifests. */
  public String kind() {
    return origin.kind();
  }
}
