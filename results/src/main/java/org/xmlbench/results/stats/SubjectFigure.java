package org.xmlbench.results.stats;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.ParseMeasures;
import org.xmlbench.results.store.MeasuredTree;
import org.xmlbench.results.store.Reading;
import org.xmlbench.results.store.TimingClock;

/**
 * One subject on one document: a line of a table, a dot of a chart. In JSON its parts stand side by
 * side, in the order of their components.
 *
 * @param subject driver id
 * @param version version of its library
 * @param operation what was timed
 * @param standing how it ended and how it compares
 * @param checks how far it checks its input, and how it reads real documents
 * @param ratios time over the time of the fastest
 * @param costs what an operation took
 * @param singles what documents took one by one
 * @param counts what the processor counted
 * @param treeMemory what memory its trees take; {@code null} where that is unknown
 * @param series its forks one by one
 */
@JsonPropertyOrder({"subject", "label", "unsteady"})
public record SubjectFigure(
    String subject,
    String version,
    Operation operation,
    @JsonUnwrapped Standing standing,
    @JsonUnwrapped Checks checks,
    int forks,
    @JsonUnwrapped Ratios ratios,
    @JsonUnwrapped Costs costs,
    @JsonUnwrapped Singles singles,
    @JsonUnwrapped Counts counts,
    MeasuredTree treeMemory,
    @JsonUnwrapped Series series) {
  /**
   * How a subject ended and how it compares.
   *
   * @param outcome {@code ok}, or the outcome that is shown instead of figures
   * @param reason why, where the outcome is not {@code ok}; {@code null} else
   * @param compared whether it is in the comparison
   * @param fastest whether it belongs to the fastest set, by {@link FastestRule}
   * @param letters compact letter display: subjects that share a letter are not distinguished;
   *     {@code null} where it is not compared, or nothing orders it
   * @param leftAfter how many blocks it has, where it left the race of its document, those of time
   *     left over included; {@code null} where it did not leave
   * @param twoSpeeds the two groups that its forks fall into, so that nothing orders it; {@code
   *     null} else
   * @param measuredTooBadly whether its interval spans more than a factor of two, so that it is
   *     never called fastest
   */
  public record Standing(
      Outcome outcome,
      String reason,
      boolean compared,
      boolean fastest,
      String letters,
      @JsonInclude(JsonInclude.Include.NON_NULL) Integer leftAfter,
      @JsonInclude(JsonInclude.Include.NON_NULL) TwoSpeeds twoSpeeds,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean measuredTooBadly) {
    /** Of a subject in a run without a race. */
    public Standing(
        Outcome outcome, String reason, boolean compared, boolean fastest, String letters) {
      this(outcome, reason, compared, fastest, letters, null, null, false);
    }
  }

  /**
   * How far a parser checks its input, and how it reads real documents.
   *
   * @param acceptedMalformations how many malformed documents it accepts, one for each constraint
   *     of XML; {@code null} where that is unknown
   * @param readsRightly how it reads the recorded corpus of real documents; {@code null} where that
   *     was not measured
   * @param fastestChecking whether it checks, and cannot be distinguished from the fastest of the
   *     compared subjects that do ({@link Checking}); {@code null} where all of them check, or none
   * @param fastestSound the same of those that check and read the whole corpus rightly
   */
  public record Checks(
      Integer acceptedMalformations,
      Reading readsRightly,
      Boolean fastestChecking,
      Boolean fastestSound) {
    /** Of a subject of which nothing is known. */
    public static final Checks UNKNOWN = new Checks(null, null, null, null);

    /** Whether it is known to check and to read the whole corpus rightly. */
    @JsonIgnore
    public boolean isSound() {
      return Checking.isSound(acceptedMalformations, readsRightly);
    }

    /**
     * Whether it is among the fastest of those that are sound, or where no such set can be told, of
     * those that check.
     */
    @JsonIgnore
    public boolean isMarked() {
      return Boolean.TRUE.equals(fastestSound == null ? fastestChecking : fastestSound);
    }
  }

  /**
   * Time over the time of the fastest.
   *
   * @param ratio with an interval that holds for all pairs of the document at once; {@code null}
   *     where it is not compared
   * @param ratioAlone the same ratio with the interval of this one pair: Student's over the block
   *     differences, and Stein's (mean ± t s0 / √N) where the first stage chose the number of
   *     blocks; {@code null} where it is not compared
   */
  public record Ratios(Estimate ratio, Estimate ratioAlone) {
    /** Of a subject that is not compared. */
    static final Ratios NONE = new Ratios(null, null);
  }

  /**
   * What an operation took. What is unknown is {@code null}.
   *
   * @param cpu speed by the process CPU clock
   * @param wall speed by the wall clock
   * @param cpuLessCompiler speed by the process CPU clock less the CPU time of the compiler's
   *     threads
   * @param allocatedBytesPerInputByte bytes allocated for each byte of the document
   * @param gcCpuShare share of the process's CPU time that the collector's threads and the VM
   *     thread took while measuring: mean over forks, 0 to 1
   * @param jitCpuShare the same of the compiler's threads
   * @param jitMicrosPerOperation CPU time of the compiler's threads while measuring, in
   *     microseconds an operation: mean over forks
   * @param timeOverWarm time of an operation in such forks over that in long ones, as measured on
   *     this host before the run; 1 is warm
   */
  public record Costs(
      ClockFigures cpu,
      ClockFigures wall,
      @JsonProperty("cpu-less-compiler") ClockFigures cpuLessCompiler,
      Double allocatedBytesPerInputByte,
      Double gcCpuShare,
      Double jitCpuShare,
      Double jitMicrosPerOperation,
      Estimate timeOverWarm) {
    /** Speed by that clock; {@code null} where it is unknown. */
    public ClockFigures by(TimingClock clock) {
      return switch (clock) {
        case CPU -> cpu;
        case WALL -> wall;
        case CPU_LESS_COMPILER -> cpuLessCompiler;
      };
    }
  }

  /**
   * What documents took one by one, by the wall clock if nothing else is said. What is unknown is
   * {@code null}.
   *
   * @param firstDocumentMicros from the request for a parser to the end of the first operation in a
   *     fresh JVM, class loading included; microseconds
   * @param firstDocumentCpuMicros CPU time of the reading thread in that; microseconds
   * @param singleP50Micros what half of the operations of a fork did not exceed that were timed one
   *     by one; microseconds
   * @param singleP99Micros the same of 99 of 100
   * @param singleMaxMicros the longest of them
   */
  public record Singles(
      ForkSpread firstDocumentMicros,
      ForkSpread firstDocumentCpuMicros,
      ForkSpread singleP50Micros,
      ForkSpread singleP99Micros,
      ForkSpread singleMaxMicros) {
    /** Of a subject of which nothing is known. */
    public static final Singles UNKNOWN = new Singles(null, null, null, null, null);

    static Singles of(List<ForkRecord> forks) {
      return new Singles(
          ForkSpread.ofMicros(forks, ParseMeasures.FIRST_DOCUMENT),
          ForkSpread.ofMicros(forks, ParseMeasures.FIRST_DOCUMENT_CPU),
          ForkSpread.ofMicros(forks, ParseMeasures.SINGLE_P50),
          ForkSpread.ofMicros(forks, ParseMeasures.SINGLE_P99),
          ForkSpread.ofMicros(forks, ParseMeasures.SINGLE_MAX));
    }
  }

  /**
   * What the processor counted in the measuring thread: means over forks. What is unknown is {@code
   * null}.
   *
   * @param instructionsPerByte retired instructions for each byte of the document
   * @param branchMissesPerKib wrongly predicted branches for 1024 bytes of it
   * @param cacheMissesPerKib cache misses for 1024 bytes of it
   */
  public record Counts(
      Double instructionsPerByte, Double branchMissesPerKib, Double cacheMissesPerKib) {
    /** Of a subject of which nothing was counted. */
    public static final Counts UNKNOWN = new Counts(null, null, null);
  }

  /**
   * The forks one by one.
   *
   * @param notSteady how many of the forks were not steady
   * @param unsteadyBy by which rules; {@code null} where that is not known
   * @param slope relative change of an operation's time a second while the forks were measured,
   *     mean over forks ({@link org.xmlbench.core.record.ForkSlope}); {@code null} where it is
   *     unknown
   * @param contended how many of the forks waited for a processor
   * @param failedForks forks that failed, whether or not the second attempt went well
   * @param forkMicros microseconds an operation of each fork by the run's clock, in the order of
   *     the blocks
   * @param engines forks by how the library worked in them, the most frequent first; empty where it
   *     works in one way
   */
  public record Series(
      int notSteady,
      BrokenSteadyRules unsteadyBy,
      Estimate slope,
      int contended,
      int failedForks,
      List<Double> forkMicros,
      List<Integer> forkBlocks,
      @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Integer> engines) {
    public Series {
      forkMicros = List.copyOf(forkMicros);
      forkBlocks = List.copyOf(forkBlocks);
      engines = Collections.unmodifiableMap(engines);
    }

    /** Microseconds of each fork by its block. */
    Map<Integer, Double> microsByBlock() {
      Map<Integer, Double> micros = new HashMap<>();
      for (int i = 0; i < forkBlocks.size(); i++) {
        micros.put(forkBlocks.get(i), forkMicros.get(i));
      }
      return micros;
    }
  }

  public Outcome outcome() {
    return standing.outcome();
  }

  /** Subject, and the operation where it is not a parse. */
  @JsonProperty
  public String label() {
    return label(subject, operation);
  }

  static String label(String subject, Operation operation) {
    return operation.title(subject);
  }

  public boolean hasFigures() {
    return forks > 0;
  }

  /**
   * Why forks are not steady, and the numbers of warmth, such as {@code became faster 2; compiler
   * 3.2 % of CPU time, slope -1.4 % a second}; empty where they are unknown.
   */
  public String warmth() {
    return WarmthText.of(
        series.unsteadyBy(),
        costs.jitCpuShare(),
        series.slope() == null ? null : (Double) series.slope().value());
  }

  /** Whether so many forks were unsteady that it must be noted with the figure. */
  @JsonProperty("unsteady")
  public boolean isUnsteady() {
    return series.notSteady() > LabelFinding.MOST_MARKED * forks;
  }
}
