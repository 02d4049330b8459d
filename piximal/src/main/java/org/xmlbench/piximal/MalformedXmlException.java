package org.xmlbench.piximal;

/**
 * A document that is not well-formed, breaks the rules of namespaces, is not in its encoding, or is
 * beyond a limit. It is the same whatever engine and number of threads found it.
 */
public final class MalformedXmlException extends UnreadableXmlException {
  private static final long serialVersionUID = 1;

  private final String rule;

  /**
   * One.
   *
   * @param reason what is wrong, in one line
   * @param rule the production or constraint that is violated, as the specification names it, such
   *     as {@code [40] STag}
   * @param line of the first character that is wrong, from 1
   * @param column of it, in characters, from 1
   * @param byteOffset of its first byte in the document as it came, from 0
   */
  public MalformedXmlException(
      String reason, String rule, long line, long column, long byteOffset) {
    super(reason, rule, line, column, byteOffset);
    this.rule = rule;
  }

  /** The production or constraint that is violated, as the specification names it. */
  public String rule() {
    return rule;
  }
}
