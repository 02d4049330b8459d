package org.xmlbench.core.record;

import java.io.Serializable;
import java.util.List;

/**
 * The class that parsed.
 *
 * @param className fully qualified name
 * @param version version of its library
 * @param jar file name of its jar, or {@code jrt:/java.xml} for the JDK's own
 * @param sha256 SHA-256 of that jar; {@code null} for the JDK's own
 * @param engine how the library worked while it was measured, where it decides that itself: a name,
 *     and the reason behind a colon; where it changed, both names; {@code null} else
 */
public record Implementation(
    String className, String version, String jar, String sha256, String engine)
    implements Serializable {
  /** Of a library that always works in one way. */
  public Implementation(String className, String version, String jar, String sha256) {
    this(className, version, jar, sha256, null);
  }

  public Implementation withEngine(String other) {
    return new Implementation(className, version, jar, sha256, other);
  }

  /**
   * What {@link #engine} says of a fork.
   *
   * @param seen the engine when the measured phase began, and when it had ended; empty where the
   *     library works in one way
   */
  public static String engine(List<String> seen) {
    if (seen.isEmpty()) {
      return null;
    }
    String before = name(seen.getFirst());
    String after = seen.getLast();
    return before.equals(name(after)) ? after : before + ", then " + after;
  }

  private static String name(String engine) {
    return engine.split(": ", 2)[0];
  }
}
