package org.xmlbench.suite.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.console.ShellWord;
import org.xmlbench.suite.engine.BlockRunner;
import org.xmlbench.suite.engine.EngineRules;
import org.xmlbench.suite.engine.FirstStages;
import org.xmlbench.suite.engine.PairingRule;
import org.xmlbench.suite.engine.RecordLog;
import org.xmlbench.suite.engine.RunEnd;
import org.xmlbench.suite.engine.RunEngine;
import org.xmlbench.suite.engine.RunProgress;
import org.xmlbench.suite.engine.fork.CpuSet;
import org.xmlbench.suite.engine.plan.Condition;
import org.xmlbench.suite.engine.plan.DurationEstimate;
import org.xmlbench.suite.engine.plan.RunPlan;

/**
 * One session of a run: takes the host's lock, prepares the documents, runs the plan and leaves the
 * run folder complete. An interruption ends the forks in work and nothing else.
 */
public final class RunSession {
  private static final Duration LEAST_FORK_LIMIT = Duration.ofSeconds(60);
  private static final int FORK_LIMIT_FACTOR = 10;

  private final RunPlan plan;
  private final RunSetting setting;
  private final PairingRule pairing;
  private final Path out;
  private final Surroundings around;
  private final Duration forkLimit;

  /**
   * @param setting what its family makes of it
   * @param pairing how the forks of a block stand beside each other
   * @param out the run folder
   * @param forkLimit after which a fork is killed; {@code null} for one made from the estimate
   */
  public RunSession(
      RunPlan plan,
      RunSetting setting,
      PairingRule pairing,
      Path out,
      Surroundings around,
      Duration forkLimit) {
    this.plan = plan;
    this.setting = setting;
    this.pairing = pairing;
    this.out = out;
    this.around = around;
    this.forkLimit = forkLimit == null ? defaultForkLimit(plan) : forkLimit;
  }

  /** What a session left. */
  public record Outcome(RunFolder folder, RunEnd end, boolean anyFault) {}

  /**
   * Runs the plan.
   *
   * @param resume whether {@code out} holds the beginning of this run
   * @throws HostBusyException when another run holds the host
   * @throws UserErrorException when {@code out} cannot be written, it holds another plan, or no
   *     document is well-formed
   * @throws org.xmlbench.results.store.DiskFullException when the disk is full
   */
  public Outcome run(boolean resume) throws IOException, InterruptedException {
    return MeasuringSession.hold(
        out,
        setting.command(),
        "resume with: xmlbench %s --resume --out %s"
            .formatted(setting.command(), ShellWord.quoted(out.toString())),
        around,
        session -> run(resume, session));
  }

  private Outcome run(boolean resume, MeasuringSession session)
      throws IOException, InterruptedException {
    CpuSet cpuSet = cpuSet();
    RunFolder earlier = resume ? open(out, plan) : null;
    DocumentStore documents = session.prepare(plan.documents());
    documents.requireAnyWellFormed();
    RunFolder folder = resume ? earlier : create(cpuSet, documents);
    DoctorFile.append(folder.path(), session.diagnosis());
    BlockRunner blocks =
        session.blocks(folder.manifest().run(), setting.lines().of(cpuSet, plan.schedule()), true);
    try (RunProgress progress = session.progress(plan.forks())) {
      pairing.sentences(plan).forEach(progress::say);
      RunEngine engine =
          new RunEngine(
              plan,
              rules(),
              blocks,
              setting.stages().apply(session),
              documents::get,
              RecordLog.in(folder),
              new FirstStages(folder.manifest().clock(), folder.manifest().plan().sampling()),
              progress,
              System::nanoTime);
      if (resume) {
        engine.resume(earlier(folder));
      }
      RunEnd end = engine.run();
      // What servers do is no time, which is all that JMH's format has.
      if (!(Families.of(folder.manifest()) instanceof WithoutTimes)) {
        RunResults.writeJmhJson(folder);
      }
      boolean anyFault = anyFault(folder.forks().records()) || hasMalformed(documents);
      return new Outcome(folder, end, anyFault);
    }
  }

  private EngineRules rules() {
    return new EngineRules(
        pairing::byTurns, true, group -> forkLimit, group -> DurationEstimate.block(group, plan));
  }

  /**
   * Whether a subject is at fault: what failed once and was well at its repetition costs nothing.
   */
  public static boolean anyFault(List<ForkRecord> records) {
    return records.stream().anyMatch(fork -> fork.outcome().isFault() && fork.attempt() > 1);
  }

  /** A document that is not well-formed is the user's to mend. */
  private boolean hasMalformed(DocumentStore documents) {
    return plan.documents().stream().anyMatch(document -> documents.get(document).malformed());
  }

  private List<ForkRecord> earlier(RunFolder folder) {
    Forks forks = folder.forks();
    forks.notices().forEach(around.err()::println);
    around.err().printf("resuming after %d forks%n", forks.records().size());
    return forks.records();
  }

  private RunFolder create(CpuSet cpuSet, DocumentStore documents) {
    String run = out.getFileName().toString();
    Map<String, String> all = new LinkedHashMap<>(setting.options());
    pairing.oneByOne(plan).ifPresent(names -> all.put(Pairing.ONE_BY_ONE, names));
    return RunFolder.create(out, Manifests.of(run, plan, all, setting.clock(), cpuSet, documents));
  }

  /** The run in {@code out}, which is to be one of {@code plan}. */
  static RunFolder open(Path out, RunPlan plan) {
    RunFolder folder = RunFolder.open(out);
    String hash = Manifests.storedPlan(plan).hash();
    if (!hash.equals(folder.manifest().planHash())) {
      throw new UserErrorException(
          "%s was made by another plan (hash %.12s, this one is %.12s): use the options it was made with, or another folder"
              .formatted(out, folder.manifest().planHash(), hash));
    }
    return folder;
  }

  private CpuSet cpuSet() {
    int cpus =
        plan.groups().stream()
            .map(group -> group.condition())
            .max(Comparator.comparingInt(Condition::cpus))
            .orElseThrow()
            .cpus();
    return CpuSet.of(cpus, Runtime.getRuntime().availableProcessors());
  }

  private static Duration defaultForkLimit(RunPlan plan) {
    return plan.groups().stream()
        .map(group -> DurationEstimate.fork(group, plan).multipliedBy(FORK_LIMIT_FACTOR))
        .max(Comparator.naturalOrder())
        .filter(limit -> limit.compareTo(LEAST_FORK_LIMIT) > 0)
        .orElse(LEAST_FORK_LIMIT);
  }
}
