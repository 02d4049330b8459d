package org.xmlbench.suite.run;

import java.io.Closeable;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.store.HostDiagnosis;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.suite.doctor.Doctor;
import org.xmlbench.suite.plan.TimedDocument;

/**
 * What everything that measures on this host goes through: it holds the host's lock, has a work
 * folder that is gone afterwards, and ends the forks in work when it is interrupted.
 */
public final class MeasuringSession {
  private static final Duration WATCH = Duration.ofSeconds(1);

  private final Path out;
  private final Path work;
  private final Path sockets;
  private final List<ForkProcess> processes;
  private final Interruption interruption;
  private final PrintStream err;

  /** Made before this program itself works: it is no neighbour of its own. */
  private final HostDiagnosis diagnosis = Doctor.ofThisHost().examine(WATCH);

  private MeasuringSession(
      Path out,
      Path work,
      Path sockets,
      List<ForkProcess> processes,
      Interruption interruption,
      PrintStream err)
      throws InterruptedException {
    this.out = out;
    this.interruption = interruption;
    this.work = work;
    this.sockets = sockets;
    this.processes = processes;
    this.err = err;
  }

  /** What is done in a session. */
  @FunctionalInterface
  public interface Body<T> {
    /** Measures. */
    T measure(MeasuringSession session) throws IOException, InterruptedException;
  }

  /**
   * Holds a session.
   *
   * @param out the run folder
   * @param what what is about to run, for whoever comes second
   * @param whenInterrupted a sentence for a user who interrupts it
   * @param forks how many can be there at a time
   * @throws HostBusyException when another run holds the host
   * @throws UserErrorException when {@code out} cannot be written
   */
  public static <T> T hold(
      Path out, String what, String whenInterrupted, int forks, PrintStream err, Body<T> body)
      throws IOException, InterruptedException {
    try (var _ = HostLock.take(HostLock.defaultFile(), what + " in " + out)) {
      List<ForkProcess> processes = Stream.generate(ForkProcess::new).limit(forks).toList();
      try (WorkFolder work = new WorkFolder(out);
          Interruption interruption =
              Interruption.arm(processes, work, () -> advice(out, whenInterrupted), err)) {
        return body.measure(
            new MeasuringSession(out, work.make(), work.sockets(), processes, interruption, err));
      }
    }
  }

  private static String advice(Path out, String whenInterrupted) {
    return Files.exists(out.resolve(RunFolder.MANIFEST))
        ? whenInterrupted
        : "nothing was measured yet";
  }

  /** What made this host noisy when the session began. */
  public HostDiagnosis diagnosis() {
    return diagnosis;
  }

  /**
   * A change of the host that ends with this session, also where that is interrupted.
   *
   * @return undoes it when it is no longer wanted
   */
  public Closeable undoneWhenInterrupted(Closeable change) {
    return interruption.undoing(change);
  }

  /** A folder for this session alone. */
  public Path work() {
    return work;
  }

  /** Writes the documents, with their oracles, to where the forks read them. */
  public DocumentStore prepare(List<TimedDocument> documents, Referee referee)
      throws IOException, InterruptedException {
    return DocumentStore.prepare(documents, work.resolve("documents"), referee);
  }

  /**
   * What runs the forks of this session.
   *
   * @param run id of the run
   * @param line makes the command line of a fork
   * @param limit after which a fork is killed
   */
  public ForkRunner forks(String run, ForkLine line, Duration limit) {
    return forks(processes.getFirst(), run, line, limit);
  }

  /**
   * What runs forks of this session that measure by turns.
   *
   * @param run id of the run
   * @param line makes the command line of a fork
   * @param limit of a fork's own time, waits for its turns left out, after which it is killed
   */
  public ForksByTurns byTurns(String run, ForkLine line, Duration limit) {
    return new ForksByTurns(
        processes.stream().map(process -> forks(process, run, line, limit)).toList(), sockets);
  }

  /**
   * What runs forks of this session whose runs wait until a stage is set.
   *
   * @param run id of the run
   * @param limit of a fork's own time, waits left out, after which it is killed
   */
  public StagedForks staged(String run, ForkLine line, Duration limit) {
    ForkProcess process = processes.getFirst();
    return new StagedForks(forks(process, run, line, limit), process, sockets);
  }

  private ForkRunner forks(ForkProcess process, String run, ForkLine line, Duration limit) {
    return new ForkRunner(line, process, new ForkRecorder(run), work, out.resolve("logs"), limit);
  }

  /** Progress on standard error. */
  public RunProgress progress(int forks) {
    boolean terminal = System.console() != null && System.console().isTerminal();
    return new TerminalProgress(err, terminal, forks);
  }
}
