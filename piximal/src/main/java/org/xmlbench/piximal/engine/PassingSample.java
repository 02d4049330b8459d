package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;

/** A text of which is passed over what needs no look, and whose lines are counted. */
final class PassingSample implements EngineSample {
  private final String text;
  private final byte[] sample;
  private final long[] texts;
  private final long[] values;
  private final VectorUtf8 utf8 = new VectorUtf8();
  private int feeds;
  private long count;

  /** How many bytes of the sample need a look. */
  private int looksByLongs;

  private int looksByVectors;

  PassingSample(String text) {
    this.text = text;
    this.sample = text.getBytes(StandardCharsets.UTF_8);
    this.texts = new long[sample.length / Long.SIZE];
    this.values = new long[texts.length];
  }

  @Override
  public void byLongs() {
    looksByLongs = 0;
    for (int at = 0; at < sample.length; at++) {
      at = judged(WordScanner.text(sample, at, sample.length));
      looksByLongs++;
    }
  }

  @Override
  public void byVectors() {
    VectorStops.fill(sample, 0, texts.length, texts, values, utf8);
    feeds = VectorLines.lineFeeds(sample, 0, sample.length);
    count = VectorLines.characters(sample, 0, sample.length);
    looksByVectors = 0;
    for (int at = 0; at < sample.length; at++) {
      at = judged(VectorScanner.text(sample, at, sample.length));
      looksByVectors++;
    }
  }

  @Override
  public boolean isSame() {
    return looksByLongs == looksByVectors && areRightlyCounted() && areRightBits();
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
    return feeds == text.chars().filter(it -> it == '\n').count()
        && count == text.codePointCount(0, text.length());
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
