package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.List;
import org.xmlbench.piximal.engine.scan.ByteScanner;

/** Section 4.3.3 and appendix F: in which encoding a document is. */
public final class EncodingDetector {
  /** An XML declaration is looked for in as many bytes; a longer one cannot name an encoding. */
  private static final int DECLARATION = 1 << 16;

  /** As many bytes tell a byte order mark. */
  private static final int MARK = 4;

  /**
   * First bytes that tell an encoding.
   *
   * @param isMark whether they are a byte order mark, or the first characters
   */
  private record Sign(String charset, boolean isMark, int... bytes) {
    FoundEncoding found() {
      return new FoundEncoding(
          Charset.forName(charset),
          isMark ? bytes.length : 0,
          isMark ? FoundEncoding.Sign.MARK : FoundEncoding.Sign.FORM);
    }
  }

  /** A class of its own: most documents have none of them. */
  private static final class Signs {
    /** Longer ones before their beginnings. */
    static final List<Sign> ALL =
        List.of(
            new Sign("UTF-8", true, 0xEF, 0xBB, 0xBF),
            new Sign("UTF-32BE", true, 0, 0, 0xFE, 0xFF),
            new Sign("UTF-32LE", true, 0xFF, 0xFE, 0, 0),
            new Sign("UTF-16BE", true, 0xFE, 0xFF),
            new Sign("UTF-16LE", true, 0xFF, 0xFE),
            new Sign("UTF-32BE", false, 0, 0, 0, '<'),
            new Sign("UTF-32LE", false, '<', 0, 0, 0),
            new Sign("UTF-16BE", false, 0, '<'),
            new Sign("UTF-16LE", false, '<', 0));
  }

  private EncodingDetector() {}

  /** As many bytes are worth a look. */
  public static int wanted() {
    return DECLARATION;
  }

  /**
   * Finds it by the first bytes: {@link #wanted} of them, or all.
   *
   * @throws UnsupportedCharsetException when this JDK does not know the one that is declared
   */
  public static FoundEncoding find(byte[] bytes, int from, int to) {
    int length = Math.min(to - from, DECLARATION);
    if (length >= MARK && bytes[from] == '<' && bytes[from + 1] != 0) {
      // None of the signs; most documents are so.
      return declared(DeclaredEncoding.find(bytes, from, from + length));
    }
    for (Sign sign : Signs.ALL) {
      if (begins(bytes, from, to, sign.bytes())) {
        return sign.found();
      }
    }
    if (begins(bytes, from, to, 0x4C, 0x6F, 0xA7)) {
      String text = new String(bytes, from, length, Charset.forName("IBM037"));
      byte[] ascii = text.getBytes(StandardCharsets.ISO_8859_1);
      return declared(DeclaredEncoding.find(ascii, 0, ascii.length));
    }
    return declared(DeclaredEncoding.find(bytes, from, from + length));
  }

  private static boolean begins(byte[] bytes, int from, int to, int... expected) {
    for (int i = 0; i < expected.length; i++) {
      if (from + i >= to || (bytes[from + i] & 0xFF) != expected[i]) {
        return false;
      }
    }
    return true;
  }

  /** The bytes of a byte order mark before a document whose encoding is known. */
  public static int markBytes(byte[] bytes, int from, int to, Charset charset) {
    if (!charset.name().startsWith("UTF-") || charset.equals(StandardCharsets.UTF_16)) {
      // Of UTF-16 the decoder takes it; others have none.
      return 0;
    }
    byte[] mark = "\uFEFF".getBytes(charset);
    int end = Math.min(to, from + mark.length);
    return Arrays.mismatch(mark, 0, mark.length, bytes, from, end) < 0 ? mark.length : 0;
  }

  /** The one of that name; UTF-8 where none is declared. */
  private static FoundEncoding declared(String name) {
    if (name == null) {
      return FoundEncoding.DEFAULT;
    }
    Charset charset = FoundEncoding.of(name);
    // A declaration in another family could not have been read: the reader says so where it is.
    return isWide(charset)
        ? FoundEncoding.DEFAULT
        : new FoundEncoding(charset, 0, FoundEncoding.Sign.DECLARATION);
  }

  /**
   * Whether its characters have at least two bytes; no regular expression, for the first document.
   */
  private static boolean isWide(Charset charset) {
    String name = charset.name();
    int from = name.startsWith("x-") || name.startsWith("X-") ? 2 : 0;
    return name.startsWith("UTF-16", from) || name.startsWith("UTF-32", from);
  }

  /**
   * Reads as much of a stream as {@link #find} wants to see, into a buffer that is larger by more
   * than {@link ByteScanner#MARGIN}.
   *
   * @param known a declaration that may begin it
   */
  public static int fill(InputStream stream, byte[] into, RepeatedBytes known) throws IOException {
    int most = into.length - ByteScanner.MARGIN;
    int length = 0;
    while (length < most) {
      int count = Utf8Source.read(stream, into, length, most - length);
      if (count < 0) {
        break;
      }
      int before = length;
      length += count;
      boolean isKnown = length >= MARK || length > 1 && into[0] == '<' && into[1] > 0;
      if (isKnown
          && (known.stands(into, 0, length) || DeclaredEncoding.isThere(into, before, length))) {
        // No more is asked of a stream that may bring the rest only once this is answered.
        break;
      }
    }
    return length;
  }
}
