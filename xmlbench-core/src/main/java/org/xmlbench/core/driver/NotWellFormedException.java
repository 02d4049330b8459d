package org.xmlbench.core.driver;

import java.io.IOException;

/** A parser rejected a document. */
public final class NotWellFormedException extends IOException {
  private final int line;
  private final int column;

  /**
   * @param line 1-based, or 0 where the parser does not say
   * @param column 1-based, or 0 where the parser does not say
   * @param message the parser's message
   */
  public NotWellFormedException(int line, int column, String message, Throwable cause) {
    super(firstLine(message), cause);
    this.line = Math.max(line, 0);
    this.column = Math.max(column, 0);
  }

  public int line() {
    return line;
  }

  public int column() {
    return column;
  }

  private static String firstLine(String message) {
    return message == null ? "rejected without a message" : message.lines().findFirst().orElse("");
  }
}
