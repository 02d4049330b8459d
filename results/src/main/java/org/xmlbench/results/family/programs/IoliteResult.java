package org.xmlbench.results.family.programs;

import java.util.List;
import org.xmlbench.results.stats.Estimate;

/**
 * What was measured.
 *
 * @param rounds how often each transport was measured so far
 * @param programs the programs, in the order of the request
 * @param copyNanosPerKib what it costs to copy a KiB of memory that is in no cache; {@code null}
 *     where it was not measured yet
 * @param cachedCopyNanosPerKib the same of a buffer that stays in the cache
 */
public record IoliteResult(
    int rounds,
    List<ProgramResult> programs,
    Estimate copyNanosPerKib,
    Estimate cachedCopyNanosPerKib) {
  /** Copies the list. */
  public IoliteResult {
    programs = List.copyOf(programs);
  }

  /**
   * One program.
   *
   * @param program its name
   * @param bytes that it counted in each run
   * @param publishedPercent by how many per cent its time fell in the paper; {@code null} where no
   *     figure is published
   * @param ways every transport, those without figures included
   */
  public record ProgramResult(
      String program, long bytes, Integer publishedPercent, List<TransportResult> ways) {
    /** Copies the list. */
    public ProgramResult {
      ways = List.copyOf(ways);
    }
  }

  /**
   * One transport of a program.
   *
   * @param way its name
   * @param secondsByRound median of the fork of each round; empty where there is none
   * @param seconds their median; {@code null} where there are none
   * @param ratio conventional wall time over its own, a geometric mean over the rounds that have
   *     both, with Student's interval; {@code null} for the conventional transport itself and where
   *     there is none
   * @param cpuSeconds median over rounds of the CPU time of a run, of all its processes together;
   *     {@code null} where there is none
   * @param cpuRatio the ratio of CPU times, likewise
   * @param reason why there is no figure, or not one for each round; {@code null} where all is well
   * @param fault whether the reason is a fault; {@code false} where the transport does not apply or
   *     is not available
   */
  public record TransportResult(
      String way,
      List<Double> secondsByRound,
      Double seconds,
      Estimate ratio,
      Double cpuSeconds,
      Estimate cpuRatio,
      String reason,
      boolean fault) {
    /** Copies the list. */
    public TransportResult {
      secondsByRound = List.copyOf(secondsByRound);
    }
  }

  /** Whether a fork failed or counted wrong. */
  public boolean anyFault() {
    return programs.stream()
        .flatMap(program -> program.ways().stream())
        .anyMatch(TransportResult::fault);
  }
}
