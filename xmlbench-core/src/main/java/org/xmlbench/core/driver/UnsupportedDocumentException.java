package org.xmlbench.core.driver;

import java.io.IOException;

/**
 * A driver cannot deliver something that a document holds, and reports that instead of losing it in
 * silence. The message starts with {@code unsupported: }.
 */
public final class UnsupportedDocumentException extends IOException {
  private UnsupportedDocumentException(String message) {
    super("unsupported: " + message);
  }

  /** A reference to the general entity {@code name} that the parser did not expand. */
  public static UnsupportedDocumentException entity(String name) {
    return new UnsupportedDocumentException("entity " + name);
  }
}
