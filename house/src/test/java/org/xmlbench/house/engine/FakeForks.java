package org.xmlbench.house.engine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;

/**
 * Forks that are no processes: a test decides how each ends and what it measured, and controls the
 * clock. Every decision of the engine is exact with them.
 */
public final class FakeForks implements ForkExecutor, LongSupplier {
  /**
   * How a fork ends.
   *
   * @param reason why, where not {@code ok}
   * @param nanos of one measured operation, by both clocks; empty for a fork without a figure
   * @param contended whether it waited for a processor
   */
  public record End(Outcome outcome, String reason, long nanos, boolean contended) {
    /** A fork that is well and takes so many nanoseconds an operation. */
    public static End ok(long nanos) {
      return new End(Outcome.OK, null, nanos, false);
    }

    /** A fork without a figure. */
    public static End of(Outcome outcome, String reason) {
      return new End(outcome, reason, 0, false);
    }

    public static End failed() {
      return new End(Outcome.FAILED, "broke", 0, false);
    }
  }

  private static final Duration SOME_SECONDS = Duration.ofSeconds(3);

  private final String run;
  private final Duration each;
  private final Function<ForkRequest, End> ends;
  private final List<ForkRequest> requests = Collections.synchronizedList(new ArrayList<>());
  private long nanoTime;

  /**
   * @param run id of the run in the records
   * @param each how long a fork takes
   */
  public FakeForks(String run, Duration each, Function<ForkRequest, End> ends) {
    this.run = run;
    this.each = each;
    this.ends = ends;
  }

  /** Forks of a run folder called {@code run}, each of which takes some seconds. */
  public static FakeForks that(Function<ForkRequest, End> ends) {
    return new FakeForks("run", SOME_SECONDS, ends);
  }

  /** The same, all well; no two of them took the same time. */
  public static FakeForks well() {
    AtomicLong nanos = new AtomicLong(1_000_000);
    return that(fork -> End.ok(nanos.incrementAndGet()));
  }

  /** The same, where one subject ends otherwise each time. */
  public static FakeForks wellBut(String subject, End end) {
    return that(fork -> fork.cell().cell().subject().equals(subject) ? end : End.ok(1_000_000));
  }

  /** These forks for a clock that is real: each sleeps for so long. */
  public ForkExecutor asleep(Duration time) {
    return request -> {
      Thread.sleep(time);
      return run(request);
    };
  }

  /** Every fork that was run, in order. */
  public List<ForkRequest> requests() {
    return List.copyOf(requests);
  }

  @Override
  public synchronized ForkRecord run(ForkRequest request) {
    requests.add(request);
    nanoTime += each.toNanos();
    End end = ends.apply(request);
    boolean timed = end.nanos() > 0;
    ForkPlace place = request.place();
    return new ForkRecord(
        run,
        request.cell().cell(),
        place,
        new ForkStatus(end.outcome(), end.reason(), "2026-11-01T12:00:00Z"),
        new ForkTiming(
            timed ? List.of(iteration(end)) : List.of(),
            timed ? new Measured(end.nanos(), end.nanos(), 0L, 0L) : null,
            end.contended() ? List.of(ForkRecord.CONTENDED) : List.of()),
        new ForkEvidence(
            request.document().bytes() > 0 ? (Long) request.document().bytes() : null,
            null,
            request.document().digest(),
            null,
            null,
            Map.of()),
        Map.of());
  }

  private static Iteration iteration(End end) {
    return new Iteration(
        Iteration.Phase.MEASURED, 1, end.nanos(), end.nanos(), null, null, null, null, null);
  }

  @Override
  public synchronized long getAsLong() {
    return nanoTime;
  }

  /** Turns that no fork ever asks for: a fork that is no process measures at once. */
  public static ForkTurns noTurns(int number) {
    return new NoTurns();
  }

  /** Of a fork that is no process. */
  static class NoTurns implements ForkTurns {
    @Override
    public Path address() {
      return Path.of("none");
    }

    @Override
    public Duration waited() {
      return Duration.ZERO;
    }

    @Override
    public void started(RunningFork fork) {}

    @Override
    public RunningFork fork() {
      throw new IllegalStateException("there is no process");
    }

    @Override
    public boolean isAskedFor() throws InterruptedException {
      return false;
    }

    @Override
    public boolean rests() {
      return false;
    }

    @Override
    public void grant() {}

    @Override
    public void close() {}
  }
}
