package org.xmlbench.house.command;

public final class ExitCode {
  /** Done or passed; cells skipped for a declared reason included. */
  public static final int OK = 0;

  /** A subject was wrong, failed or timed out, or a regression is proven. */
  public static final int FAULT = 1;

  /** Bad usage or input. */
  public static final int USAGE = 2;

  /** Inconclusive: machine unfit, disk full, or the budget ended before one whole round. */
  public static final int INCONCLUSIVE = 3;

  /** An error of XMLBench itself, not of any subject. */
  public static final int INTERNAL_ERROR = 70;

  /** Another run holds the host; {@code --wait} waits for it. */
  public static final int BUSY = 75;

  /** Interrupted by the user. */
  public static final int INTERRUPTED = 130;

  private ExitCode() {}
}
