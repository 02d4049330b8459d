package org.xmlbench.soap.content;

/** A message carries something else than it should: an element too many, too few, or another. */
public final class UnexpectedContentException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param message what is wrong, without a full stop
   */
  public UnexpectedContentException(String message) {
    super(message);
  }

  /** Another element than {@code expected} stands where that should. */
  public static UnexpectedContentException of(String found, Member expected) {
    return new UnexpectedContentException(
        "element %s where %s should be".formatted(found, expected.local()));
  }
}
