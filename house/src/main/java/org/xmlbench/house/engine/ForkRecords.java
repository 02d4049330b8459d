package org.xmlbench.house.engine;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.measure.ForkResult;
import org.xmlbench.core.measure.Verification;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.Compilation;

/** Makes the record of a fork from the plan, the fork's result and its process. */
public final class ForkRecords {
  /** A fork that waited for a processor this much longer than it used one is contended. */
  static final double CONTENDED_RATIO = 1.1;

  private final String run;
  private final boolean tellsContention;
  private final FigureCheck figures;

  /**
   * @param run id of the run
   * @param tellsContention whether wall time above CPU time means that a fork was contended: not
   *     where forks wait for storage
   */
  public ForkRecords(String run, boolean tellsContention) {
    this(run, tellsContention, FigureCheck.NONE);
  }

  /**
   * The same of forks whose figures are checked.
   *
   * @param figures finds those that cannot be
   */
  public ForkRecords(String run, boolean tellsContention, FigureCheck figures) {
    this.run = run;
    this.tellsContention = tellsContention;
    this.figures = figures;
  }

  public String run() {
    return run;
  }

  /** Called before the first of these forks starts, while no other runs. */
  void prepare(List<ForkRequest> requests) throws IOException, InterruptedException {
    figures.prepare(requests);
  }

  /** The record of a fork for which no process was started. */
  ForkRecord skipped(ForkRequest request) {
    return record(request, Instant.now(), Outcome.SKIPPED, request.skipped(), null);
  }

  /**
   * The record of a fork that has ended.
   *
   * @param started when its process started
   * @param reason why the outcome is not {@code ok}; {@code null} where it is
   * @param result what the fork reported; {@code null} where it reported nothing
   */
  public ForkRecord record(
      ForkRequest request, Instant started, Outcome outcome, String reason, ForkResult result) {
    ForkRecord fork = reported(request, started, outcome, reason, result);
    return outcome.isTimed()
        ? figures.fault(request, fork).map(fork::withoutFigure).orElse(fork)
        : fork;
  }

  private ForkRecord reported(
      ForkRequest request, Instant started, Outcome outcome, String reason, ForkResult result) {
    return new ForkRecord(
        run,
        request.cell().cell(),
        request.place(),
        new ForkStatus(outcome, reason(request, outcome, reason, result), started.toString()),
        result == null ? ForkTiming.NONE : labelled(result, request),
        evidence(request.document().bytes(), result),
        result == null ? Map.of() : result.measures());
  }

  private static ForkEvidence evidence(long documentBytes, ForkResult result) {
    Long bytes = documentBytes > 0 ? (Long) documentBytes : null;
    return result == null
        ? ForkEvidence.ofBytes(bytes)
        : new ForkEvidence(
            bytes,
            result.verified().totals() == null ? null : result.verified().totals().tally(),
            result.verified().digest(),
            result.verified().unseen(),
            result.verified().implementation(),
            result.jvm());
  }

  private static String reason(
      ForkRequest request, Outcome outcome, String reason, ForkResult result) {
    return switch (outcome) {
      case DECLARED ->
          result != null && result.timing().measured() != null
              ? request.cell().declared()
              : request.cell().declared() + ": " + reason;
      case UNVERIFIED -> request.document().unverified();
      case SKIPPED ->
          result != null && request.document().verification() == Verification.OUTSIDE
              ? request.document().unverified() + "; " + reason
              : reason;
      default -> reason;
    };
  }

  /** With the label that the fork itself cannot tell; one that waits for a server tells it. */
  private ForkTiming labelled(ForkResult result, ForkRequest request) {
    ForkTiming timing = result.timing();
    boolean waits = result.measures().containsKey(CallMeasures.SERVER_CPU.key());
    return tellsContention && !waits && timing.measured() != null && isContended(timing, request)
        ? timing.labelled(ForkRecord.CONTENDED)
        : timing;
  }

  private static boolean isContended(ForkTiming timing, ForkRequest request) {
    Long busy =
        request.cell().cell().operation().isParse()
            ? parsingNanos(timing, request.condition().compilation(), atATime(request))
            : timing.measured().processCpuNanos();
    return busy != null && timing.measured().wallNanos() > CONTENDED_RATIO * busy;
  }

  /** Threads that parse at the same time: more than processors cannot. */
  private static int atATime(ForkRequest request) {
    return Math.clamp(request.cell().threads(), 1, request.condition().cpus());
  }

  /**
   * The time in which a parse that lacks nothing has no processor to wait for: that of its one
   * thread, or of each of several, and of what stops it: collections, threads that the parser has
   * itself and, in the foreground, compilations. Compilers in the background work beside it, and in
   * the CPU time of the whole process theirs would stand for what the parse waited for. {@code
   * null} where it is unknown.
   */
  private static Long parsingNanos(ForkTiming timing, Compilation compilation, int atATime) {
    long threads = 0;
    long collections = 0;
    for (Iteration one : timing.iterations()) {
      if (one.phase() == Iteration.Phase.MEASURED) {
        if (one.threadCpuNanos() == null || one.gcNanos() == null) {
          Long process = timing.measured().processCpuNanos();
          return process == null ? null : (Long) (process / atATime);
        }
        threads += one.threadCpuNanos();
        collections += one.gcNanos();
      }
    }
    Long compilers = timing.measured().jitCpuNanos();
    long compiling = compilation == Compilation.FOREGROUND && compilers != null ? compilers : 0;
    return threads / atATime + collections + compiling + ownThreads(timing.measured(), threads);
  }

  /** What is neither the parsing threads', nor the JVM's; 0 where the platform does not tell. */
  private static long ownThreads(Measured measured, long parsing) {
    Long process = measured.processCpuNanos();
    Long compilers = measured.jitCpuNanos();
    Long collectors = measured.gcCpuNanos();
    return process == null || compilers == null || collectors == null
        ? 0
        : Math.max(0, process - parsing - compilers - collectors);
  }
}
