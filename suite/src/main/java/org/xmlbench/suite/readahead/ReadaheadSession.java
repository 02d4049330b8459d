package org.xmlbench.suite.readahead;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.readahead.condition.AbandonedState;
import org.xmlbench.readahead.condition.PreparedStorage;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.suite.console.ShellWord;
import org.xmlbench.suite.engine.BlockRunner;
import org.xmlbench.suite.engine.FirstStages;
import org.xmlbench.suite.engine.RecordLog;
import org.xmlbench.suite.engine.RunEngine;
import org.xmlbench.suite.engine.RunProgress;
import org.xmlbench.suite.engine.plan.RunPlan;
import org.xmlbench.suite.run.DocumentStore;
import org.xmlbench.suite.run.Manifests;
import org.xmlbench.suite.run.MeasuringSession;
import org.xmlbench.suite.run.RunSession;
import org.xmlbench.suite.run.Surroundings;

/**
 * One session of the experiment: sweeps what killed sessions left, probes the conditions, and runs
 * rounds of blocks, each with its condition in force.
 */
public final class ReadaheadSession {
  /** Begins the options that say why a condition is not available here. */
  public static final String UNAVAILABLE = "unavailable ";

  /** A fork waits for storage: that is no contention for a processor. */
  private static final boolean WAITS_TELL_CONTENTION = false;

  private final ReadaheadRequest request;
  private final ReadaheadPlan plan;
  private final Path out;
  private final Surroundings around;

  /**
   * @param out the run folder
   */
  public ReadaheadSession(ReadaheadRequest request, Path out, Surroundings around) {
    this.request = request;
    this.plan = ReadaheadPlan.of(request, ExperimentClasses.discard());
    this.out = out;
    this.around = around;
  }

  /**
   * What a session left.
   *
   * @param anyFault whether a fork failed, and so did the one in its place
   * @param reason why there is no figure at all; empty where there is one
   */
  public record Outcome(RunFolder folder, boolean anyFault, Optional<String> reason) {
    /** What a folder's records say. */
    static Outcome of(RunFolder folder) {
      List<ForkRecord> records = folder.forks().records();
      boolean fault = RunSession.anyFault(records);
      boolean figures = records.stream().anyMatch(fork -> fork.measured() != null);
      return new Outcome(
          folder,
          fault,
          figures
              ? Optional.empty()
              : records.stream()
                  .map(ForkRecord::reason)
                  .filter(Objects::nonNull)
                  .findFirst()
                  .or(() -> Optional.of("nothing was measured")));
    }
  }

  /**
   * Measures.
   *
   * @param resume whether {@code out} holds the beginning of this run
   * @throws UserErrorException when the host is locked, {@code out} cannot be written, or no
   *     condition is available
   */
  public Outcome run(boolean resume) throws IOException, InterruptedException {
    // Before the work folders of killed sessions are deleted: a disk may be mounted in one.
    AbandonedState.sweep().forEach(around.err()::println);
    return MeasuringSession.hold(
        out,
        "the readahead experiment",
        "resume with: xmlbench readahead --resume --out " + ShellWord.quoted(out.toString()),
        around,
        session -> run(session, resume));
  }

  private Outcome run(MeasuringSession session, boolean resume)
      throws IOException, InterruptedException {
    Map<StorageCondition, String> unavailable = unavailable(session.work());
    List<StorageGroup> groups =
        plan.groups().stream().filter(group -> !unavailable.containsKey(group.storage())).toList();
    if (groups.isEmpty()) {
      throw new UserErrorException("none of the conditions is available on this host");
    }
    DocumentStore documents = session.prepare(plan.plan().documents());
    documents.requireAnyWellFormed();
    RunFolder folder = resume ? RunFolder.open(out) : create(documents, unavailable);
    DoctorFile.append(folder.path(), session.diagnosis());
    measure(session, groups, documents, folder, resume);
    RunResults.writeJmhJson(folder);
    return Outcome.of(folder);
  }

  private void measure(
      MeasuringSession session,
      List<StorageGroup> groups,
      DocumentStore documents,
      RunFolder folder,
      boolean resume)
      throws IOException, InterruptedException {
    StorageStages stages = new StorageStages(session, request.runs(), groups);
    RunPlan available = plan.only(groups);
    BlockRunner blocks =
        session.blocks(
            folder.manifest().run(),
            new ReadaheadLine(stages, ExperimentClasses.strategies()),
            WAITS_TELL_CONTENTION);
    try (RunProgress progress = session.progress(available.forks())) {
      RunEngine engine =
          new RunEngine(
              available,
              plan.rules(groups, request.runs()),
              blocks,
              stages,
              documents::get,
              RecordLog.in(folder),
              new FirstStages(folder.manifest().clock(), null),
              progress,
              System::nanoTime);
      if (resume) {
        engine.resume(folder.forks().records());
      }
      engine.run();
      stages.sentences().forEach(progress::say);
    }
  }

  /** Why those of the conditions that are not available are not; each is reported. */
  private Map<StorageCondition, String> unavailable(Path work) {
    Map<StorageCondition, String> reasons = new LinkedHashMap<>();
    for (StorageCondition condition : request.conditions()) {
      PreparedStorage.unavailable(condition, work)
          .ifPresent(
              reason -> {
                reasons.put(condition, reason);
                around
                    .err()
                    .printf("%s is not available on this host: %s%n", condition.name(), reason);
              });
    }
    return reasons;
  }

  private RunFolder create(DocumentStore documents, Map<StorageCondition, String> unavailable) {
    Map<String, String> options = request.options();
    unavailable.forEach((condition, why) -> options.put(UNAVAILABLE + condition.name(), why));
    String run = out.getFileName().toString();
    return RunFolder.create(
        out, Manifests.of(run, plan.plan(), options, TimingClock.WALL, documents));
  }
}
