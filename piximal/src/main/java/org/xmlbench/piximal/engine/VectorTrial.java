package org.xmlbench.piximal.engine;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.xmlbench.piximal.trial.TrialState;

/**
 * Tries vectors beside longs, in a thread of its own, once a JVM has read so much that these are
 * worth it: they take many times as long until they are compiled, and for ever where the processor
 * or the JVM's options have no such instructions.
 */
final class VectorTrial {
  /** As many bytes are read before. */
  private static final long WORTH = 1 << 19;

  private static final AtomicLong READ = new AtomicLong();
  private static final AtomicBoolean BEGUN = new AtomicBoolean(!ByteScanner.isUndecided());

  private VectorTrial() {}

  /** Counts bytes that are read. */
  static void count(int bytes) {
    if (!BEGUN.get() && READ.addAndGet(bytes) > WORTH && BEGUN.compareAndSet(false, true)) {
      Thread.ofPlatform().daemon().name("piximal-vector-trial").start(VectorTrial::decide);
    }
  }

  private static void decide() {
    if (!TrialState.hasModule()) {
      say("reads", TrialState.withoutModule());
      return;
    }
    TrialState.begins();
    if (isBetter("reads", EngineSample.passing())) {
      ByteScanner.useVectors();
      TrialState.usesVectors();
      if (isBetter("decodes", EngineSample.decoding())) {
        ByteScanner.decodeByVectors();
        TrialState.decodesByVectors();
      }
    }
  }

  private static void say(String does, String reason) {
    TrialState.ends(reason);
    // Found here: to find a logger loads a hundred classes, which most JVMs need not.
    System.getLogger("org.xmlbench.piximal")
        .log(System.Logger.Level.INFO, "PIXIMAL %s without vectors: %s".formatted(does, reason));
  }

  private static boolean isBetter(String does, EngineSample sample) {
    try {
      String reason = fails(sample);
      if (reason != null) {
        say(does, reason);
      }
      return reason == null;
    } catch (LinkageError | RuntimeException e) {
      say(does, e.toString());
      return false;
    }
  }

  /** Why vectors are not used for that; null where they are right, and faster. */
  private static String fails(EngineSample sample) {
    TrialRounds rounds = new TrialRounds();
    while (!rounds.isOver()) {
      long start = System.nanoTime();
      sample.byLongs();
      long middle = System.nanoTime();
      sample.byVectors();
      long end = System.nanoTime();
      if (!sample.isSame()) {
        return "vectors and longs do not agree on this processor";
      }
      rounds.add(middle - start, end - middle);
      pause();
    }
    return rounds.isFaster()
        ? null
        : "they are not faster on this processor, or by these options of the JVM";
  }

  /** The compiler works meanwhile. */
  private static void pause() {
    try {
      Thread.sleep(2);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
