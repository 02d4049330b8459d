package org.xmlbench.soap.message;

/**
 * The result of checking a message by an assertion.
 *
 * @param assertion of WS-I's Basic Profile
 * @param state whether the message meets it
 * @param line of the envelope where it is first not met; 0 where it is met, or the HTTP head does
 *     not meet it
 */
public record ProfileFinding(ProfileAssertion assertion, State state, int line) {
  /** Whether a message meets an assertion. */
  public enum State {
    PASSED,
    /** It does not. */
    FAILED,
    /** The assertion is of something that the message does not have. */
    NOT_APPLICABLE
  }

  @Override
  public String toString() {
    String where = line > 0 ? ", line " + line : "";
    return "%s %s%s: %s".formatted(assertion, state, where, assertion.text());
  }
}
