package org.xmlbench.results.store;

import java.util.Locale;
import java.util.Objects;

/**
 * One thing about a host that may make its figures noisy, as it was read at one moment.
 *
 * @param name what was looked at, such as {@code steal time}
 * @param value what was read; {@code null} where nothing could be
 * @param state whether it matters
 * @param why one sentence: why it matters or does not, or why it could not be read
 * @param mend the exact command that mends it; {@code null} where nothing is to mend, or no command
 *     on this host can
 */
public record Finding(String name, String value, State state, String why, String mend) {

  /** Whether a finding matters, from harmless to harmful. */
  public enum State {
    /** Harmless. */
    OK,
    /** The check does not exist on this operating system. */
    UNAVAILABLE,
    /** The system does not tell it here. */
    UNKNOWN,
    /** It makes figures noisy, or wrong in a way that intervals do not show. */
    WARNS;

    /** The name in JSON and tables. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public Finding {
    Objects.requireNonNull(name);
    Objects.requireNonNull(state);
    Objects.requireNonNull(why);
  }

  /** A harmless value. */
  public static Finding ok(String name, String value, String why) {
    return new Finding(name, value, State.OK, why, null);
  }

  /** A harmful value; {@code mend} is {@code null} where no command on this host can mend it. */
  public static Finding warns(String name, String value, String why, String mend) {
    return new Finding(name, value, State.WARNS, why, mend);
  }

  /** What could not be read, and why. */
  public static Finding unknown(String name, String why) {
    return new Finding(name, null, State.UNKNOWN, why, null);
  }

  /** A check that this operating system has nothing for. */
  public static Finding unavailable(String name, String why) {
    return new Finding(name, null, State.UNAVAILABLE, why, null);
  }

  /** Whether it makes figures noisy. */
  public boolean matters() {
    return state == State.WARNS;
  }
}
