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
 * @param forks forks that the figures are made of
 * @param ratio time over the time of the fastest, with Tukey's simultaneous interval; {@code null}
 *     where it is not compared
 * @param cpu speed by the process CPU clock; {@code null} where it is unknown
 * @param wall speed by the wall clock; {@code null} where it is unknown
 * @param allocatedBytesPerInputByte bytes allocated for each byte of the document; {@code null}
 *     where it is unknown
 * @param notSteady how many of the forks were not steady
 * @param contended how many of the forks waited for a processor
 * @param failedForks forks that failed, whether or not the second attempt went well
 * @param forkMicros microseconds an operation of each fork by the run's clock, in the order of the
 *     blocks
 */
public record SubjectFigure(
    String subject,
    String version,
    Operation operation,
    Outcome outcome,
    String reason,
    boolean compared,
    boolean fastest,
    int forks,
    Estimate ratio,
    ClockFigures cpu,
    ClockFigures wall,
    Double allocatedBytesPerInputByte,
    int notSteady,
    int contended,
    int failedForks,
    List<Double> forkMicros) {

  /** More than this share of unsteady forks is said beside the figure. */
  private static final double UNSTEADY_SHARE = 0.2;

  public SubjectFigure {
    forkMicros = List.copyOf(forkMicros);
  }

  /** Subject, and the operation where it is not a parse. */
  public String label() {
    return operation == Operation.PARSE ? subject : subject + " " + operation.label();
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
