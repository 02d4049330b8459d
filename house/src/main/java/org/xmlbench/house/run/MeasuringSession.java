package org.xmlbench.house.run;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.doctor.HostWatch;
import org.xmlbench.house.engine.BlockRunner;
import org.xmlbench.house.engine.FigureCheck;
import org.xmlbench.house.engine.ForkExecutor;
import org.xmlbench.house.engine.ForkRecords;
import org.xmlbench.house.engine.RunProgress;
import org.xmlbench.house.engine.TerminalProgress;
import org.xmlbench.house.engine.fork.ForkCommandLine;
import org.xmlbench.house.engine.fork.ForkProcess;
import org.xmlbench.house.engine.fork.ForkSetting;
import org.xmlbench.house.engine.fork.RunningForks;
import org.xmlbench.house.engine.fork.TurnSocket;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.TrialLog;

/**
 * A session in which this host is measured: it holds the host's lock, has a work folder that is
 * deleted at its end, and kills the running forks when it is interrupted.
 */
public final class MeasuringSession {
  private final Path out;
  private final Path work;
  private final Path sockets;
  private final RunningForks running;
  private final Interruption interruption;
  private final Surroundings around;
  private final Future<HostDiagnosis> diagnosis;

  private MeasuringSession(
      Path out,
      WorkFolder folder,
      RunningForks running,
      Interruption interruption,
      Surroundings around) {
    this.diagnosis = HostWatch.ofSession().endIn(around.watch());
    this.out = out;
    this.work = folder.make();
    this.sockets = folder.sockets();
    this.running = running;
    this.interruption = interruption;
    this.around = around;
  }

  /** The work of a session. */
  @FunctionalInterface
  public interface Body<T> {
    T measure(MeasuringSession session) throws IOException, InterruptedException;
  }

  /**
   * Runs a session.
   *
   * @param out the run folder
   * @param what what is about to run, shown to the user of a second run
   * @param whenInterrupted a sentence for a user who interrupts it
   * @throws HostBusyException when another run holds the host
   * @throws UserErrorException when {@code out} cannot be written
   */
  public static <T> T hold(
      Path out, String what, String whenInterrupted, Surroundings around, Body<T> body)
      throws IOException, InterruptedException {
    return hold(out, what, () -> advice(out, whenInterrupted), around, body);
  }

  /**
   * The same of a session that is a part of something longer.
   *
   * @param whenInterrupted makes the sentence for a user who interrupts it
   * @throws HostBusyException when another run holds the host
   * @throws UserErrorException when {@code out} cannot be written
   */
  public static <T> T hold(
      Path out, String what, Supplier<String> whenInterrupted, Surroundings around, Body<T> body)
      throws IOException, InterruptedException {
    try (var _ = HostLock.ofSession(what + " in " + out)) {
      RunningForks running = new RunningForks();
      try (WorkFolder work = new WorkFolder(out);
          Interruption interruption =
              Interruption.arm(
                  running::stop,
                  work::close,
                  whenInterrupted,
                  line -> around.err().printf("%n%s%n", line))) {
        return body.measure(new MeasuringSession(out, work, running, interruption, around));
      }
    }
  }

  /**
   * The message for a user who interrupts a session.
   *
   * @param out the run folder
   * @param whenInterrupted the sentence where something was measured
   */
  static String advice(Path out, String whenInterrupted) {
    return Files.exists(out.resolve(RunFolder.MANIFEST)) || Files.exists(out.resolve(TrialLog.NAME))
        ? whenInterrupted
        : "nothing was measured yet";
  }

  /** What made this host noisy when the session began. */
  public HostDiagnosis diagnosis() {
    try {
      return diagnosis.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while the host was watched", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException("the host could not be watched", e.getCause());
    }
  }

  /**
   * A change of the host that ends with this session, also where that is interrupted.
   *
   * @return undoes it when it is no longer needed
   */
  public Closeable undoneWhenInterrupted(Closeable change) {
    return interruption.undoing(change);
  }

  /** A folder for this session alone. */
  public Path work() {
    return work;
  }

  /** Writes the documents, with their oracles, to where the forks read them. */
  public DocumentStore prepare(List<TimedDocument> documents)
      throws IOException, InterruptedException {
    return DocumentStore.prepare(documents, work.resolve("documents"), around.referee());
  }

  /**
   * What runs blocks of forks in this session.
   *
   * @param run id of the run
   * @param tellsContention whether wall time above CPU time means that a fork was contended
   * @param figures finds figures that cannot be
   */
  public BlockRunner blocks(
      String run, ForkCommandLine line, boolean tellsContention, FigureCheck figures) {
    ForkRecords records = new ForkRecords(run, tellsContention, figures);
    return new BlockRunner(
        executor(records, line),
        number -> TurnSocket.at(sockets.resolve(String.valueOf(number))),
        records);
  }

  /**
   * Holds figures of parsers against loops that read the documents' bytes; where no JVM may be
   * started, none.
   *
   * @param folder keeps the loops
   * @param say takes a sentence where one cannot be measured
   */
  public FigureCheck byteLoops(RunFolder folder, Consumer<String> say) {
    return around.executors().startsJvms()
        ? new ByteLoops(folder, ByteLoops.Forks.of(new ForkProcess(running), work), say)
        : FigureCheck.NONE;
  }

  /**
   * What runs forks one by one in this session, without blocks.
   *
   * @param id of what the records belong to
   */
  public ForkExecutor executor(String id, ForkCommandLine line) {
    return executor(new ForkRecords(id, false), line);
  }

  /** No fork begins while the host is watched: it would be other work. */
  private ForkExecutor executor(ForkRecords records, ForkCommandLine line) {
    diagnosis();
    return around
        .executors()
        .of(new ForkSetting(line, records, work, out.resolve("logs"), running));
  }

  /** Progress on standard error. */
  public RunProgress progress(int forks) {
    boolean terminal = System.console() != null && System.console().isTerminal();
    return new TerminalProgress(around.err(), terminal, forks);
  }
}
