package org.xmlbench.results.gate;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.TimingClock;

/**
 * Makes block differences of a gate run's records, turn by turn ({@link TurnTimes}). A block counts
 * where both of its arms ended with verified figures; rounds up to {@link
 * GateSettings#screenBlocks()} are stage 1, later ones stage 2. The order of the records does not
 * matter.
 */
public final class ArmBlocks {
  private final GateSettings settings;
  private final TimingClock clock;
  private final List<ForkRecord> records;

  /** The records of one run, compared by {@code clock}. */
  public ArmBlocks(GateSettings settings, TimingClock clock, List<ForkRecord> records) {
    this.settings = settings;
    this.clock = clock;
    this.records = List.copyOf(records);
  }

  /**
   * The name of a gate's cell: the parts of a fork's cell that both arms share. A tree is built and
   * walked where a stream is parsed, so the operation is not part of it.
   */
  public static String name(Cell cell) {
    return cell.document() + "/" + cell.conditionText();
  }

  /** Stage 1, by the cell's name. */
  public Map<String, BlockDifferences> screening() {
    return differences(fork -> isStage1(fork) && !arm(fork).isSentinel());
  }

  /** Stage 2, by the cell's name. */
  public Map<String, BlockDifferences> confirmation() {
    return differences(fork -> !isStage1(fork) && !arm(fork).isSentinel());
  }

  public List<BlockDifferences> sentinels() {
    return List.copyOf(equalArms().values());
  }

  /** All blocks of equal arms in the order of their measurement, by the cell's name. */
  public Map<String, BlockDifferences> equalArms() {
    return differences(fork -> arm(fork).isSentinel());
  }

  private boolean isStage1(ForkRecord fork) {
    return fork.round() <= settings.screenBlocks();
  }

  static Arm arm(ForkRecord fork) {
    for (Arm arm : Arm.values()) {
      if (arm.label().equals(fork.arm())) {
        return arm;
      }
    }
    throw new IllegalArgumentException("a fork of arm " + fork.arm() + " in a gate run");
  }

  private Map<String, BlockDifferences> differences(Predicate<ForkRecord> wanted) {
    Map<String, Map<Integer, Map<Arm, TurnTimes>>> times = new TreeMap<>();
    // The last attempt of an arm counts: where both arms were repeated, their last attempts were
    // interleaved with each other.
    List<ForkRecord> byAttempt =
        records.stream().sorted(Comparator.comparingInt(ForkRecord::attempt)).toList();
    for (ForkRecord fork : byAttempt) {
      if (fork.outcome() == Outcome.OK && wanted.test(fork)) {
        TurnTimes.of(fork, clock)
            .ifPresent(
                turns ->
                    times
                        .computeIfAbsent(name(fork.cell()), cell -> new TreeMap<>())
                        .computeIfAbsent(fork.block(), block -> new HashMap<>())
                        .put(arm(fork), turns));
      }
    }
    Map<String, BlockDifferences> differences = new TreeMap<>();
    times.forEach((cell, blocks) -> differences.put(cell, difference(blocks)));
    return differences;
  }

  private static BlockDifferences difference(Map<Integer, Map<Arm, TurnTimes>> blocks) {
    List<Double> values = new ArrayList<>();
    for (Map<Arm, TurnTimes> arms : blocks.values()) {
      if (arms.size() == 2) {
        TurnTimes baseline = arms.getOrDefault(Arm.BASELINE, arms.get(Arm.SENTINEL_BASELINE));
        TurnTimes candidate = arms.getOrDefault(Arm.CANDIDATE, arms.get(Arm.SENTINEL_CANDIDATE));
        values.add(candidate.over(baseline));
      }
    }
    return BlockDifferences.of(values.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
