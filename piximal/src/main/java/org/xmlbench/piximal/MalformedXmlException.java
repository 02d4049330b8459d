package org.xmlbench.piximal;

import java.io.IOException;

/**
 * A document that is not well-formed, breaks the rules of namespaces, is not in its encoding, or is
 * beyond a limit. It is the same whatever engine and number of threads found it.
 */
public final class MalformedXmlException extends IOException {
  private static final long serialVersionUID = 1;

  private final String reason;
  private final String rule;
  private final long line;
  private final long column;
  private final long byteOffset;

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
    super(
        "line %d, column %d (byte %d): %s (%s)".formatted(line, column, byteOffset, reason, rule));
    this.reason = reason;
    this.rule = rule;
    this.line = line;
    this.column = column;
    this.byteOffset = byteOffset;
  }

  /** What is wrong, in one line. */
  public String reason() {
    return reason;
  }

  /** The production or constraint that is violated, as the specification names it. */
  public String rule() {
    return rule;
  }

  /** Line of the first character that is wrong, from 1. */
  public long line() {
    return line;
  }

  /** Its column in characters, from 1. */
  public long column() {
    return column;
  }

  /** Its first byte in the document as it came, from 0. */
  public long byteOffset() {
    return byteOffset;
  }
}
