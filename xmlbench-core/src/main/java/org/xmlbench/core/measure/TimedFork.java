package org.xmlbench.core.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;
import org.xmlbench.core.platform.ExternalAccess;
import org.xmlbench.core.platform.HiddenText;
import org.xmlbench.core.platform.JvmThreadsCpu;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;

/**
 * A fresh JVM that verifies, warms up, measures and verifies again one operation of one subject,
 * and leaves a {@link ForkResult}, however it ends.
 *
 * <p>Exit status 0 when there is a result; anything else is the JVM's or the subject's own.
 */
public final class TimedFork {
  private static final double PERCENT = 100;

  private final KeyValues arguments;
  private final KeptMeasures measures = new KeptMeasures();
  private ForkSession session;
  private Measured measured;
  private List<Iteration> iterations = List.of();
  private Implementation implementation;
  private boolean verified;
  private boolean contended;
  private String note;

  private TimedFork(KeyValues arguments) {
    this.arguments = arguments;
  }

  /** What is verified, and what is timed. */
  @FunctionalInterface
  public interface Body {
    /**
     * Verifies, times by {@link TimedFork#time}, and verifies again.
     *
     * @throws WrongEventsException when the subject is wrong
     * @throws UnmetConditionException when the subject cannot be measured under its condition
     */
    void measure(TimedFork fork) throws Exception;
  }

  /** Does it as {@code args} say, and ends this JVM. */
  public static void run(String[] args, Body body) throws IOException {
    ExternalAccess.deny();
    runUnguarded(args, body);
  }

  /**
   * The same where the platform's parsers are kept from nothing that a document names: of forks
   * that find out what parsers do by themselves.
   */
  public static void runUnguarded(String[] args, Body body) throws IOException {
    JvmThreadsCpu.rememberCompilers();
    OtherWork.rememberProcessors();
    ParentWatch.start();
    KeyValues arguments = KeyValues.parse(List.of(args));
    ForkResult result = new TimedFork(arguments).result(body);
    result.write(Path.of(arguments.required("result")));
    Runtime.getRuntime().halt(0);
  }

  public KeyValues arguments() {
    return arguments;
  }

  /**
   * Keeps a measure of the record.
   *
   * @throws IllegalArgumentException when it is not declared
   */
  public void keep(Measure measure, double value) {
    measures.keep(measure, value);
  }

  /** Keeps in words what the measures of a fork that is well do not say. */
  public void note(String reason) {
    note = reason;
  }

  /**
   * Keeps which class does the work, and out of which jar it came.
   *
   * @param type the class of the subject's object
   * @param packages beginnings of the names of the subject's classes
   * @param version the subject's
   * @throws WrongEventsException when the class is not of the subject
   */
  public void record(Class<?> type, List<String> packages, String version) throws IOException {
    implementation = Implementations.of(type, packages, version);
  }

  /** Keeps what does the work, where subjects differ in it. */
  public void record(Implementation done) {
    implementation = done;
  }

  /** Keeps how what does the work has worked, as {@link Implementation#engine} has it. */
  public void engine(String engine) {
    implementation = implementation.withEngine(engine);
  }

  /** Warms up and measures. */
  public void time(TimedWork work) throws Exception {
    session =
        ForkSession.start(
            ForkArguments.Schedule.of(arguments), ForkFiles.of(arguments).openTurns(), work);
    session.run();
    OtherProcesses others = session.others();
    others.meanwhile().ifPresent(here -> contention(work.otherWork(here)));
    if (others.measuredCpuNanos() > 0) {
      long operations =
          session.iterations().stream()
              .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
              .mapToLong(Iteration::operations)
              .sum();
      keep(CallMeasures.SERVER_CPU, (double) others.measuredCpuNanos() / operations);
      others
          .measuredCompilerNanos()
          .ifPresent(nanos -> keep(CallMeasures.SERVER_COMPILER, (double) nanos / operations));
    }
  }

  /**
   * Keeps what was measured where that is not one operation of this JVM, repeated: one iteration,
   * by wall time alone.
   *
   * @param operations in that time; one at least
   */
  public void measured(long operations, long wallNanos) {
    measured = new Measured(wallNanos, null, null, null);
    iterations = List.of(Iteration.byWallTime(Iteration.Phase.MEASURED, operations, wallNanos));
  }

  /**
   * Keeps what other work took of the processors while that watched, and that the fork was
   * contended where it was more than a tenth.
   */
  public void contention(OtherWork meanwhile) {
    contention(meanwhile.share());
  }

  /** The same of a share of the processors that is known; empty where it is not. */
  public void contention(OptionalDouble otherWork) {
    otherWork.ifPresent(
        share -> {
          keep(CallMeasures.OTHER_WORK, PERCENT * share);
          contended = OtherWork.contends(share);
        });
  }

  private ForkResult result(Body body) {
    try {
      body.measure(this);
      verified = true;
      return result(Outcome.OK, note);
    } catch (WrongEventsException e) {
      return result(Outcome.WRONG, HiddenText.in(e.getMessage()));
    } catch (UnmetConditionException e) {
      return result(Outcome.SKIPPED, HiddenText.in(e.getMessage()));
    } catch (Throwable e) {
      return result(Outcome.FAILED, HiddenText.in(ForkFacts.failure(e)));
    }
  }

  private ForkResult result(Outcome outcome, String reason) {
    return new ForkResult(
        outcome,
        reason,
        timing(),
        new ForkResult.Verified(null, null, implementation),
        session == null ? ForkFacts.jvm() : ForkFacts.jvm(session.processors()),
        measures.values());
  }

  private ForkTiming timing() {
    ForkTiming timing =
        session == null
            ? new ForkTiming(iterations, verified ? measured : null)
            : session.timing(verified);
    return contended && timing.measured() != null ? timing.labelled(ForkRecord.CONTENDED) : timing;
  }
}
