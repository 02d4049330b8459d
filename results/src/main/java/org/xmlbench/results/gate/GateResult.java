package org.xmlbench.results.gate;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

/**
 * The result of a gate: the one model from which the terminal's text, JSON, JUnit XML and Markdown
 * are made. In JSON its parts stand side by side, in the order of their components, and what is
 * unknown is absent; its sentences are part of it, so that every program that shows the figures
 * explains them alike.
 *
 * @param run id of the run
 * @param clock clock of every ratio
 * @param settings margin, bounds, blocks and error rates
 * @param placement how the forks of a block were arranged in time and on processors
 * @param arms what was compared
 * @param verdict on cells, sentinels and run
 * @param gaps what was not compared
 * @param checks how far cells were verified
 */
@JsonPropertyOrder({"schema", "run", "word", "exitCode", "guarantee", "machine"})
public record GateResult(
    String run,
    TimingClock clock,
    GateSettings settings,
    Placement placement,
    @JsonUnwrapped Arms arms,
    GateVerdict verdict,
    @JsonUnwrapped Gaps gaps,
    @JsonUnwrapped Checks checks,
    @JsonUnwrapped ForkCount count) {
  /** The version of the model's form that this code writes. */
  public static final int SCHEMA = 1;

  static final String FAILED = "FAILED";

  private static final int FAULT = 1;
  private static final double PERCENT = 100;

  /** Older files do not name their placement. */
  public GateResult {
    Objects.requireNonNull(settings, "settings");
    Objects.requireNonNull(verdict, "verdict");
    placement = placement == null ? new Placement(Pairing.FORKS, List.of()) : placement;
  }

  /**
   * What was compared.
   *
   * @param baseline the version with which the candidate is compared
   * @param candidate the version that may be slower
   */
  public record Arms(ArmEntry baseline, ArmEntry candidate) {
    public Arms {
      Objects.requireNonNull(baseline, "baseline");
      Objects.requireNonNull(candidate, "candidate");
    }
  }

  /**
   * What was not compared.
   *
   * @param failures arms that were wrong, failed or timed out
   * @param skipped cells that could not be compared
   */
  public record Gaps(List<ArmFailure> failures, List<SkippedCell> skipped) {
    public Gaps {
      failures = List.copyOf(failures);
      skipped = List.copyOf(skipped);
    }
  }

  /**
   * How far cells were verified, where that is not by a document that the arms had not seen, and by
   * malformed ones that both reject.
   *
   * @param acceptedByBoth malformed documents that both arms accept
   * @param notices a sentence for each other thing that a reader must know
   */
  public record Checks(List<AcceptedByBoth> acceptedByBoth, List<String> notices) {
    /** Of a gate in which everything was verified. */
    public static final Checks WHOLE = new Checks(List.of(), List.of());

    /** Older files have neither. */
    public Checks {
      acceptedByBoth = acceptedByBoth == null ? List.of() : List.copyOf(acceptedByBoth);
      notices = notices == null ? List.of() : List.copyOf(notices);
    }
  }

  /**
   * The forks of a gate.
   *
   * @param forks forks that were measured
   */
  public record ForkCount(int forks, int notSteady) {}

  /**
   * An arm.
   *
   * @param label the name that the user gave it
   * @param subject driver id
   * @param version version of the library
   * @param jdk version of the JDK that ran it
   * @param jvmOptions options of its JVM in addition to the condition's
   * @param classPath names of the entries of its class path other than the core
   */
  public record ArmEntry(
      String label,
      String subject,
      String version,
      String jdk,
      List<String> jvmOptions,
      List<String> classPath) {
    public ArmEntry {
      jvmOptions = List.copyOf(jvmOptions);
      classPath = List.copyOf(classPath);
    }

    /** One line: what was measured. */
    public String title() {
      return "%s (%s %s, JDK %s)".formatted(label, subject, version, jdk);
    }
  }

  /** What is said beside the verdicts: {@code word} is its kind. */
  record Remark(String word, String sentence) {}

  List<Remark> remarks() {
    return Stream.of(
            gaps.failures().stream().map(it -> new Remark(FAILED, it.sentence())),
            gaps.skipped().stream().map(it -> new Remark("skipped", it.sentence())),
            checks.acceptedByBoth().stream().map(it -> new Remark("note", it.sentence())),
            checks.notices().stream().map(it -> new Remark("note", it)))
        .flatMap(remarks -> remarks)
        .toList();
  }

  /** Version of this model's form: there is one. */
  @JsonProperty
  public int schema() {
    return SCHEMA;
  }

  /**
   * By the contract of the command line, without {@code --strict}: a wrong or failed subject is 1
   * as a regression is.
   */
  @JsonProperty
  public int exitCode() {
    return gaps.failures().isEmpty() ? verdict.exitCode() : FAULT;
  }

  /**
   * Whether the verdict on a cell stands. A slowdown is proven only where equal arms were compared
   * as well and did not differ.
   */
  boolean holds(CellVerdict cell) {
    return cell.verdict() != Verdict.REGRESSED || verdict.sentinels().controlled();
  }

  /** How an arm failed in this cell, in sentences; empty where none failed. */
  String failure(CellVerdict cell) {
    return sentences(gaps.failures().stream().filter(f -> f.cells().contains(cell.cell())));
  }

  /** How an arm failed in a sentinel and in no cell, likewise. */
  String sentinelFailure() {
    Set<String> names = verdict.cells().stream().map(CellVerdict::cell).collect(Collectors.toSet());
    return sentences(gaps.failures().stream().filter(f -> Collections.disjoint(f.cells(), names)));
  }

  private static String sentences(Stream<ArmFailure> failures) {
    return failures.map(ArmFailure::sentence).collect(Collectors.joining("; "));
  }

  /** One word or two for headings. */
  @JsonProperty
  public String word() {
    if (!gaps.failures().isEmpty()) {
      return FAILED;
    }
    return verdict.result().name().replace('_', ' ');
  }

  /** The error rate that the verdict guarantees, and under which condition. */
  @JsonProperty
  public String guarantee() {
    return String.format(
        Locale.ROOT,
        "P(any false failure in this run) <= %s %% when every true ratio is <= %s.",
        Figures.plain(PERCENT * settings.errorRate()),
        Figures.plain(1 + settings.margin()));
  }

  /** The finding of the sentinels, in one sentence. */
  @JsonProperty
  public String machine() {
    return verdict.sentinels().sentence(settings);
  }
}
