package org.xmlbench.suite.gate;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.gate.ArmBlocks;
import org.xmlbench.results.gate.Placement;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.plan.ConditionRule;
import org.xmlbench.suite.plan.Plan;
import org.xmlbench.suite.plan.PlannedCell;
import org.xmlbench.suite.run.CpuSet;
import org.xmlbench.suite.run.DocumentStore;
import org.xmlbench.suite.run.ForkCommand;
import org.xmlbench.suite.run.ForkLine;
import org.xmlbench.suite.run.ForkRecorder;
import org.xmlbench.suite.run.ForkRunner;
import org.xmlbench.suite.run.ForksByTurns;
import org.xmlbench.suite.run.Manifests;
import org.xmlbench.suite.run.MeasuringSession;
import org.xmlbench.suite.run.PreparedDocument;
import org.xmlbench.suite.run.RunProgress;

/**
 * The forks of arms: run by turns or one by one, kept in a new run folder, counted, shown as they
 * go.
 */
final class ArmForks implements GateRounds.Forks, AutoCloseable {
  private final GateRequest request;
  private final DocumentStore documents;
  private final RunFolder folder;
  private final ConditionRule conditions;
  private final ForkRunner forks;
  private final ForksByTurns pairs;
  private final RunProgress progress;
  private final long start;
  private int done;
  private int expected;
  private int notSteady;

  private ArmForks(
      GateRequest request,
      DocumentStore documents,
      RunFolder folder,
      ConditionRule conditions,
      ForkRunner forks,
      ForksByTurns pairs,
      RunProgress progress,
      int expected) {
    this.request = request;
    this.documents = documents;
    this.folder = folder;
    this.conditions = conditions;
    this.forks = forks;
    this.pairs = pairs;
    this.progress = progress;
    this.expected = expected;
    this.start = System.nanoTime();
  }

  /**
   * Makes the run folder.
   *
   * @param plan what its manifest keeps
   * @param expected number of forks that progress begins with
   */
  static ArmForks open(
      MeasuringSession session,
      GateRequest request,
      ConditionRule conditions,
      Plan plan,
      DocumentStore documents,
      Path out,
      int expected) {
    CpuSet cpuSet = CpuSet.of(conditions.cpus(), Runtime.getRuntime().availableProcessors());
    RunFolder folder =
        RunFolder.create(
            out,
            Manifests.of(
                out.getFileName().toString(),
                plan,
                request.options(),
                request.clock(),
                cpuSet,
                documents));
    DoctorFile.append(folder.path(), session.diagnosis());
    ForkLine line = new ForkCommand(cpuSet, request.schedule());
    return new ArmForks(
        request,
        documents,
        folder,
        conditions,
        session.forks(folder.manifest().run(), line, request.forkLimit()),
        session.byTurns(folder.manifest().run(), line, request.forkLimit()),
        session.progress(expected),
        expected);
  }

  @Override
  public List<ForkRecord> run(
      List<PlannedCell> arms, GateCell cell, List<ForkRecorder.Place> places)
      throws IOException, InterruptedException {
    ForkRecorder.Place first = places.getFirst();
    progress.forkStarts(arms.getFirst(), first.round(), first.block(), first.attempt());
    List<ForkRecord> records = measure(arms, cell, places);
    expected += records.size() - (first.attempt() == 1 ? arms.size() : 0);
    for (ForkRecord fork : records) {
      folder.append(fork);
      done++;
      notSteady += fork.labels().contains(ForkRecord.NOT_STEADY) ? 1 : 0;
      progress.forkEnds(fork, done, expected, remaining());
    }
    return records;
  }

  private List<ForkRecord> measure(
      List<PlannedCell> arms, GateCell cell, List<ForkRecorder.Place> places)
      throws IOException, InterruptedException {
    PreparedDocument document = documents.get(cell.document());
    if (arms.size() == 1) {
      return List.of(forks.run(arms.getFirst(), cell.condition(), document, places.getFirst()));
    }
    List<ForksByTurns.Request> requests = new ArrayList<>();
    for (PlannedCell arm : arms) {
      requests.add(
          new ForksByTurns.Request(arm, cell.condition(), document, places.get(requests.size())));
    }
    return pairs.runPair(requests);
  }

  /** By turns, if that is wanted and the memory of this host holds two forks at a time. */
  Pairing pairing(List<GateCell> cells) {
    boolean fits =
        cells.stream().allMatch(cell -> conditions.holds(2 * cell.condition().heapMiB()));
    if (request.pairing() == Pairing.TURNS && !fits) {
      say("two forks do not fit into this host's memory at a time: one runs after the other");
      return Pairing.FORKS;
    }
    return request.pairing();
  }

  /** How the forks stood beside each other so far. */
  Placement placement(Pairing pairing) {
    return Placement.of(pairing, folder.forks().records());
  }

  @Override
  public void spare(int forks) {
    expected -= forks;
  }

  /** Says something to the user. */
  void say(String sentence) {
    progress.say(sentence);
  }

  /** From now on, so many more forks are expected. */
  void expect(int more) {
    expected = done + more;
  }

  /** Time that the forks expected will still take. */
  Duration remaining() {
    long left = expected - done;
    return done == 0 ? Duration.ZERO : elapsed().multipliedBy(left).dividedBy(done);
  }

  /** Time since the first fork could start. */
  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  /** Forks that were run. */
  int done() {
    return done;
  }

  /** How many of them were not steady. */
  int notSteady() {
    return notSteady;
  }

  RunFolder folder() {
    return folder;
  }

  /** The blocks so far. */
  ArmBlocks blocks() {
    return new ArmBlocks(request.settings(), request.clock(), folder.forks().records());
  }

  @Override
  public void close() {
    progress.close();
  }
}
