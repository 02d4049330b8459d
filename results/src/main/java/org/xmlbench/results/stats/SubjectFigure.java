package org.xmlbench.results.stats;

import java.util.List;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;

/**
 * One subject on one document: a line of a table, a dot of a chart.
 *
 * @param subject driver id
 * @param version version of its library
 * @param operation what was timed
 * @param outcome {@code ok}, or what is said instead
 * @param reason why, where the outcome is not {@code ok}; {@code null} else
 * @param compared whether it takes part in the comparison
 * @param fastest whether it cannot be told from the fastest
 * @param letters compact letter display: subjects that share a letter are not told apart; {@code
 *     null} where it is not compared
 * @param forks forks that the figures are made of
 * @param ratio time over the time of the fastest, with an interval that holds for all pairs of the
 *     document at once; {@code null} where it is not compared
 * @param ratioAlone the same ratio with the interval of this one pair: Student's over the block
 *     differences, and Stein's (mean ± t s0 / √N) where the first stage chose the number of blocks;
 *     {@code null} where it is not compared
 * @param cpu speed by the process CPU clock; {@code null} where it is unknown
 * @param wall speed by the wall clock; {@code null} where it is unknown
 * @param allocatedBytesPerInputByte bytes allocated for each byte of the document; {@code null}
 *     where it is unknown
 * @param gcCpuShare share of the process's CPU time that the collector's threads and the VM thread
 *     took while measuring: mean over forks, 0 to 1; {@code null} where it is unknown
 * @param jitCpuShare the same of the compiler's threads
 * @param notSteady how many of the forks were not steady
 * @param contended how many of the forks waited for a processor
 * @param failedForks forks that failed, whether or not the second attempt went well
 * @param forkMicros microseconds an operation of each fork by the run's clock, in the order of the
 *     blocks
 * @param forkBlocks the block of each of them
 */
public record SubjectFigure(
    String subject,
    String version,
    Operation operation,
    Outcome outcome,
    String reason,
    boolean compared,
    boolean fastest,
    String letters,
    int forks,
    Estimate ratio,
    Estimate ratioAlone,
    ClockFigures cpu,
    ClockFigures wall,
    Double allocatedBytesPerInputByte,
    Double gcCpuShare,
    Double jitCpuShare,
    int notSteady,
    int contended,
    int failedForks,
    List<Double> forkMicros,
    List<Integer> forkBlocks) {

  /** More than this share of unsteady forks is said beside the figure. */
  private static final double UNSTEADY_SHARE = 0.2;

  public SubjectFigure {
    forkMicros = List.copyOf(forkMicros);
    forkBlocks = List.copyOf(forkBlocks);
  }

  /** Subject, and the operation where it is not a parse. */
  public String label() {
    return label(subject, operation);
  }

  static String label(String subject, Operation operation) {
    return operation.title(subject);
  }

  /** Whether there are figures to show. */
  public boolean hasFigures() {
    return forks > 0;
  }

  /** Whether so many forks were unsteady that it must be said beside the figure. */
  public boolean isUnsteady() {
    return notSteady > UNSTEADY_SHARE * forks;
  }
}
