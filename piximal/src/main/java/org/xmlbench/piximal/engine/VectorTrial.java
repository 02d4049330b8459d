package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;

/**
 * Tries vectors beside longs, in a thread of its own, once a JVM has read so much that these are
 * worth it: they take many times as long until they are compiled, and for ever where the processor
 * or the JVM's options have no such instructions.
 */
final class VectorTrial {
  private static final System.Logger LOGGER = System.getLogger("org.xmlbench.piximal");

  /** As many bytes are read before. */
  private static final long WORTH = 1 << 19;

  private static final long MOST_NANOS = 5_000_000_000L;

  /** So often in sequence vectors are the faster ones. */
  private static final int ROUNDS = 3;

  private static final AtomicLong READ = new AtomicLong();
  private static final AtomicBoolean BEGUN = new AtomicBoolean(!ByteScanner.isUndecided());

  private final byte[] sample = sample();
  private final byte[] characters = characters();
  private final long[] texts = new long[sample.length / Long.SIZE];
  private final long[] values = new long[texts.length];
  private final VectorUtf8 utf8 = new VectorUtf8();
  private int feeds;
  private long count;
  private final char[] byWords = new char[characters.length];
  private final char[] byVectors = new char[characters.length];

  private VectorTrial() {}

  /** Counts bytes that are read. */
  static void count(int bytes) {
    if (!BEGUN.get() && READ.addAndGet(bytes) > WORTH && BEGUN.compareAndSet(false, true)) {
      Thread.ofPlatform().daemon().name("piximal-vector-trial").start(VectorTrial::decide);
    }
  }

  private static void decide() {
    if (ModuleLayer.boot().findModule("jdk.incubator.vector").isEmpty()) {
      say("the JVM runs without --add-modules jdk.incubator.vector");
      return;
    }
    try {
      VectorTrial trial = new VectorTrial();
      String reason = fails(trial::words, trial::vectors, trial::areRight);
      if (reason == null) {
        ByteScanner.useVectors();
        reason =
            fails(
                () -> Utf8.decode(trial.characters, 0, trial.characters.length, trial.byWords, 0),
                () ->
                    VectorDecoder.decode(
                        trial.characters, 0, trial.characters.length, trial.byVectors),
                () -> Arrays.equals(trial.byWords, trial.byVectors));
        if (reason == null) {
          ByteScanner.decodeByVectors();
        }
      } else {
        say(reason);
      }
    } catch (LinkageError | RuntimeException e) {
      say(e.toString());
    }
  }

  private static void say(String reason) {
    LOGGER.log(System.Logger.Level.INFO, "PIXIMAL reads without vectors: " + reason);
  }

  private static byte[] sample() {
    StringBuilder text = new StringBuilder();
    for (int length = 1; text.length() < 1 << 13; length = length % 70 + 3) {
      text.append("a text of some words, ".repeat(4), 0, length).append('<');
      text.append("\u00E9\u20AC\uD83D\uDE00").append(length % 2 == 0 ? "&" : "\n");
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] characters() {
    return "\u00E9\u20AC\uD83D\uDE00 words \u0441\u043B\u043E\u0432\u043E, \u6587\u5B57 "
        .repeat(200)
        .getBytes(StandardCharsets.UTF_8);
  }

  /** Why vectors are not used for that; null where they are right, and faster. */
  private static String fails(
      IntSupplier byWords, IntSupplier byVectors, BooleanSupplier areRight) {
    long begin = System.nanoTime();
    int faster = 0;
    while (faster < ROUNDS) {
      long start = System.nanoTime();
      int words = byWords.getAsInt();
      long middle = System.nanoTime();
      int vectors = byVectors.getAsInt();
      long end = System.nanoTime();
      if (words != vectors || !areRight.getAsBoolean()) {
        return "vectors and longs do not agree on this processor";
      }
      faster = end - middle < middle - start ? faster + 1 : 0;
      if (end - begin > MOST_NANOS) {
        return "they are not faster on this processor, or by these options of the JVM";
      }
      pause();
    }
    return null;
  }

  /** The compiler works meanwhile. */
  private static void pause() {
    try {
      Thread.sleep(2);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** How many bytes of the sample need a look. */
  private int words() {
    int looks = 0;
    for (int at = 0; at < sample.length; at++) {
      at = judged(WordScanner.text(sample, at, sample.length));
      looks++;
    }
    return looks;
  }

  private int vectors() {
    VectorStops.fill(sample, 0, texts.length, texts, values, utf8);
    feeds = VectorLines.lineFeeds(sample, 0, sample.length);
    count = VectorLines.characters(sample, 0, sample.length);
    int looks = 0;
    for (int at = 0; at < sample.length; at++) {
      at = judged(VectorScanner.text(sample, at, sample.length));
      looks++;
    }
    return looks;
  }

  /**
   * Whether each bit is that of a byte that is not passed over. The last character may not be
   * whole.
   */
  private boolean areRight() {
    if (!areRightlyCounted(new String(sample, StandardCharsets.UTF_8))) {
      return false;
    }
    for (int at = 0; at < texts.length * Long.SIZE - 4; at++) {
      if (sample[at] < 0) {
        if (((texts[at / Long.SIZE] | values[at / Long.SIZE]) >>> at & 1) != 0) {
          return false;
        }
        continue;
      }
      boolean text = (texts[at / Long.SIZE] >>> at & 1) == 0;
      boolean value = (values[at / Long.SIZE] >>> at & 1) == 0;
      if (text != ByteClasses.isText(sample[at]) || value != ByteClasses.isValue(sample[at])) {
        return false;
      }
    }
    return true;
  }

  private boolean areRightlyCounted(String text) {
    return feeds == text.chars().filter(it -> it == '\n').count()
        && count == text.codePointCount(0, text.length());
  }

  /** Over characters that need no look, but that an engine leaves to its caller. */
  private int judged(int from) {
    int at = from;
    while (at < sample.length && (sample[at] < 0 || ByteClasses.isText(sample[at]))) {
      at += sample[at] < 0 ? Utf8.length(sample, at, sample.length) : 1;
    }
    return at;
  }
}
