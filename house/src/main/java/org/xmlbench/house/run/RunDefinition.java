package org.xmlbench.house.run;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.EngineRules;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.plan.DurationEstimate;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.stats.RaceForecast;
import org.xmlbench.results.store.TimingClock;

/** What a family defines of one run: {@link RunSession} carries it out. */
public interface RunDefinition {
  /** The family, whose command begins and resumes the run. */
  FamilyResults family();

  /** What is to be measured, as the manifest keeps it. */
  RunPlan plan();

  RunDefinition only(List<PlannedGroup> groups);

  /** What the user asked for, as the manifest keeps it. */
  RunRequest request();

  /** What the family makes of the engine's rules. */
  EngineRules rules();

  /** What is expected of the races of its subjects; empty where each of them gets every block. */
  default Optional<RaceForecast> forecast() {
    return plan().effort().race().map(RaceForecast::guess);
  }

  /** What the whole plan will take. */
  default DurationEstimate estimate() {
    return new DurationEstimate(plan(), rules().blockTime(), forecast());
  }

  /** The clock that comparisons will use. */
  default TimingClock clock() {
    return TimingClock.WALL;
  }

  /** The pairing of a block's forks. */
  default PairingRule pairing() {
    return PairingRule.SEQUENTIAL;
  }

  /** Whether wall time above CPU time means that a fork was contended. */
  default boolean tellsContention() {
    return true;
  }

  /** Prints what the run would do, and what time it would take. */
  default void describe(PrintStream out) {
    DryRun.print(this, out);
  }

  /**
   * Undoes what a killed session left on this host, before the work folders of such sessions are
   * deleted.
   */
  default void recover(PrintStream err) throws IOException, InterruptedException {}

  /**
   * Makes what the forks of this session need.
   *
   * @throws org.xmlbench.core.UserErrorException when nothing of the plan can be measured here
   */
  PreparedRun prepare(MeasuringSession session) throws IOException, InterruptedException;

  /** Why a run that has these records and no figures has none; empty where it has some. */
  default Optional<String> withoutFigures(List<ForkRecord> records) {
    return records.stream().anyMatch(fork -> fork.measured() != null)
        ? Optional.empty()
        : records.stream()
            .filter(fork -> fork.reason() != null)
            .map(fork -> fork.cell().subject() + ": " + fork.reason())
            .findFirst()
            .or(() -> Optional.of("nothing was measured"));
  }
}
