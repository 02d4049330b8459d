package org.xmlbench.suite.gate;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.gate.ArmBlocks;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.plan.ConditionRule;
import org.xmlbench.suite.plan.Plan;
import org.xmlbench.suite.plan.PlannedCell;
import org.xmlbench.suite.run.CpuSet;
import org.xmlbench.suite.run.DocumentStore;
import org.xmlbench.suite.run.ForkRecorder;
import org.xmlbench.suite.run.ForkRunner;
import org.xmlbench.suite.run.Manifests;
import org.xmlbench.suite.run.MeasuringSession;
import org.xmlbench.suite.run.RunProgress;

/** The forks of arms: run one by one, kept in a new run folder, counted, shown as they go. */
final class ArmForks implements GateRounds.Forks, AutoCloseable {
  private final GateRequest request;
  private final DocumentStore documents;
  private final RunFolder folder;
  private final ForkRunner forks;
  private final RunProgress progress;
  private final long start;
  private int done;
  private int expected;
  private int notSteady;

  private ArmForks(
      GateRequest request,
      DocumentStore documents,
      RunFolder folder,
      ForkRunner forks,
      RunProgress progress,
      int expected) {
    this.request = request;
    this.documents = documents;
    this.folder = folder;
    this.forks = forks;
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
    return new ArmForks(
        request,
        documents,
        folder,
        session.forks(folder.manifest().run(), cpuSet, request.schedule(), request.forkLimit()),
        session.progress(expected),
        expected);
  }

  @Override
  public ForkRecord run(PlannedCell arm, GateCell cell, ForkRecorder.Place place)
      throws IOException, InterruptedException {
    expected += place.attempt() == 1 ? 0 : 1;
    progress.forkStarts(arm, place.round(), place.block(), place.attempt());
    ForkRecord fork = forks.run(arm, cell.condition(), documents.get(cell.document()), place);
    folder.append(fork);
    done++;
    notSteady += fork.labels().contains(ForkRecord.NOT_STEADY) ? 1 : 0;
    progress.forkEnds(fork, done, expected, remaining());
    return fork;
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
