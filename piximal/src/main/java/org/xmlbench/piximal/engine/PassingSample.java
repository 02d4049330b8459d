package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;

/**
 * A text of which is passed over what needs no look, and whose lines and characters are counted:
 * the same work by both, as a reader does it.
 */
final class PassingSample implements EngineSample {
  private final String text;
  private final byte[] sample;
  private final long[] texts;
  private final long[] values;
  private final VectorUtf8 utf8 = new VectorUtf8();
  private final Found byLongs = new Found();
  private final Found byVectors = new Found();

  PassingSample(String text) {
    int bytes = text.getBytes(StandardCharsets.UTF_8).length;
    // Whole blocks.
    this.text = text + " ".repeat(-bytes & Long.SIZE - 1);
    this.sample = this.text.getBytes(StandardCharsets.UTF_8);
    this.texts = new long[sample.length / Long.SIZE];
    this.values = new long[texts.length];
  }

  private static final class Found {
    /** The sum of the places of bytes that need a look. */
    private long looks;

    private long lines;
    private long characters;

    boolean isSame(Found other) {
      return looks == other.looks && lines == other.lines && characters == other.characters;
    }
  }

  @Override
  public void byLongs() {
    byLongs.looks = 0;
    for (int at = look(0); at < sample.length; at = look(at + 1)) {
      byLongs.looks += at;
    }
    byLongs.lines = WordScanner.lineEnds(sample, 0, sample.length, false) >>> Integer.SIZE;
    byLongs.characters = WordScanner.characters(sample, 0, sample.length);
  }

  private int look(int from) {
    return judged(WordScanner.text(sample, from, sample.length));
  }

  @Override
  public void byVectors() {
    VectorStops.fill(sample, 0, texts.length, texts, values, utf8);
    byVectors.looks = 0;
    for (int block = 0; block < texts.length; block++) {
      for (long stops = texts[block]; stops != 0; stops &= stops - 1) {
        byVectors.looks += block * Long.SIZE + Long.numberOfTrailingZeros(stops);
      }
    }
    byVectors.lines = VectorLines.lineEnds(sample, 0, sample.length, false) >>> Integer.SIZE;
    byVectors.characters = VectorLines.characters(sample, 0, sample.length);
  }

  @Override
  public boolean isSame() {
    return byLongs.isSame(byVectors)
        && areRightlyCounted()
        && areRightBits()
        && areRightlyScanned();
  }

  /** One text after another, without bits, as those are read that have none. */
  private boolean areRightlyScanned() {
    long looks = 0;
    int at = judged(VectorScanner.text(sample, 0, sample.length));
    while (at < sample.length) {
      looks += at;
      at = judged(VectorScanner.text(sample, at + 1, sample.length));
    }
    return looks == byLongs.looks;
  }

  /**
   * Whether each bit is that of a byte that is not passed over. The last character may not be
   * whole.
   */
  private boolean areRightBits() {
    for (int at = 0; at < texts.length * Long.SIZE - 4; at++) {
      if (sample[at] < 0) {
        if (((texts[at / Long.SIZE] | values[at / Long.SIZE]) >>> at & 1) != 0) {
          return false;
        }
        continue;
      }
      boolean text = (texts[at / Long.SIZE] >>> at & 1) == 0;
      boolean value = (values[at / Long.SIZE] >>> at & 1) == 0;
      if (text != ByteClasses.isText(sample[at]) || value != ByteClasses.isValue(sample[at])) {
        return false;
      }
    }
    return true;
  }

  private boolean areRightlyCounted() {
    return byVectors.lines == text.chars().filter(it -> it == '\n').count()
        && byVectors.characters == text.codePointCount(0, text.length());
  }

  /** Over characters that need no look, but that an engine leaves to its caller. */
  private int judged(int from) {
    int at = from;
    while (at < sample.length && (sample[at] < 0 || ByteClasses.isText(sample[at]))) {
      at += sample[at] < 0 ? Utf8.length(sample, at, sample.length) : 1;
    }
    return at;
  }
}
