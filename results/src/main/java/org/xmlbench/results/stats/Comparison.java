package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.TimingClock;

/**
 * The comparison of a run's subjects: the one model from which the terminal table, CSV, JSON and
 * the report are made.
 *
 * @param schema version of this model's form, {@link #SCHEMA}
 * @param run id of the run
 * @param clock the clock of ratios and fastest sets
 * @param confidence of every interval; those of ratios hold for all pairs of a document at once
 * @param documents in the catalogue's order; those of SOAP toolkits by {@link EncodingOrder} first
 * @param geometricMeans over documents, one for each condition; shown in addition to the documents'
 *     tables, never instead of them
 * @param sizeSweeps document families that were measured at several sizes
 * @param threadScaling what several threads of one JVM gain; empty where none was measured
 * @param plateaus how many forks were at the plateau of their warm-up; {@code null} where that is
 *     unknown
 * @param noise how noisy the host was by the forks; {@code null} where no subject raced
 * @param unsteady the forks that never became steady, where they are too many; {@code null} else
 * @param labels each label that marks more than a fifth of the forks, and what that means
 * @param notices a sentence for each thing that reading the run had to repair or leave out, and for
 *     what was verified in less than the usual way
 * @param doubts those of the notices by which a figure may be wrong: no view leaves them out
 */
public record Comparison(
    int schema,
    String run,
    String profile,
    TimingClock clock,
    double confidence,
    List<DocumentComparison> documents,
    List<GeometricMean> geometricMeans,
    List<SizeSweep> sizeSweeps,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ThreadScaling> threadScaling,
    Plateaus plateaus,
    @JsonInclude(JsonInclude.Include.NON_NULL) ForkNoise noise,
    @JsonInclude(JsonInclude.Include.NON_NULL) UnsteadyForks unsteady,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<LabelFinding> labels,
    List<String> notices,
    @JsonIgnore List<String> doubts) {

  /** The version of the model's form that this code writes. */
  public static final int SCHEMA = 2;

  public static final double CONFIDENCE = 0.95;

  public Comparison {
    documents = List.copyOf(documents);
    geometricMeans = List.copyOf(geometricMeans);
    sizeSweeps = List.copyOf(sizeSweeps);
    threadScaling = List.copyOf(threadScaling);
    labels = List.copyOf(labels);
    notices = List.copyOf(notices);
    doubts = List.copyOf(doubts);
  }

  /**
   * Compares records. Their order does not matter. A gate or a calibration has nothing to compare,
   * which a notice states.
   *
   * @param manifest with its kind
   */
  public static Comparison of(Manifest manifest, Forks forks) {
    return ArmRun.is(manifest, forks) ? ofArms(manifest, forks) : ofSubjects(manifest, forks);
  }

  /**
   * Arms are no subjects: both may be one driver at two versions, and their blocks are judged by
   * the gate's rule, so nothing of them is averaged or ordered here.
   */
  private static Comparison ofArms(Manifest manifest, Forks forks) {
    List<String> notices = new ArrayList<>();
    notices.add(
        "This is the run of a %s: its forks belong to two arms and are not compared as subjects;"
                .formatted(manifest.profile())
            + " its verdict is in %s.json of the run folder once it has ended."
                .formatted(manifest.profile()));
    notices.addAll(forks.notices());
    return new Comparison(
        SCHEMA,
        manifest.run(),
        manifest.profile(),
        manifest.clock(),
        CONFIDENCE,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        null,
        null,
        null,
        List.of(),
        notices,
        forks.notices());
  }

  private static Comparison ofSubjects(Manifest manifest, Forks forks) {
    TimingClock clock = RunClock.of(manifest, forks.records());
    ComparisonBuilder builder = new ComparisonBuilder(manifest, clock, forks.records());
    List<DocumentComparison> documents = builder.documents();
    List<String> notices = new ArrayList<>(VerificationNotices.ofRun(forks.records()));
    notices.addAll(forks.notices());
    List<String> doubts = List.copyOf(notices);
    RunClock.notice(manifest, forks.records()).ifPresent(notices::add);
    ThreadScalings.notice(clock, documents).ifPresent(notices::add);
    notices.addAll(ForkEngines.notices(forks.records()));
    MoreBlocks.notice(manifest, documents).ifPresent(notices::add);
    List<LabelFinding> labels = LabelFindings.of(clock, forks.records());
    return new Comparison(
        SCHEMA,
        manifest.run(),
        manifest.profile(),
        clock,
        CONFIDENCE,
        documents,
        builder.geometricMeans(documents),
        SizeSweeps.of(clock, documents, forks.records()),
        ThreadScalings.of(clock, documents),
        Plateaus.of(forks.records()).orElse(null),
        manifest.plan().race() == null ? null : ForkNoise.of(forks.records(), clock).orElse(null),
        UnsteadyForks.of(clock, forks.records(), labels).orElse(null),
        labels,
        notices,
        doubts);
  }

  /** How warm the forks were, a sentence each; none where nothing is known of it. */
  public List<String> ofWarmth() {
    List<String> sentences = new ArrayList<>();
    if (plateaus != null) {
      sentences.add(plateaus.text());
    }
    if (unsteady != null && unsteady.defect() == null) {
      sentences.add(unsteady.text());
    }
    labels.forEach(label -> sentences.add(label.text()));
    return sentences;
  }

  /** Drivers that were measured with several versions of their library; empty without any. */
  @JsonProperty
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  public List<VersionTrend> versionTrends() {
    return VersionTrends.of(documents);
  }
}
