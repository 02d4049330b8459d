package org.xmlbench.house.gate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.xmlbench.core.Count;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.run.MeasuringSession;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.gate.ArmBlocks;
import org.xmlbench.results.gate.ArmFailure;
import org.xmlbench.results.gate.BlockDifferences;
import org.xmlbench.results.gate.Calibration;
import org.xmlbench.results.gate.Forecast;
import org.xmlbench.results.gate.GateResult;
import org.xmlbench.results.gate.GateSettings;
import org.xmlbench.results.gate.GateVerdict;
import org.xmlbench.results.gate.Screening;
import org.xmlbench.results.stats.VerificationNotices;
import org.xmlbench.results.store.RunFolder;

/** One gate: measures both stages, and judges. */
public final class GateSession {
  private static final int ARMS = 2;

  private final GateSetting setting;
  private final GateRequest request;
  private final Optional<Calibration> calibration;

  /**
   * @param calibration of this host with this clock and these forks, where there is one
   */
  public GateSession(GateSetting setting, Optional<Calibration> calibration) {
    this.setting = setting;
    this.request = setting.request();
    this.calibration = calibration;
  }

  /**
   * Measures and judges.
   *
   * @throws UserErrorException when an arm cannot be resolved, or the folder holds a run already or
   *     cannot be written
   * @throws org.xmlbench.results.store.DiskFullException when the disk is full; what was measured
   *     stays readable
   */
  public GateResult run() throws IOException, InterruptedException {
    Path out = setting.out();
    if (Files.exists(out.resolve(RunFolder.MANIFEST))) {
      throw new UserErrorException(out + " holds a run already: name another folder with --out");
    }
    ResolvedArm baseline = resolve("baseline", request.arms().baseline());
    ResolvedArm candidate = resolve("candidate", request.arms().candidate());
    return MeasuringSession.hold(
        out,
        "gate",
        "a gate cannot be resumed: its blocks must be adjacent in time",
        setting.around(),
        session -> run(session, baseline, candidate));
  }

  private ResolvedArm resolve(String name, ArmRequest arm) throws InterruptedException {
    try {
      return setting.resolver().resolve(arm);
    } catch (UserErrorException e) {
      throw new UserErrorException(name + ": " + e.getMessage(), e);
    }
  }

  private GateResult run(MeasuringSession session, ResolvedArm baseline, ResolvedArm candidate)
      throws IOException, InterruptedException {
    PreparedGate gate = PreparedGate.of(setting, session, baseline, candidate);
    GatePlan plan = gate.plan();
    GateSettings settings = request.settings();
    try (GateRun run =
        gate.open(
            plan.stored(request, baseline, candidate),
            plan.cells(),
            ARMS * (plan.cells().size() + 1) * settings.screenBlocks())) {
      run.blocks()
          .say(
              Forecast.of(
                  calibration, settings, plan.cells().stream().map(GateCell::name).toList()));
      GateRounds rounds = run.rounds(plan.sentinels());
      measure(plan, run, rounds);
      return result(plan, run, baseline, candidate, rounds);
    }
  }

  /** Stage 1, and stage 2 of what enters it; the sentinels watch through both. */
  private void measure(GatePlan plan, GateRun run, GateRounds rounds)
      throws IOException, InterruptedException {
    GateSettings settings = request.settings();
    rounds.run(plan.cells(), settings.screenBlocks());
    if (plan.cells().stream().allMatch(rounds::isRetired)) {
      return;
    }
    Map<String, BlockDifferences> first = run.armBlocks().screening();
    List<GateCell> entering =
        plan.cells().stream()
            .filter(cell -> !rounds.isRetired(cell) && enters(first.get(cell.name())))
            .toList();
    run.blocks().expect(rounds.planned(entering, settings.confirmBlocks()));
    run.blocks()
        .say(
            "stage 1 done; in stage 2: %d of %s, %s each, about %s"
                .formatted(
                    entering.size(),
                    Count.of(plan.cells().size(), "cell"),
                    Count.of(settings.confirmBlocks(), "fresh block"),
                    Durations.format(run.blocks().remaining())));
    rounds.run(entering, settings.confirmBlocks());
  }

  private boolean enters(BlockDifferences blocks) {
    return Screening.of(request.settings(), blocks == null ? BlockDifferences.of() : blocks)
        .entersConfirmation();
  }

  private GateResult result(
      GatePlan plan, GateRun run, ResolvedArm baseline, ResolvedArm candidate, GateRounds rounds) {
    List<ArmFailure> failures = rounds.failures();
    run.folder().takeInventory();
    RunResults.writeJmhJson(run.folder());
    ArmBlocks blocks = run.armBlocks();
    Map<String, BlockDifferences> first = new TreeMap<>(blocks.screening());
    plan.cells().forEach(cell -> first.putIfAbsent(cell.name(), BlockDifferences.of()));
    GateVerdict verdict =
        GateVerdict.judge(request.settings(), first, blocks.confirmation(), blocks.sentinels())
            .without(failures);
    return new GateResult(
        run.folder().manifest().run(),
        request.clock(),
        request.settings(),
        run.placement(),
        new GateResult.Arms(entry(baseline), entry(candidate)),
        verdict,
        new GateResult.Gaps(failures, plan.skipped()),
        new GateResult.Checks(
            rounds.acceptedByBoth(), VerificationNotices.of(run.folder().forks().records())),
        new GateResult.ForkCount(run.blocks().done(), run.blocks().notSteady()));
  }

  private static GateResult.ArmEntry entry(ResolvedArm arm) {
    LibrarySubject<DriverDescription> driver = arm.driver();
    return new GateResult.ArmEntry(
        arm.label(),
        driver.id(),
        driver.description().library().recordedVersion(),
        arm.jdk(),
        arm.jvm().options(),
        driver.classPath().stream().map(path -> path.getFileName().toString()).toList());
  }
}
