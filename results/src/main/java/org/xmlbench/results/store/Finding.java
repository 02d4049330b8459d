package org.xmlbench.results.store;

import java.util.Objects;
import org.xmlbench.core.Labelled;

/**
 * One thing about a host that may make its figures noisy, as it was read at one moment.
 *
 * @param name what was looked at, such as {@code steal time}
 * @param value what was read; {@code null} where nothing could be
 * @param state whether it matters
 * @param why one sentence: why it matters or does not, or why it could not be read
 * @param mend the exact command that fixes it, or a sentence that says what to do; {@code null}
 *     where there is nothing to fix, or no way to fix it on this host
 * @param mendNow a second command that is valid at this moment only, such as one that names
 *     processes by their ids; {@code null} where there is none. No file keeps it
 */
public record Finding(
    String name, String value, State state, String why, String mend, String mendNow) {

  /** Whether a finding matters, from harmless to harmful. */
  public enum State implements Labelled {
    OK,
    /** The check does not exist on this operating system. */
    UNAVAILABLE,
    /** The system does not report it here. */
    UNKNOWN,
    /** It makes figures noisy, or wrong in a way that intervals do not show. */
    WARNS;
  }

  public Finding {
    Objects.requireNonNull(name);
    Objects.requireNonNull(state);
    Objects.requireNonNull(why);
  }

  public static Finding ok(String name, String value, String why) {
    return new Finding(name, value, State.OK, why, null, null);
  }

  /** A harmful value; {@code mend} is {@code null} where no command on this host can fix it. */
  public static Finding warns(String name, String value, String why, String mend) {
    return new Finding(name, value, State.WARNS, why, mend, null);
  }

  /** What could not be read, and why. */
  public static Finding unknown(String name, String why) {
    return new Finding(name, null, State.UNKNOWN, why, null, null);
  }

  /** A check that does not exist on this operating system. */
  public static Finding unavailable(String name, String why) {
    return new Finding(name, null, State.UNAVAILABLE, why, null, null);
  }

  /** The same with a command that fixes it at this moment. */
  public Finding withMendNow(String command) {
    return new Finding(name, value, state, why, mend, command);
  }

  /** The part of it that stays valid later. */
  Finding lasting() {
    return withMendNow(null);
  }

  /** Whether it makes figures noisy. */
  public boolean matters() {
    return state == State.WARNS;
  }
}
