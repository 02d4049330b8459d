package org.xmlbench.piximal.engine.scan;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Texts of characters of one to four bytes, each decoded by itself: some have one kind alone, since
 * a compiled method begins anew where it meets what it has never met.
 */
final class DecodingSample implements TrialSample {
  private static final String EURO = "\u00E9\u20AC\uD83D\uDE00 words ";
  private static final String WORD = "\u0441\u043B\u043E\u0432\u043E, ";
  private static final String SIGNS = "\u6587\u5B57";

  private final List<Text> texts =
      List.of(
          new Text((EURO + WORD + SIGNS).repeat(8)),
          new Text("nothing but ASCII, as in most documents. ".repeat(6)),
          new Text(WORD.repeat(24)),
          new Text(SIGNS.repeat(40)),
          new Text(EURO));

  private static final class Text {
    private final String text;
    private final byte[] bytes;
    private final int length;
    private final char[] byLongs;
    private final char[] byVectors;
    private int units;

    private Text(String text) {
      this.text = text;
      byte[] all = text.getBytes(StandardCharsets.UTF_8);
      this.length = all.length;
      this.bytes = Arrays.copyOf(all, length + ByteScanner.MARGIN);
      this.byLongs = new char[bytes.length];
      this.byVectors = new char[bytes.length];
    }

    private boolean isSame() {
      return units == text.length()
          && Arrays.equals(byLongs, 0, units, byVectors, 0, units)
          && text.contentEquals(new String(byVectors, 0, units));
    }
  }

  @Override
  public void byLongs() {
    for (Text text : texts) {
      Utf8.decode(text.bytes, 0, text.length, text.byLongs, 0);
    }
  }

  @Override
  public void byVectors() {
    for (Text text : texts) {
      text.units = VectorDecoder.decodeText(text.bytes, 0, text.length, text.byVectors);
    }
  }

  @Override
  public boolean isSame() {
    return texts.stream().allMatch(Text::isSame);
  }
}
