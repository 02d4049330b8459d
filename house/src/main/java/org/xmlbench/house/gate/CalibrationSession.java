package org.xmlbench.house.gate;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.engine.BlockSequence;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.ScheduledForkEstimate;
import org.xmlbench.house.run.MeasuringSession;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.gate.ArmFailure;
import org.xmlbench.results.gate.BlockDifferences;
import org.xmlbench.results.gate.Calibration;
import org.xmlbench.results.gate.CalibrationFile;
import org.xmlbench.results.gate.SkippedCell;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.Pairing;

/**
 * One calibration: an arm is compared with a second copy of itself, which is treated exactly like a
 * candidate, in the rounds and blocks of a gate.
 */
public final class CalibrationSession {
  private static final int ARMS = 2;

  private final GateSetting setting;
  private final CalibrationRequest request;

  public CalibrationSession(GateSetting setting, CalibrationRequest request) {
    this.setting = setting;
    this.request = request;
  }

  /**
   * Measures, and writes {@code calibration.json} into the run folder.
   *
   * @throws BudgetTooShortException when the budget is too short for one round; no run folder is
   *     made
   * @throws UserErrorException when the arm cannot be resolved, the host is locked, or the folder
   *     cannot be written
   */
  public Calibration run() throws IOException, InterruptedException {
    ResolvedArm arm = setting.resolver().resolve(setting.request().arms().baseline());
    return MeasuringSession.hold(
        setting.out(),
        "a calibration",
        "a calibration cannot be resumed: its blocks must be adjacent in time",
        setting.around(),
        session -> run(session, arm));
  }

  private Calibration run(MeasuringSession session, ResolvedArm arm)
      throws IOException, InterruptedException {
    PreparedGate gate = PreparedGate.of(setting, session, arm, arm);
    GatePlan plan = gate.plan();
    Duration budget = request.budget().orElse(Duration.ZERO);
    RunPlan stored = plan.storedSentinels(setting.request(), arm, request.blocks(), budget);
    requireTimeForOneRound(stored);
    try (GateRun run =
        gate.open(
            stored,
            plan.sentinels(),
            ARMS
                * plan.sentinels().size()
                * (request.budget().isPresent() ? 1 : request.blocks()))) {
      GateRounds rounds = run.rounds(List.of());
      measure(plan.sentinels(), run.blocks(), rounds);
      Calibration calibration = result(plan, run, arm, rounds.failures());
      run.folder().takeInventory();
      RunResults.writeJmhJson(run.folder());
      CalibrationFile.write(run.folder().path(), calibration);
      return calibration;
    }
  }

  /** Round by round, until enough was measured, the time is over, or no cell is left. */
  private void measure(List<GateCell> cells, BlockSequence forks, GateRounds rounds)
      throws IOException, InterruptedException {
    for (int round = 0; round < request.blocks() && hasTime(forks, round); round++) {
      int before = forks.done();
      rounds.run(cells, 1);
      if (forks.done() == before) {
        return;
      }
      forks.expect(rounds.planned(cells, roundsLeft(forks, round + 1)));
    }
  }

  /** The stored plan has a cell once that is measured in both arms. */
  private void requireTimeForOneRound(RunPlan stored) {
    boolean interleaved = setting.request().conduct().pairing() == Pairing.TURNS;
    Duration round =
        ScheduledForkEstimate.of(stored, group -> interleaved).round().multipliedBy(ARMS);
    if (request.budget().isPresent() && round.compareTo(request.budget().get()) > 0) {
      throw new BudgetTooShortException(request.budget().get(), round);
    }
  }

  /** Whether another round as long as those before would end in time; for the first see above. */
  private boolean hasTime(BlockSequence forks, int rounds) {
    return rounds == 0 || roundsLeft(forks, rounds) > 0;
  }

  private int roundsLeft(BlockSequence forks, int rounds) {
    int left = request.blocks() - rounds;
    if (request.budget().isEmpty()) {
      return left;
    }
    Duration elapsed = forks.elapsed();
    long inTime =
        request.budget().get().minus(elapsed).dividedBy(elapsed.dividedBy(rounds).plusNanos(1));
    return Math.clamp(inTime, 0, left);
  }

  private Calibration result(
      GatePlan plan, GateRun run, ResolvedArm arm, List<ArmFailure> failures) {
    Duration elapsed = run.blocks().elapsed();
    Map<String, BlockDifferences> blocks = new TreeMap<>(run.armBlocks().equalArms());
    plan.sentinels().forEach(cell -> blocks.putIfAbsent(cell.name(), BlockDifferences.of()));
    Manifest manifest = run.folder().manifest();
    return Calibration.of(
        setting.request().settings(),
        new Calibration.Source(
            new Calibration.Origin(manifest.run(), manifest.createdUtc(), manifest.host()),
            arm.label(),
            new Calibration.Method(
                request.profile(),
                run.pairing(),
                setting.request().conduct().compilation(),
                manifest.clock(),
                manifest.seed()),
            new Calibration.ForkCount(
                run.blocks().done(),
                run.blocks().notSteady(),
                elapsed.toMillis() / 1000.0 / run.blocks().done()),
            failures.stream().map(ArmFailure::sentence).toList(),
            plan.skipped().stream().map(SkippedCell::sentence).toList()),
        blocks);
  }
}
