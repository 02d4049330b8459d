package org.xmlbench.suite.readahead;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.readahead.condition.LeftOvers;
import org.xmlbench.readahead.condition.PreparedStorage;
import org.xmlbench.readahead.condition.StorageCondition;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.suite.console.ShellWord;
import org.xmlbench.suite.run.DocumentStore;
import org.xmlbench.suite.run.Manifests;
import org.xmlbench.suite.run.MeasuringSession;
import org.xmlbench.suite.run.Referee;

/**
 * One session of the experiment: sweeps what killed sessions left, probes the conditions, and runs
 * rounds of blocks, each with its condition in force.
 */
public final class ReadaheadSession {
  /** Begins the options that say why a condition is not available here. */
  public static final String UNAVAILABLE = "unavailable ";

  private final ReadaheadRequest request;
  private final ReadaheadPlan plan;
  private final Path out;
  private final Referee referee;
  private final PrintStream err;

  /**
   * @param out the run folder
   * @param err takes progress
   */
  public ReadaheadSession(ReadaheadRequest request, Path out, Referee referee, PrintStream err) {
    this.request = request;
    this.plan = ReadaheadPlan.of(request, ExperimentClasses.discard());
    this.out = out;
    this.referee = referee;
    this.err = err;
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
      boolean fault =
          records.stream().anyMatch(fork -> fork.outcome().isFault() && StagedBlock.isLast(fork));
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
    LeftOvers.sweep().forEach(err::println);
    return MeasuringSession.hold(
        out,
        "the readahead experiment",
        "go on with: xmlbench readahead --resume --out " + ShellWord.quoted(out.toString()),
        1,
        err,
        session -> run(session, resume));
  }

  private Outcome run(MeasuringSession session, boolean resume)
      throws IOException, InterruptedException {
    Map<StorageCondition, String> unavailable =
        unavailable(request.conditions(), session.work(), err);
    List<StorageGroup> groups =
        plan.groups().stream().filter(group -> !unavailable.containsKey(group.storage())).toList();
    if (groups.isEmpty()) {
      throw new UserErrorException("none of the conditions is available on this host");
    }
    DocumentStore documents = session.prepare(plan.plan().documents(), referee);
    documents.requireAnyWellFormed();
    RunFolder folder = resume ? RunFolder.open(out) : create(documents, unavailable);
    DoctorFile.append(folder.path(), session.diagnosis());
    Rounds rounds =
        new Rounds(session, folder, documents, groups, request, new WarmUpFiles(session.work()));
    if (resume) {
      rounds.takeUp(folder.forks().records());
    }
    rounds.run();
    folder.writeJmhJson();
    return Outcome.of(folder);
  }

  /** Why those of these conditions that are not available are not; each is said. */
  static Map<StorageCondition, String> unavailable(
      Collection<StorageCondition> conditions, Path work, PrintStream err) {
    Map<StorageCondition, String> reasons = new LinkedHashMap<>();
    for (StorageCondition condition : conditions) {
      PreparedStorage.unavailable(condition, work)
          .ifPresent(
              reason -> {
                reasons.put(condition, reason);
                err.printf("%s is not available on this host: %s%n", condition.name(), reason);
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
