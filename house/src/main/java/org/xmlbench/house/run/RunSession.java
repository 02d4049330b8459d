package org.xmlbench.house.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.xmlbench.core.Count;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.BlockRunner;
import org.xmlbench.house.engine.FigureCheck;
import org.xmlbench.house.engine.FirstStages;
import org.xmlbench.house.engine.Races;
import org.xmlbench.house.engine.RecordLog;
import org.xmlbench.house.engine.RunEnd;
import org.xmlbench.house.engine.RunEngine;
import org.xmlbench.house.engine.RunProgress;
import org.xmlbench.house.engine.SubjectFaults;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.grid.PlanDifference;
import org.xmlbench.results.memory.TreeMemory;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.ScorecardFamily;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.DriverScore;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.ServerHost;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.warmth.WarmUpBias;

/**
 * One session of a run: takes the host's lock, prepares what forks read, runs the plan and leaves
 * the run folder complete. An interruption ends the forks in work and nothing else.
 */
public final class RunSession {
  private final RunDefinition run;
  private final Path out;
  private final Surroundings around;
  private final Optional<Supplier<String>> whenInterrupted;
  private final Map<String, String> more;

  /**
   * @param run what is measured
   * @param out the run folder
   */
  public RunSession(RunDefinition run, Path out, Surroundings around) {
    this(run, out, around, Optional.empty());
  }

  /**
   * The same of a run that is a part of something longer.
   *
   * @param whenInterrupted makes the sentence for a user who interrupts it; empty for how this run
   *     is resumed
   */
  public RunSession(
      RunDefinition run,
      Path out,
      Surroundings around,
      Optional<Supplier<String>> whenInterrupted) {
    this(run, out, around, whenInterrupted, Map.of());
  }

  /**
   * The same of a run of which more is known than what it measures.
   *
   * @param more what its manifest says of the command that began it, and of a part of a run of
   *     several nodes, by name, among its options
   */
  public RunSession(
      RunDefinition run,
      Path out,
      Surroundings around,
      Optional<Supplier<String>> whenInterrupted,
      Map<String, String> more) {
    this.run = run;
    this.out = out;
    this.around = around;
    this.whenInterrupted = whenInterrupted;
    this.more = more;
  }

  public record Outcome(RunFolder folder, RunEnd end, boolean anyFault) {}

  /**
   * Runs the plan.
   *
   * @param resume whether {@code out} holds the beginning of this run
   * @throws HostBusyException when another run holds the host
   * @throws UserErrorException when {@code out} cannot be written, it holds another plan, or
   *     nothing can be measured
   * @throws org.xmlbench.results.store.DiskFullException when the disk is full
   */
  public Outcome run(boolean resume) throws IOException, InterruptedException {
    run.recover(around.err());
    String command = run.family().command();
    // Not where the interruption comes, in another thread.
    String resumption = "resume with: " + Resumption.of(command, out);
    Supplier<String> usual =
        Resumption.isOfMore() ? () -> resumption : () -> MeasuringSession.advice(out, resumption);
    return MeasuringSession.hold(
        out, command, whenInterrupted.orElse(usual), around, session -> run(resume, session));
  }

  private Outcome run(boolean resume, MeasuringSession session)
      throws IOException, InterruptedException {
    RunFolder earlier = resume ? open(out, run.plan()) : null;
    PreparedRun prepared = run.prepare(session);
    if (resume) {
      requireSameServers(prepared, earlier.manifest());
    }
    RunFolder folder = resume ? earlier : create(prepared);
    try (RunProgress progress =
        session.progress(
            run.forecast().isPresent() ? run.estimate().forks() : prepared.plan().forks())) {
      BlockRunner blocks =
          session.blocks(
              folder.manifest().run(),
              prepared.line(),
              run.tellsContention(),
              run.family().readsDocuments()
                  ? session.byteLoops(folder, progress::say)
                  : FigureCheck.NONE);
      run.pairing().sentences(prepared.plan()).forEach(progress::say);
      RaceLines.of(run.estimate()).forEach(progress::say);
      SpentTime spent = new SpentTime(System.nanoTime());
      RecordLog log = log(folder, session);
      RunEngine engine =
          new RunEngine(
              new RunEngine.Work(
                  prepared.plan(),
                  run.rules(),
                  prepared.stages(),
                  prepared.documents()::get,
                  run.forecast()
                      .map(forecast -> new Races(folder.manifest().clock(), forecast))
                      .orElse(Races.NONE)),
              blocks,
              fork -> {
                log.accept(fork);
                spent.add(fork);
              },
              new FirstStages(folder.manifest().clock(), folder.manifest().plan().sampling()),
              progress,
              System::nanoTime);
      if (resume) {
        engine.resume(earlier(folder));
      }
      RunEnd end = engine.run();
      folder.takeInventory();
      spent.sentence(System.nanoTime()).ifPresent(progress::say);
      prepared.stages().sentences().forEach(progress::say);
      // The figures of servers are not times, and JMH's format has only times.
      if (WithoutTimes.of(run.family(), folder.manifest()).isEmpty()) {
        RunResults.writeJmhJson(folder);
      }
      boolean anyFault =
          SubjectFaults.any(folder.forks().records()) || hasMalformed(prepared.documents());
      return new Outcome(folder, end, anyFault);
    }
  }

