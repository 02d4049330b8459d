package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PageView;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.PlanMismatches;
import org.xmlbench.results.store.Race;
import org.xmlbench.results.store.TimingClock;

/**
 * Two runs side by side. They were measured one after the other and share no block, so this shows
 * how the figures differ and gives no verdict.
 *
 * @param schema version of this model's form, {@link #SCHEMA}
 * @param runA id of the first run
 * @param runB id of the second run
 * @param confidence of every interval
 * @param differences what differs between the runs apart from the figures
 * @param cautions what the intervals do not include, a sentence each
 * @param cells every cell that both runs have
 * @param unmatched cells that one run has alone
 * @param findings what both runs tell together, a sentence each
 * @param counted what is counted in a second, where text shows rates instead of times; {@code null}
 *     where it shows times
 */
public record RunDifference(
    int schema,
    String runA,
    String runB,
    TimingClock clock,
    double confidence,
    List<Mismatch> differences,
    List<String> cautions,
    List<CellDifference> cells,
    List<String> unmatched,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> findings,
    @JsonView(PageView.class) String counted) {

  /** The version of the model's form that this code writes. */
  public static final int SCHEMA = 1;

  /** The things that two runs should have in common. */
  public enum Shared implements Labelled {
    /** The machine, its system, and the JDK of the forks. */
    HOST,
    /** Documents, subjects, versions, conditions, numbers of blocks, and the pairing in them. */
    PLAN,
    /** The clock that comparisons use. */
    CLOCK;
  }

  /**
   * Something that differs.
   *
   * @param what which of the things that two runs should share
   * @param detail the difference in words
   */
  public record Mismatch(Shared what, String detail) {}

  /**
   * A cell but for the version of its subject.
   *
   * @param condition what is held fixed
   * @param subject driver id
   * @param operation what was timed
   */
  public record CellKey(
      String document, Map<String, String> condition, String subject, Operation operation) {
    public CellKey {
      condition = Collections.unmodifiableMap(new TreeMap<>(condition));
    }

    String text() {
      return "%s/%s/%s %s"
          .formatted(subject, document, operation.label(), condition.toString().replace(", ", ","));
    }
  }

  /**
   * The same of both runs.
   *
   * @param a in the first run; {@code null} where there is none
   * @param b in the second; {@code null} accordingly
   */
  public record Sides<T>(@JsonProperty("A") T a, @JsonProperty("B") T b) {}

  /**
   * One cell in both runs.
   *
   * @param key what both share
   * @param versions versions of the subject's library
   * @param forks forks that the figures are made of
   * @param micros microseconds an operation: geometric mean over forks
   * @param ratio time in the second run over time in the first, with Welch's interval over forks;
   *     {@code null} where one of them is not {@code ok}
   */
  public record CellDifference(
      @JsonUnwrapped CellKey key,
      @JsonUnwrapped(prefix = "version") Sides<String> versions,
      @JsonUnwrapped(prefix = "outcome") Sides<Outcome> outcomes,
      @JsonUnwrapped(prefix = "forks") Sides<Integer> forks,
      @JsonUnwrapped(prefix = "micros") Sides<Double> micros,
      Estimate ratio) {
    /** Subject, and the operation where it is not a parse. */
    @JsonProperty
    public String label() {
      return SubjectFigure.label(key.subject(), key.operation());
    }
  }

  public RunDifference {
    differences = List.copyOf(differences);
    cautions = List.copyOf(cautions);
    cells = List.copyOf(cells);
    unmatched = List.copyOf(unmatched);
    findings = List.copyOf(findings);
  }

  /** Puts two runs side by side, whatever differs between them. */
  public static RunDifference of(Manifest a, Forks forksA, Manifest b, Forks forksB) {
    TimingClock clock = commonClock(a, forksA, b, forksB);
    List<Mismatch> mismatches = mismatches(a, forksA, b, forksB);
    List<String> cautions = cautions(mismatches, clock);
    firstStages(a.plan().race(), b.plan().race()).ifPresent(cautions::add);
    cautions.addAll(
        VerificationNotices.of(
            Stream.concat(forksA.records().stream(), forksB.records().stream()).toList()));
    return new RunDifferenceBuilder(clock, a, forksA, b, forksB).build(mismatches, cautions);
  }

  /** The one clock by which the figures of both runs can be had. */
  static TimingClock commonClock(Manifest a, Forks forksA, Manifest b, Forks forksB) {
    return RunClock.of(a, forksA.records()).common(RunClock.of(b, forksB.records()));
  }

  /** What differs between two runs: as long as there is anything, they are not to be compared. */
  public static List<Mismatch> mismatches(Manifest a, Forks forksA, Manifest b, Forks forksB) {
    List<Mismatch> mismatches = new ArrayList<>();
    List<String> host = hostDifferences(a.host(), b.host());
    if (!host.isEmpty()) {
      mismatches.add(new Mismatch(Shared.HOST, String.join(", ", host)));
    }
    List<String> plan = planDifferences(a, b);
    if (!plan.isEmpty()) {
      mismatches.add(new Mismatch(Shared.PLAN, String.join("; ", plan)));
    }
    TimingClock clockA = RunClock.of(a, forksA.records());
    TimingClock clockB = RunClock.of(b, forksB.records());
    if (clockA != clockB) {
      mismatches.add(new Mismatch(Shared.CLOCK, clockA.label() + " against " + clockB.label()));
    }
    return mismatches;
  }

  /**
   * The first stage of a race follows from the noise before it, and changes no figure's meaning.
   */
  private static List<String> planDifferences(Manifest a, Manifest b) {
    List<String> differences = new ArrayList<>();
    if (!a.planHash().equals(b.planHash())) {
      boolean race = a.plan().race() != null && b.plan().race() != null;
      differences.addAll(
          PlanMismatches.of(
              race ? a.plan().withFirstBlocks(Race.FIRST_BLOCKS) : a.plan(),
              race ? b.plan().withFirstBlocks(Race.FIRST_BLOCKS) : b.plan()));
      if (a.plan().equals(b.plan())) {
        differences.add("hash %.12s against %.12s".formatted(a.planHash(), b.planHash()));
      }
    }
    if (!pairing(a).equals(pairing(b))) {
      differences.add("pairing: %s against %s".formatted(pairing(a), pairing(b)));
    }
    return differences;
  }

  /** Older runs, made before forks were interleaved, do not name it. */
  private static String pairing(Manifest manifest) {
    String pairing = manifest.options().getOrDefault(Pairing.OPTION, Pairing.FORKS.label());
    String oneByOne = manifest.options().get(Pairing.ONE_BY_ONE);
    return oneByOne == null ? pairing : pairing + ", one by one on " + oneByOne;
  }

  private static List<String> hostDifferences(HostFingerprint a, HostFingerprint b) {
    Map<String, String> ofA = a.facts();
    Map<String, String> ofB = b.facts();
    List<String> differences = new ArrayList<>();
    TreeMap<String, String> all = new TreeMap<>(ofA);
    all.putAll(ofB);
    for (String name : all.keySet()) {
      if (!Objects.equals(ofA.get(name), ofB.get(name))) {
        differences.add("%s: %s against %s".formatted(name, ofA.get(name), ofB.get(name)));
      }
    }
    return differences;
  }

  /**
   * The same with rates instead of times.
   *
   * @param counted what is counted in a second
   * @param caution what that means
   */
  public RunDifference byRate(String counted, String caution) {
    List<String> more = new ArrayList<>(cautions);
    more.add(caution);
    return new RunDifference(
        schema,
        runA,
        runB,
        clock,
        confidence,
        differences,
        more,
        cells,
        unmatched,
        findings,
        counted);
  }

  /** The same with what both runs tell together, a sentence each. */
  public RunDifference telling(List<String> found) {
    return new RunDifference(
        schema,
        runA,
        runB,
        clock,
        confidence,
        differences,
        cautions,
        cells,
        unmatched,
        found,
        counted);
  }

  private static List<String> cautions(List<Mismatch> mismatches, TimingClock clock) {
    List<String> cautions = new ArrayList<>();
    cautions.add(
        "The runs were measured one after the other and are not paired in blocks: the intervals"
            + " hold the spread of the forks inside each run, and nothing of what changed on the"
            + " machine between them.");
    cautions.add(
        "On a busy machine the same program compared with itself in this way was told apart in 21,"
            + " 38 and 44 % of the cases with 5, 10 and 20 forks, and never when measured in turn."
            + " So there is no verdict here: 'gate' measures both in one session and gives one.");
    cautions.addAll(meanings(mismatches, clock));
    return cautions;
  }

  private static Optional<String> firstStages(Race a, Race b) {
    return a == null || b == null || a.firstBlocks() == b.firstBlocks()
        ? Optional.empty()
        : Optional.of(
            "The first stage had %d blocks of all subjects in A and %d in B, by the noise of the host's run before each."
                .formatted(a.firstBlocks(), b.firstBlocks()));
  }

  /** What a difference of two runs can mean where they differ in this, a sentence each. */
  static List<String> meanings(List<Mismatch> mismatches, TimingClock clock) {
    return mismatches.stream().map(mismatch -> meaning(mismatch.what(), clock)).toList();
  }

  private static String meaning(Shared what, TimingClock clock) {
    return switch (what) {
      case HOST ->
          "The hosts differ: a ratio is one of machine, system and JDK as much as of parsers.";
      case PLAN ->
          "The plans differ: only cells of the same document, subject, operation and condition are"
              + " here; versions, documents beside them, numbers of blocks, and how the forks of a"
              + " block were paired may differ.";
      case CLOCK ->
          "The clocks differ: all times here are by the %s clock, which both runs have."
              .formatted(clock.label());
    };
  }
}
