package org.xmlbench.piximal.automaton;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import org.xmlbench.piximal.MalformedXmlException;

/** Strings of what stands in a document: line ends, references and white space as XML has them. */
final class TextStrings {
  private TextStrings() {}

  /** What a section, a comment or an instruction holds: line ends are one character (2.11). */
  static String verbatim(MemorySegment document, long from, long length) {
    byte[] bytes = document.asSlice(from, length).toArray(ValueLayout.JAVA_BYTE);
    String raw = new String(bytes, StandardCharsets.UTF_8);
    return raw.indexOf('\r') < 0 ? raw : raw.replace("\r\n", "\n").replace('\r', '\n');
  }

  /** A text, with its references replaced. */
  static String text(MemorySegment document, long from, long length) throws MalformedXmlException {
    String raw = verbatim(document, from, length);
    return raw.indexOf('&') < 0 ? raw : replaced(raw, document, from);
  }

  /** The value of an attribute, normalised as section 3.3.3 has it for one of type CDATA. */
  static String value(MemorySegment document, long from, long length) throws MalformedXmlException {
    String raw = verbatim(document, from, length).replace('\n', ' ').replace('\t', ' ');
    return raw.indexOf('&') < 0 ? raw : replaced(raw, document, from);
  }

  private static String replaced(String raw, MemorySegment document, long from)
      throws MalformedXmlException {
    StringBuilder text = new StringBuilder(raw.length());
    int at = 0;
    for (int and = raw.indexOf('&'); and >= 0; and = raw.indexOf('&', at)) {
      text.append(raw, at, and);
      int end = raw.indexOf(';', and);
      int character = end < 0 ? -1 : character(raw.substring(and + 1, end));
      if (character < 0) {
        throw DocumentPlace.error(
            document, from, "[67] Reference", "a text has a reference that is not understood");
      }
      text.appendCodePoint(character);
      at = end + 1;
    }
    return text.append(raw, at, raw.length()).toString();
  }

  /** The character that is referred to; -1 where there is none. */
  private static int character(String reference) {
    return switch (reference) {
      case "lt" -> '<';
      case "gt" -> '>';
      case "amp" -> '&';
      case "apos" -> '\'';
      case "quot" -> '"';
      default -> {
        boolean hex = reference.matches("#x[0-9a-fA-F]{1,8}");
        boolean decimal = reference.matches("#[0-9]{1,9}");
        yield hex
            ? legal(Long.parseLong(reference.substring(2), 16))
            : decimal ? legal(Long.parseLong(reference.substring(1))) : -1;
      }
    };
  }

  /** Production [2] Char. */
  private static int legal(long character) {
    boolean legal =
        character == '\t'
            || character == '\n'
            || character == '\r'
            || character >= ' ' && character <= 0xD7FF
            || character >= 0xE000 && character <= 0xFFFD
            || character >= 0x10000 && character <= 0x10FFFF;
    return legal ? (int) character : -1;
  }
}
