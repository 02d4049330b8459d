package org.xmlbench.results.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.gate.Arm;
import org.xmlbench.results.gate.CalibrationTable;
import org.xmlbench.results.gate.GateTable;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.table.Section;

/** A gate or a calibration that has no result: it was interrupted, or is still running. */
public final class UnfinishedGate {
  private static final int ARMS = 2;

  private UnfinishedGate() {}

  /**
   * Of a run without a result.
   *
   * @param kind {@link Arm#GATE} or {@link Arm#CALIBRATION}
   */
  public static Section section(String kind, Forks forks) {
    boolean gate = kind.equals(Arm.GATE);
    String missing = gate ? "verdict" : "result";
    return new Section(
        kind,
        kind.equals(Arm.CALIBRATION) ? CalibrationTable.QUESTION : GateTable.QUESTION,
        "%s: interrupted, no %s".formatted(gate ? "Gate" : "Calibration", missing),
        "The " + kind,
        List.of(
            "This %s was interrupted, or has not ended yet, and has no %s. %s measured in both arms."
                .formatted(kind, missing, blocks(forks.records()))),
        List.of(),
        List.of());
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