  /**
   * A session that measures nothing, such as one that resumes a finished run, is none of its noise.
   */
  private static RecordLog log(RunFolder folder, MeasuringSession session) {
    RecordLog records = RecordLog.in(folder);
    AtomicBoolean diagnosed = new AtomicBoolean();
    return fork -> {
      if (diagnosed.compareAndSet(false, true)) {
        DoctorFile.append(folder.path(), session.diagnosis());
      }
      records.accept(fork);
    };
  }

  /** A document that is not well-formed is for the user to correct. */
  private boolean hasMalformed(DocumentStore documents) {
    return run.plan().documents().stream()
        .anyMatch(document -> documents.get(document).malformed());
  }

  private List<ForkRecord> earlier(RunFolder folder) {
    Forks forks = folder.recorded();
    forks.notices().forEach(around.err()::println);
    folder.takeInventory();
    around.err().printf("resuming after %s%n", Count.of(forks.records().size(), "fork"));
    return forks.records();
  }

  private RunFolder create(PreparedRun prepared) throws InterruptedException {
    Map<String, String> options = new LinkedHashMap<>(run.request().options());
    run.pairing().oneByOne(run.plan()).ifPresent(names -> options.put(Pairing.ONE_BY_ONE, names));
    options.putAll(Manifests.scheduleOptions(run.plan()));
    options.putAll(prepared.options());
    options.putAll(more);
    Manifest manifest =
        Manifests.of(
                out.getFileName().toString(),
                run.plan(),
                options,
                run.clock(),
                prepared.documents())
            .of(run.family().id(), Manifest.RUN)
            .of(run.request().json());
    if (around.executors().startsJvms()) {
      manifest =
          manifest.ofSubjects(
              new MalformationCount(around.err()::println).entries(run.plan().subjects()));
    }
    return RunFolder.create(out, manifest.of(before(manifest)));
  }

  /** What servers did on one kind of node is no more of a sample of another. */
  private void requireSameServers(PreparedRun now, Manifest begun) {
    String host = begun.options().get(ServerHost.OPTION);
    String other = now.options().get(ServerHost.OPTION);
    if (!Objects.equals(host, other)) {
      throw new UserErrorException(
          "%s began with servers on a node of another kind (%s; now %s): resume it there, or begin anew"
              .formatted(out, host, other));
    }
  }

  /** What the folders beside this one know of the run's cells. */
  private MeasuredBefore before(Manifest manifest) {
    Path runs = out.toAbsolutePath().getParent();
    Set<String> cells =
        run.plan().groups().stream()
            .flatMap(group -> group.cells().stream())
            .map(cell -> cell.cell().id())
            .collect(Collectors.toSet());
    return new MeasuredBefore(
        WarmUpBias.FILE.newest(runs, manifest).map(WarmUpBias::measured).orElse(List.of()),
        TreeMemory.FILE.newest(runs, manifest).map(TreeMemory::measured).orElse(List.of()).stream()
            .filter(tree -> cells.contains(tree.cell()))
            .toList(),
        scores(runs, manifest),
        ReadingScores.of(run.plan().subjects(), runs, manifest));
  }

  /**
   * Who keeps the libraries of its subjects, and what scorecards beside this run found of them;
   * scorecards show each other nothing.
   */
  private List<DriverScore> scores(Path runs, Manifest manifest) {
    if (run.family() instanceof ScorecardFamily) {
      return List.of();
    }
    List<DriverScore> scores = new ArrayList<>();
    run.plan()
        .subjects()
        .forEach(subject -> around.libraries().apply(subject).ifPresent(scores::add));
    for (FamilyResults family : Families.all()) {
      if (family instanceof ScorecardFamily scorecard) {
        scorecard
            .scores()
            .newest(runs, manifest)
            .ifPresent(file -> scores.addAll(file.scores(manifest)));
      }
    }
    return scores;
  }

  static RunFolder open(Path out, RunPlan plan) {
    RunFolder folder = RunFolder.open(out);
    StoredPlan here = Manifests.storedPlan(plan);
    if (!here.hash().equals(folder.manifest().planHash())) {
      throw new UserErrorException(
          "%s was made by another plan: %s: use the options and processors it was made with, or another folder"
              .formatted(out, PlanDifference.of(folder.manifest().plan(), here)));
    }
    return folder;
  }
}
