package org.xmlbench.core.driver.support;

import java.io.CharConversionException;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.io.UnsupportedEncodingException;
import java.nio.charset.CharacterCodingException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.UnsupportedDocumentException;

/** Turns what a library throws into the exceptions that {@code Parser} promises. */
public final class Rejections {
  /** For libraries whose messages need no examination: matches nothing. */
  public static final Pattern NONE = Pattern.compile("(?!)");

  private Rejections() {}

  /**
   * The exception for a rejected document.
   *
   * @param undeclaredEntity finds, in the library's message, the name of an entity for which it has
   *     no replacement text (group 1)
   * @param doctypeSeen whether the document has a DOCTYPE: then such an entity may be declared
   *     where the library does not look, and the document is not to blame
   */
  public static IOException rejected(
      int line,
      int column,
      Exception failure,
      String message,
      Pattern undeclaredEntity,
      boolean doctypeSeen) {
    if (doctypeSeen && message != null) {
      Matcher entity = undeclaredEntity.matcher(message);
      if (entity.find()) {
        return UnsupportedDocumentException.entity(entity.group(1));
      }
    }
    return new NotWellFormedException(line, column, message, failure);
  }

  /** The exception for a library that broke: it did not take the document, and says why badly. */
  public static NotWellFormedException broke(RuntimeException failure) {
    return new NotWellFormedException(0, 0, "the parser failed: " + failure, failure);
  }

  /**
   * The same exception when the stream is to blame, else a rejection of the document. Exceptions of
   * the platform come from the stream, but for those that report wrong bytes or an unknown
   * encoding; a library's own ones concern the document.
   */
  public static IOException ofStream(int line, int column, IOException failure) {
    if (failure instanceof UnsupportedDocumentException) {
      return failure;
    }
    boolean ofDocument =
        failure instanceof CharConversionException
            || failure instanceof CharacterCodingException
            || failure instanceof UnsupportedEncodingException
            || failure instanceof UTFDataFormatException
            || !failure.getClass().getName().startsWith("java.");
    return ofDocument
        ? new NotWellFormedException(line, column, failure.toString(), failure)
        : failure;
  }
}
