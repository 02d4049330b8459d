package org.xmlbench.suite.gate;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.gate.ArmBlocks;
import org.xmlbench.results.gate.BlockDifferences;
import org.xmlbench.results.gate.GateResult;
import org.xmlbench.results.gate.GateSettings;
import org.xmlbench.results.gate.GateVerdict;
import org.xmlbench.results.gate.Screening;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.home.DriverEntry;
import org.xmlbench.suite.plan.ConditionRule;
import org.xmlbench.suite.run.CpuSet;
import org.xmlbench.suite.run.DocumentStore;
import org.xmlbench.suite.run.ForkRunner;
import org.xmlbench.suite.run.Manifests;
import org.xmlbench.suite.run.MeasuringSession;
import org.xmlbench.suite.run.PreparedDocument;
import org.xmlbench.suite.run.Referee;
import org.xmlbench.suite.run.RunProgress;

/** One gate: measures both stages, and judges. */
public final class GateSession {
  private final GateRequest request;
  private final ArmResolver resolver;
  private final ConditionRule conditions;
  private final Referee referee;
  private final Path out;
  private final PrintStream err;
  private int forksDone;
  private int forksExpected;
  private int notSteady;
  private long start;

  /**
   * @param out the run folder; must hold no run
   * @param err takes progress
   */
  public GateSession(
      GateRequest request,
      ArmResolver resolver,
      ConditionRule conditions,
      Referee referee,
      Path out,
      PrintStream err) {
    this.request = request;
    this.resolver = resolver;
    this.conditions = conditions;
    this.referee = referee;
    this.out = out;
    this.err = err;
  }

  /**
   * Measures and judges.
   *
   * @throws UserErrorException when an arm cannot be resolved, the host is locked, or the folder
   *     cannot be written
   */
  public GateResult run() throws IOException, InterruptedException {
    ResolvedArm baseline = resolver.resolve(request.baseline());
    ResolvedArm candidate = resolver.resolve(request.candidate());
    return MeasuringSession.hold(
        out,
        "gate",
        "a gate is not gone on with: its blocks must be adjacent in time",
        err,
        session -> run(session, baseline, candidate));
  }

  private GateResult run(MeasuringSession session, ResolvedArm baseline, ResolvedArm candidate)
      throws IOException, InterruptedException {
    ResolvedArm copy = Sentinel.copyOf(baseline, session.work().resolve("sentinel"));
    GatePlan plan = GatePlan.of(request, conditions, baseline, candidate, copy);
    DocumentStore documents =
        session.prepare(plan.cells().stream().map(GateCell::document).distinct().toList(), referee);
    plan = withoutUnverified(plan, documents);
    CpuSet cpuSet = CpuSet.of(conditions.cpus(), Runtime.getRuntime().availableProcessors());
    RunFolder folder =
        RunFolder.create(
            out,
            Manifests.of(
                out.getFileName().toString(),
                plan.stored(request, baseline, candidate),
                request.options(),
                request.clock(),
                cpuSet,
                documents));
    ForkRunner forks =
        session.forks(folder.manifest().run(), cpuSet, request.schedule(), request.forkLimit());
    DoctorFile.append(folder.path(), session.diagnosis());
    GateSettings settings = request.settings();
    forksExpected = 2 * (plan.cells().size() + 1) * settings.screenBlocks();
    try (RunProgress progress = session.progress(forksExpected)) {
      GateRounds rounds =
          new GateRounds(
              (arm, cell, place) -> {
                progress.forkStarts(arm, place.round(), place.block(), place.attempt());
                ForkRecord fork =
                    forks.run(arm, cell.condition(), documents.get(cell.document()), place);
                keep(folder, fork, progress);
                return fork;
              },
              plan.sentinels(),
              request.seed());
      measure(plan, folder, rounds, progress);
      return result(plan, folder, baseline, candidate, rounds.failures());
    }
  }

  /** Stage 1, and stage 2 of what enters it; the sentinels watch through both. */
  private void measure(GatePlan plan, RunFolder folder, GateRounds rounds, RunProgress progress)
      throws IOException, InterruptedException {
    GateSettings settings = request.settings();
    start = System.nanoTime();
    rounds.run(plan.cells(), settings.screenBlocks());
    Map<String, BlockDifferences> first = blocks(folder).screening();
    List<GateCell> entering =
        plan.cells().stream().filter(cell -> enters(first.get(cell.name()))).toList();
    forksExpected = forksDone + 2 * (entering.size() + 1) * settings.confirmBlocks();
    progress.say(
        "stage 1 done: %d of %d cells need %d fresh blocks, about %s"
            .formatted(
                entering.size(),
                plan.cells().size(),
                settings.confirmBlocks(),
                org.xmlbench.suite.plan.Durations.format(remaining())));
    rounds.run(entering, settings.confirmBlocks());
  }

  private boolean enters(BlockDifferences blocks) {
    return Screening.of(request.settings(), blocks == null ? BlockDifferences.of() : blocks)
        .entersConfirmation();
  }

  private GateResult result(
      GatePlan plan,
      RunFolder folder,
      ResolvedArm baseline,
      ResolvedArm candidate,
      List<String> failures) {
    folder.writeJmhJson();
    ArmBlocks blocks = blocks(folder);
    Map<String, BlockDifferences> first = new java.util.TreeMap<>(blocks.screening());
    plan.cells().forEach(cell -> first.putIfAbsent(cell.name(), BlockDifferences.of()));
    GateVerdict verdict =
        GateVerdict.judge(request.settings(), first, blocks.confirmation(), blocks.sentinels());
    return new GateResult(
        GateResult.SCHEMA,
        folder.manifest().run(),
        request.clock(),
        request.settings(),
        entry(baseline),
        entry(candidate),
        verdict,
        failures,
        plan.skipped(),
        forksDone,
        notSteady);
  }

  private ArmBlocks blocks(RunFolder folder) {
    return new ArmBlocks(request.settings(), request.clock(), folder.forks().records());
  }

  private void keep(RunFolder folder, ForkRecord fork, RunProgress progress) {
    folder.append(fork);
    forksDone++;
    notSteady += fork.labels().contains(ForkRecord.NOT_STEADY) ? 1 : 0;
    progress.forkEnds(fork, forksDone, Math.max(forksDone, forksExpected), remaining());
  }

  private Duration remaining() {
    long left = Math.max(0, forksExpected - forksDone);
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    return forksDone == 0 ? Duration.ZERO : elapsed.multipliedBy(left).dividedBy(forksDone);
  }

  /** What nobody can verify is in no comparison. */
  private static GatePlan withoutUnverified(GatePlan plan, DocumentStore documents) {
    Set<String> names = new HashSet<>();
    List<String> reasons = new ArrayList<>();
    for (GateCell cell : plan.cells()) {
      PreparedDocument document = documents.get(cell.document());
      if (document.digest() == null) {
        names.add(cell.name());
        reasons.add(cell.document().name() + ": unverified, " + document.unverified());
      }
    }
    GatePlan left = names.isEmpty() ? plan : plan.without(names, reasons);
    if (left.cells().isEmpty()) {
      throw new UserErrorException("nothing to compare: " + String.join("; ", left.skipped()));
    }
    return left;
  }

  private static GateResult.ArmEntry entry(ResolvedArm arm) {
    DriverEntry driver = arm.driver();
    return new GateResult.ArmEntry(
        arm.label(),
        driver.id(),
        driver.description().version(),
        arm.jdk(),
        arm.jvm().options(),
        driver.classPath().stream().map(path -> path.getFileName().toString()).toList());
  }
}
