package org.xmlbench.families.conformance.runs;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** A document as people read it on a page, whatever its bytes are. */
final class DocumentText {
  /** More than that says nothing more about why a test fails. */
  private static final int LONGEST = 1500;

  private static final int BYTE = 0xFF;

  private DocumentText() {}

  /** Its characters, with control characters and bytes that are no characters as {@code \xNN}. */
  static String of(byte[] document) {
    String text = decoded(document);
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < Math.min(text.length(), LONGEST); i++) {
      char unit = text.charAt(i);
      if (unit == '\n' || unit == '\t' || !Character.isISOControl(unit)) {
        out.append(unit);
      } else {
        out.append("\\x%02X".formatted((int) unit));
      }
    }
    return out.append(text.length() > LONGEST ? "…" : "").toString();
  }

  private static String decoded(byte[] document) {
    try {
      return charset(document).newDecoder().decode(ByteBuffer.wrap(document)).toString();
    } catch (CharacterCodingException noSuchCharacters) {
      StringBuilder out = new StringBuilder();
      for (byte value : document) {
        out.append(value < 0 ? "\\x%02X".formatted(value & BYTE) : String.valueOf((char) value));
      }
      return out.toString();
    }
  }

  private static Charset charset(byte[] document) {
    boolean utf16 =
        document.length > 1
            && (document[0] == (byte) 0xFE && document[1] == (byte) 0xFF
                || document[0] == (byte) 0xFF && document[1] == (byte) 0xFE);
    return utf16 ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
  }
}
