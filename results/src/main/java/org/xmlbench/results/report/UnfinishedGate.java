package org.xmlbench.results.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.gate.Arm;
import org.xmlbench.results.store.Forks;

/**
 * A gate or a calibration that has no result: it was interrupted, or is still running.
 *
 * @param kind {@link Arm#GATE} or {@link Arm#CALIBRATION}
 * @param head one line
 * @param sentence that line explained, with what was measured
 */
public record UnfinishedGate(String kind, String head, String sentence) {
  private static final int ARMS = 2;

  /**
   * Of a run without a result.
   *
   * @param kind {@link Arm#GATE} or {@link Arm#CALIBRATION}
   */
  public static UnfinishedGate of(String kind, Forks forks) {
    boolean gate = kind.equals(Arm.GATE);
    String missing = gate ? "verdict" : "result";
    return new UnfinishedGate(
        kind,
        "%s: interrupted, no %s".formatted(gate ? "Gate" : "Calibration", missing),
        "This %s was interrupted, or has not ended yet, and has no %s. %s measured in both arms."
            .formatted(kind, missing, blocks(forks.records())));
  }

  /** Blocks in which both arms ended well. */
  private static String blocks(List<ForkRecord> records) {
    Map<Integer, Long> arms =
        records.stream()
            .filter(fork -> fork.measured() != null)
            .collect(
                Collectors.groupingBy(
                    ForkRecord::block,
                    Collectors.mapping(
                        ForkRecord::arm,
                        Collectors.collectingAndThen(
                            Collectors.toSet(), distinct -> (long) distinct.size()))));
    long whole = arms.values().stream().filter(count -> count == ARMS).count();
    return whole == 1 ? "1 block was" : whole + " blocks were";
  }
}
