package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.xmlbench.piximal.engine.scan.ByteScanner;

/** Section 4.3.3 and appendix F: in which encoding a document is. */
public final class EncodingDetector {
  /** An XML declaration is looked for in as many bytes. */
  private static final int DECLARATION = 1 << 10;

  /** As many bytes tell a byte order mark. */
  private static final int MARK = 4;

  private static final Found UTF_8 = new Found(StandardCharsets.UTF_8, 0, "");
  private static final String UTF_16 = "utf-16";
  private static final String UTF_32 = "utf-32";

  /**
   * What was found.
   *
   * @param charset of the document
   * @param markBytes of its byte order mark
   * @param family as which its declaration may name it: in small letters, the beginning of names
   *     that fit; empty where the declaration decided
   */
  public record Found(Charset charset, int markBytes, String family) {
    public boolean isUtf8() {
      return charset.equals(StandardCharsets.UTF_8);
    }

    /** Whether a declaration may say that. */
    public boolean allows(String encoding) {
      if (family.isEmpty()) {
        return true;
      }
      String name = encoding.toLowerCase(Locale.ROOT);
      return name.startsWith(family)
          || family.equals(UTF_16) && name.equals("iso-10646-ucs-2")
          || family.equals(UTF_32) && name.equals("iso-10646-ucs-4");
    }
  }

  /**
   * First bytes that tell an encoding.
   *
   * @param markBytes as many of them are a byte order mark: all, or none
   * @param family as the declaration may name it
   */
  private record Sign(String charset, int markBytes, String family, int... bytes) {}

  /** A class of its own: most documents have none of them. */
  private static final class Signs {
    /** Longer ones before their beginnings. */
    static final List<Sign> ALL =
        List.of(
            new Sign("UTF-8", 3, "utf-8", 0xEF, 0xBB, 0xBF),
            new Sign("UTF-32BE", 4, UTF_32, 0, 0, 0xFE, 0xFF),
            new Sign("UTF-32LE", 4, UTF_32, 0xFF, 0xFE, 0, 0),
            new Sign("UTF-16BE", 2, UTF_16, 0xFE, 0xFF),
            new Sign("UTF-16LE", 2, UTF_16, 0xFF, 0xFE),
            new Sign("UTF-32BE", 0, UTF_32, 0, 0, 0, '<'),
            new Sign("UTF-32LE", 0, UTF_32, '<', 0, 0, 0),
            new Sign("UTF-16BE", 0, UTF_16, 0, '<'),
            new Sign("UTF-16LE", 0, UTF_16, '<', 0));
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
  public static Found find(byte[] bytes, int from, int to) {
    int length = Math.min(to - from, DECLARATION);
    if (length >= MARK && bytes[from] == '<' && bytes[from + 1] != 0) {
      // None of the signs; most documents are so.
      return declared(DeclaredEncoding.find(bytes, from, from + length));
    }
    for (Sign sign : Signs.ALL) {
      if (begins(bytes, from, to, sign.bytes())) {
        return new Found(Charset.forName(sign.charset()), sign.markBytes(), sign.family());
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
    byte[] mark = "\uFEFF".getBytes(charset);
    boolean marked =
        charset.name().startsWith("UTF-")
            && Arrays.mismatch(mark, 0, mark.length, bytes, from, Math.min(to, from + mark.length))
                < 0;
    return marked && !charset.equals(StandardCharsets.UTF_16) ? mark.length : 0;
  }

  /** The one of that name; UTF-8 where none is declared. */
  private static Found declared(String name) {
    if (name == null) {
      return UTF_8;
    }
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.startsWith(UTF_16) || lower.equals("iso-10646-ucs-2") || lower.startsWith(UTF_32)) {
      // Its own declaration could not have been read: the reader says so where it stands.
      return new Found(StandardCharsets.UTF_8, 0, "utf-8");
    }
    try {
      return new Found(Charset.forName(name), 0, "");
    } catch (IllegalCharsetNameException e) {
      throw new UnsupportedCharsetException(name);
    }
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
    while (length < DECLARATION) {
      int count = stream.read(into, length, most - length);
      if (count < 0) {
        break;
      }
      length += count;
      if (length >= MARK
          && (known.stands(into, 0, length) || DeclaredEncoding.isThere(into, length))) {
        // No more is asked of a stream that may bring the rest only once this is answered.
        break;
      }
    }
    return length;
  }
}
