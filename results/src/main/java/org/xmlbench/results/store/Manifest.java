package org.xmlbench.results.store;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * What is fixed about a run before its first fork: {@code manifest.json}. Nothing that fluctuates.
 *
 * @param schema version of this file's form, {@link #SCHEMA}
 * @param run id of the run
 * @param createdUtc ISO-8601 instant
 * @param toolVersion version of XMLBench
 * @param profile name of the profile
 * @param seed seed of the order inside blocks and of the order of blocks
 * @param clock the clock that comparisons use
 * @param planHash {@link StoredPlan#hash()}
 * @param plan what is measured
 * @param host where
 * @param options options of the run, such as warm-up and measuring time, by name
 * @param subjects every subject of the plan, in the catalogue's order
 * @param documents every document of the plan, in the catalogue's order
 * @param family id of the family whose run it is; {@code null} in older manifests
 * @param kind {@code run}, {@code gate} or {@code calibration}; {@code null} in older manifests
 * @param request the user's request for the run, as its family's command reads it; {@code null}
 *     where it is not kept
 */
public record Manifest(
    int schema,
    String run,
    String createdUtc,
    String toolVersion,
    String profile,
    long seed,
    TimingClock clock,
    String planHash,
    StoredPlan plan,
    HostFingerprint host,
    Map<String, String> options,
    List<SubjectEntry> subjects,
    List<DocumentEntry> documents,
    String family,
    String kind,
    JsonNode request) {

  /** The version of the manifest's form that this code writes. */
  public static final int SCHEMA = 1;

  /** The kind of a run that compares subjects. */
  public static final String RUN = "run";

  public Manifest {
    options =
        options == null ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(options));
    subjects = List.copyOf(subjects);
    documents = List.copyOf(documents);
  }

  /** A manifest of this form, with the plan's hash. */
  public static Manifest of(
      String run,
      String createdUtc,
      String toolVersion,
      String profile,
      long seed,
      TimingClock clock,
      StoredPlan plan,
      HostFingerprint host,
      Map<String, String> options,
      List<SubjectEntry> subjects,
      List<DocumentEntry> documents) {
    return new Manifest(
        SCHEMA,
        run,
        createdUtc,
        toolVersion,
        profile,
        seed,
        clock,
        plan.hash(),
        plan,
        host,
        options,
        subjects,
        documents,
        null,
        null,
        null);
  }

  /** The same, of that family and kind. */
  public Manifest of(String family, String kind) {
    return new Manifest(
        schema,
        run,
        createdUtc,
        toolVersion,
        profile,
        seed,
        clock,
        planHash,
        plan,
        host,
        options,
        subjects,
        documents,
        family,
        kind,
        request);
  }

  /** The same with that request of the user. */
  public Manifest of(JsonNode asked) {
    return new Manifest(
        schema,
        run,
        createdUtc,
        toolVersion,
        profile,
        seed,
        clock,
        planHash,
        plan,
        host,
        options,
        subjects,
        documents,
        family,
        kind,
        asked);
  }
}
