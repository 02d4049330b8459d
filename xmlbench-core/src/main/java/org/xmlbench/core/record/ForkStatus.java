package org.xmlbench.core.record;

/**
 * How a fork ended, and when it started.
 *
 * @param outcome how it ended
 * @param reason why, where the outcome is not {@code ok}, or what measures of one that is do not
 *     say; {@code null} where there is nothing to say
 * @param startedUtc ISO-8601 instant
 */
public record ForkStatus(Outcome outcome, String reason, String startedUtc) {
  /** A fork that ended as it should. */
  public static ForkStatus ok(String startedUtc) {
    return new ForkStatus(Outcome.OK, null, startedUtc);
  }

  /** The same start with another end. */
  public ForkStatus with(Outcome other, String why) {
    return new ForkStatus(other, why, startedUtc);
  }
}
