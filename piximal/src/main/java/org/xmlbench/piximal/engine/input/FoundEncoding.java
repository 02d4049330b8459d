package org.xmlbench.piximal.engine.input;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;

/**
 * In which encoding a document is, and how that is known.
 *
 * @param markBytes of its byte order mark
 */
public record FoundEncoding(Charset charset, int markBytes, Sign sign) {
  /** UTF-8, of a document without a byte order mark that names no other encoding. */
  public static final FoundEncoding DEFAULT =
      new FoundEncoding(StandardCharsets.UTF_8, 0, Sign.NOTHING);

  /** UTF-8 that is made of characters which the caller has decoded. */
  public static final FoundEncoding CHARACTERS =
      new FoundEncoding(StandardCharsets.UTF_8, 0, Sign.CALLER);

  /** How an encoding is known: XML 1.0, section 4.3.3 and appendix F. */
  public enum Sign {
    /** A byte order mark. */
    MARK,
    /** The form of the first characters, which needs a declaration. */
    FORM,
    /** The declaration alone. */
    DECLARATION,
    /** The caller, beside whom the declaration does not count. */
    CALLER,
    /** None of these. */
    NOTHING
  }

  public boolean isUtf8() {
    return charset.equals(StandardCharsets.UTF_8);
  }

  /**
   * Why the document may not have that declaration; null where it may.
   *
   * @param declared the encoding that it names; null where it names none
   */
  public String fault(String declared) {
    if (sign == Sign.DECLARATION || sign == Sign.CALLER) {
      return null;
    }
    if (declared == null) {
      return sign == Sign.FORM
          ? "the document is in %s, and has neither a byte order mark nor a declaration of it"
              .formatted(charset)
          : null;
    }
    try {
      return isNamed(declared)
          ? null
          : "the document is not in the encoding %s".formatted(declared);
    } catch (UnsupportedCharsetException e) {
      return "the encoding %s is not known".formatted(declared);
    }
  }

  /** Whether that is a name of it, or of its family without the byte order. */
  private boolean isNamed(String name) {
    if (name.equalsIgnoreCase("ISO-10646-UCS-2")) {
      return isOf("UTF-16");
    }
    if (name.equalsIgnoreCase("ISO-10646-UCS-4")) {
      return isOf("UTF-32");
    }
    Charset named = of(name);
    return named.equals(charset)
        || named.name().equals("UTF-16") && isOf("UTF-16")
        || named.name().equals("UTF-32") && isOf("UTF-32");
  }

  private boolean isOf(String family) {
    return charset.name().toUpperCase(Locale.ROOT).startsWith(family);
  }

  /**
   * The charset of a name.
   *
   * @throws UnsupportedCharsetException when this JDK knows none
   */
  static Charset of(String name) {
    try {
      return Charset.forName(name);
    } catch (IllegalCharsetNameException e) {
      throw new UnsupportedCharsetException(name);
    }
  }
}
