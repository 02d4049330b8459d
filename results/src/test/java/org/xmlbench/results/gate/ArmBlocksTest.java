package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.ChangedFork;
import org.xmlbench.results.store.TimingClock;

class ArmBlocksTest {
  private static final GateSettings SETTINGS = GateSettings.defaults();
  private static final String CELL = "overhead/gc=serial";
  private static final Cell STREAM =
      new Cell("elm-stax", "1", "overhead", Operation.PARSE, Map.of("gc", "serial"));
  private static final Cell TREE =
      new Cell("birch-dom", "1", "overhead", Operation.BUILD_WALK, Map.of("gc", "serial"));

  private final List<ForkRecord> records = new ArrayList<>();

  private void add(Cell cell, int round, int block, Arm arm, Outcome outcome, int nanos) {
    boolean timed = outcome.isTimed();
    records.add(
        new ForkRecord(
            "run",
            cell,
            new ForkPlace(round, block, arm.label(), 1, 1),
            new ForkStatus(outcome, timed ? null : "broke", "2026-11-01T12:00:00Z"),
            new ForkTiming(
                timed
                    ? List.of(
                        new Iteration(
                            Iteration.Phase.MEASURED, 1, nanos, null, null, null, null, null, null))
                    : List.of(),
                timed ? new Measured(nanos, 2L * nanos, null, null) : null),
            ForkEvidence.NONE,
            Map.of()));
  }

  private void addBlock(int round, int block, int baseline, int candidate) {
    add(STREAM, round, block, Arm.BASELINE, Outcome.OK, baseline);
    add(STREAM, round, block, Arm.CANDIDATE, Outcome.OK, candidate);
  }

  private ArmBlocks blocks() {
    return new ArmBlocks(SETTINGS, TimingClock.WALL, records);
  }

  @Test
  void theStageIsThatOfTheRoundAndTheRatioIsCandidateOverBaseline() {
    addBlock(1, 1, 1000, 1100);
    addBlock(SETTINGS.screenBlocks(), 2, 1000, 1210);
    addBlock(SETTINGS.screenBlocks() + 1, 3, 1000, 2000);

    BlockDifferences first = blocks().screening().get(CELL);
    assertThat(first.n()).isEqualTo(2);
    assertThat(Math.exp(first.mean())).isCloseTo(Math.sqrt(1.1 * 1.21), within(1e-12));
    BlockDifferences fresh = blocks().confirmation().get(CELL);
    assertThat(fresh.n()).isEqualTo(1);
    assertThat(Math.exp(fresh.mean())).isCloseTo(2, within(1e-12));
    assertThat(blocks().sentinels()).isEmpty();
  }

  @Test
  void halfABlockIsNone() {
    addBlock(1, 1, 1000, 1000);
    add(STREAM, 2, 2, Arm.BASELINE, Outcome.OK, 1000);
    add(STREAM, 2, 2, Arm.CANDIDATE, Outcome.FAILED, 0);
    add(STREAM, 3, 3, Arm.CANDIDATE, Outcome.OK, 1000);
    add(STREAM, 3, 3, Arm.BASELINE, Outcome.UNVERIFIED, 1000);
    assertThat(blocks().screening().get(CELL).n()).isEqualTo(1);
  }

  @Test
  void aForkThatSucceededAtTheSecondAttemptCounts() {
    add(STREAM, 1, 1, Arm.BASELINE, Outcome.TIMEOUT, 0);
    addBlock(1, 1, 1000, 3000);
    assertThat(Math.exp(blocks().screening().get(CELL).mean())).isCloseTo(3, within(1e-12));
  }

  @Test
  void sentinelsAreApartAndAreOfBothStages() {
    addBlock(1, 1, 1000, 3000);
    for (int round : new int[] {1, SETTINGS.screenBlocks() + 1}) {
      add(STREAM, round, 10 + round, Arm.SENTINEL_BASELINE, Outcome.OK, 1000);
      add(STREAM, round, 10 + round, Arm.SENTINEL_CANDIDATE, Outcome.OK, 1500);
    }
    assertThat(blocks().screening().get(CELL).n()).isEqualTo(1);
    assertThat(blocks().confirmation()).isEmpty();
    assertThat(blocks().sentinels())
        .singleElement()
        .satisfies(
            sentinel -> {
              assertThat(sentinel.n()).isEqualTo(2);
              assertThat(Math.exp(sentinel.mean())).isCloseTo(1.5, within(1e-12));
            });
  }

  @Test
  void aTreeAndAStreamArePairedOnOneDocument() {
    add(STREAM, 1, 1, Arm.BASELINE, Outcome.OK, 1000);
    add(TREE, 1, 1, Arm.CANDIDATE, Outcome.OK, 4000);
    assertThat(blocks().screening()).containsOnlyKeys(CELL);
    assertThat(Math.exp(blocks().screening().get(CELL).mean())).isCloseTo(4, within(1e-12));
  }

  @Test
  void aForkWithoutAnArmIsOfNoGate() {
    addBlock(1, 1, 1000, 1000);
    ForkRecord fork = records.getFirst();
    assertThat(ArmBlocks.arm(fork)).isEqualTo(Arm.BASELINE);
    for (Arm arm : Arm.values()) {
      add(STREAM, 1, 1, arm, Outcome.OK, 1);
      assertThat(ArmBlocks.arm(records.getLast())).isEqualTo(arm);
    }
    assertThatThrownBy(() -> ArmBlocks.arm(ChangedFork.withoutArm(fork)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Property(tries = 50)
  void theOrderOfRecordsDoesNotMatter(@ForAll long seed) {
    records.clear();
    Random random = new Random(seed);
    for (int round = 1; round <= 12; round++) {
      addBlock(round, 2 * round, 1000 + random.nextInt(100), 1000 + random.nextInt(100));
      Arm arm = random.nextBoolean() ? Arm.BASELINE : Arm.CANDIDATE;
      add(TREE, round, 2 * round + 1, arm, Outcome.OK, 1000 + random.nextInt(100));
    }
    BlockDifferences first = blocks().screening().get(CELL);
    BlockDifferences fresh = blocks().confirmation().get(CELL);
    Collections.shuffle(records, random);
    assertThat(blocks().screening().get(CELL).n()).isEqualTo(first.n()).isEqualTo(5);
    assertThat(blocks().screening().get(CELL).mean()).isEqualTo(first.mean());
    assertThat(blocks().screening().get(CELL).sd()).isEqualTo(first.sd());
    assertThat(blocks().confirmation().get(CELL).mean()).isEqualTo(fresh.mean());
  }
}
