package org.xmlbench.piximal;

import java.util.Locale;
import org.xmlbench.piximal.trial.TrialState;

/**
 * How the readers of this JVM pass over text: eight bytes at a time as one long (words), or, from
 * Java 25 on, by the vectors of {@code jdk.incubator.vector}. All engines accept the same documents
 * and report the same events; they differ in speed.
 *
 * <p>A JVM begins with words. Once it has read more than 512 KiB, a trial in a thread of its own
 * finds out whether vectors are right and faster there, so the engine may change while documents
 * are read.
 *
 * @param kind what reads text now
 * @param decoding what decodes characters of several bytes now, which has a trial of its own
 * @param reason why it is this engine, in words, such as {@code the JVM runs without --add-modules
 *     jdk.incubator.vector}
 */
public record Engine(Kind kind, Kind decoding, String reason) {
  /** What reads text, or decodes it. */
  public enum Kind {
    /** Words, and no trial runs: none was needed yet, none is wanted, or vectors have failed it. */
    WORDS,

    /** Words, while a trial finds out whether vectors are faster. */
    TRYING,

    VECTORS
  }

  /** The engine of this JVM now. Asking for it reads nothing, and starts no trial. */
  public static Engine current() {
    return of(TrialState.current());
  }

  static Engine of(TrialState state) {
    Kind others = state.trying() ? Kind.TRYING : Kind.WORDS;
    return new Engine(
        state.vectors() ? Kind.VECTORS : others,
        state.decoding() ? Kind.VECTORS : others,
        state.reason());
  }

  /**
   * The kind in small letters, and that of decoding where it is another: {@code words}, {@code
   * trying}, {@code vectors}, {@code vectors, decoding trying} or {@code vectors, decoding words}.
   */
  public String name() {
    return decoding == kind ? name(kind) : name(kind) + ", decoding " + name(decoding);
  }

  private static String name(Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  /** The name, a colon, and the reason. */
  @Override
  public String toString() {
    return name() + ": " + reason;
  }
}
