package org.xmlbench.readahead.strategy;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What of a strategy can be set, with its bounds. */
public enum Parameter {
  /** Bytes asked of the system at once. */
  REQUEST(1, 1 << 30),
  /** Requests in flight, or buffers between the two threads. */
  BUFFERS(2, 4096),
  /** Capacity of the pipe in bytes, as the system is asked for it. */
  PIPE(4096, 1 << 30),
  /** How far in bytes the helper may be ahead of the reader. */
  LEAD(4096, Long.MAX_VALUE);

  private final long least;
  private final long most;

  Parameter(long least, long most) {
    this.least = least;
    this.most = most;
  }

  /** The name in a strategy's text: {@code request}. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  long least() {
    return least;
  }

  long most() {
    return most;
  }

  static Optional<Parameter> of(String text) {
    return Arrays.stream(values()).filter(parameter -> parameter.text().equals(text)).findFirst();
  }
}
