package org.xmlbench.piximal;

import java.io.IOException;

/** A document that is not read to its end, and the place at which reading ended. */
public abstract sealed class UnreadableXmlException extends IOException
    permits MalformedXmlException, UnknownEntityException {
  private static final long serialVersionUID = 1;

  private final String reason;
  private final long line;
  private final long column;
  private final long byteOffset;

  UnreadableXmlException(String reason, String rule, long line, long column, long byteOffset) {
    super(
        "line %d, column %d (byte %d): %s (%s)".formatted(line, column, byteOffset, reason, rule));
    this.reason = reason;
    this.line = line;
    this.column = column;
    this.byteOffset = byteOffset;
  }

  /** Why, in one line. */
  public String reason() {
    return reason;
  }

  /** Line of the first character that is not read, from 1. */
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
