package org.xmlbench.piximal.engine.scan;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.xmlbench.piximal.engine.scan.TrialContest.Verdict;
import org.xmlbench.piximal.trial.TrialState;

/**
 * Tries vectors beside longs, in a thread of its own, once a JVM has read so much that these are
 * worth it: they take many times as long until they are compiled, and for ever where the processor
 * or the JVM's options have no such instructions. Readers change to them in one step, and to
 * methods that the trial has let the JVM compile.
 *
 * <p>Where they are not faster, which may be a compiler that had no time, they are tried again
 * after much more was read, and at most {@link #MOST} times.
 */
public final class VectorTrial {
  /** As many bytes are read before. */
  static final long WORTH = 1 << 19;

  /**
   * As many bytes are read before the next trial, and as many times that before each further one.
   */
  private static final long AGAIN = 1 << 28;

  private static final int GROWTH = 16;
  private static final int MOST = 3;

  private static final AtomicBoolean RUNS = new AtomicBoolean();

  private static int trials;

  private VectorTrial() {}

  /** Begins a trial, unless one runs. */
  public static void begin() {
    if (RUNS.compareAndSet(false, true)) {
      Thread.ofPlatform().daemon().name("piximal-vector-trial").start(VectorTrial::run);
    }
  }

  private static void run() {
    Optional<String> missing = TrialState.missing();
    if (missing.isPresent()) {
      BytesUntilTrial.ALL.end();
      say("reads", missing.get());
      return;
    }
    TrialState.begins();
    Verdict verdict = decide(new TrialClock());
    trials++;
    boolean over = !verdict.again() || trials == MOST;
    if (over) {
      BytesUntilTrial.ALL.end();
    }
    if (verdict.isBetter()) {
      return;
    }
    if (over) {
      say(ByteScanner.usesVectors() ? "decodes" : "reads", verdict.reason());
      return;
    }
    long more = AGAIN * (trials == 1 ? 1 : GROWTH);
    BytesUntilTrial.ALL.startAfter(more);
    TrialState.ends(
        "%s; tried again once this JVM has read %d MiB more"
            .formatted(verdict.reason(), more >> 20));
    RUNS.set(false);
  }

  /** Lets readers use what is better; says why that is not all. */
  private static Verdict decide(LongSupplier clock) {
    boolean byTable = VectorStops.fitsTable();
    TrialContest passing = new TrialContest(TrialSample.passing(byTable));
    TrialContest decoding = new TrialContest(TrialSample.decoding());
    while (!passing.isOver() || !decoding.isOver() && !decoding.isLate(passing)) {
      rounds(clock, passing, decoding);
    }
    Verdict verdict = passing.verdict();
    if (byTable && !verdict.isBetter()) {
      byTable = false;
      passing = new TrialContest(TrialSample.passing(false));
      while (!passing.isOver()) {
        rounds(clock, passing);
      }
      verdict = passing.verdict();
    }
    if (verdict.isBetter()) {
      verdict = decoding.verdict();
      ByteScanner.useVectors(byTable, verdict.isBetter());
      TrialState.usesVectors(verdict.isBetter());
    }
    return verdict;
  }

  private static void rounds(LongSupplier clock, TrialContest... contests) {
    long start = clock.getAsLong();
    for (TrialContest contest : contests) {
      contest.round(clock);
    }
    pause(clock.getAsLong() - start);
  }

  private static void say(String does, String reason) {
    TrialState.ends(reason);
    // Found here: to find a logger loads a hundred classes, which most JVMs need not.
    System.getLogger("org.xmlbench.piximal")
        .log(System.Logger.Level.DEBUG, "PIXIMAL %s without vectors: %s".formatted(does, reason));
  }

  /** The compiler works meanwhile, and readers do, on as much as half of one processor. */
  private static void pause(long nanos) {
    try {
      Thread.sleep(Math.clamp(nanos / 1_000_000, 1, 5));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
