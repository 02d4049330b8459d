package org.xmlbench.piximal.engine.scan;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A text of which is passed over what needs no look, and whose lines and characters are counted:
 * the same work by both, as a reader does it.
 */
final class ScanningSample implements TrialSample {
  /** As many blocks at a time: a method is compiled for its many calls, too. */
  private static final int STEP = 4;

  private static final byte[] CUT = cut();

  private final String text;
  private final boolean byTable;
  private final byte[] sample;

  /** Behind the sample are zeros that may be read, and that are stops. */
  private final int end;

  /** Behind the bytes that are all ASCII. */
  private final int ascii;

  private final long[] texts = new long[STEP];
  private final long[] values = new long[STEP];
  private final long[] wrong = new long[STEP];
  private final Found byLongs = new Found();
  private final Found byVectors = new Found();

  /** Kept, so that nothing is left out by the compiler. */
  private int warmed;

  ScanningSample(String text, boolean byTable) {
    int bytes = text.getBytes(StandardCharsets.UTF_8).length;
    // Whole steps.
    this.text = text + " ".repeat(-bytes & STEP * Long.SIZE - 1);
    byte[] all = this.text.getBytes(StandardCharsets.UTF_8);
    this.end = all.length;
    this.sample = Arrays.copyOf(all, end + ByteScanner.MARGIN);
    this.ascii = WordScanner.ascii(sample, 0, end);
    this.byTable = byTable;
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
    for (int at = judged(0, false); at < end; at = judged(at + 1, false)) {
      byLongs.looks += at;
    }
    byLongs.lines = WordScanner.lineEnds(sample, 0, end, false) >>> Integer.SIZE;
    byLongs.characters = WordScanner.characters(sample, 0, end);
  }

  /**
   * Its own loops are short: the JVM would compile this method with all that it calls as a part of
   * it, and readers would call methods that are not compiled.
   */
  @Override
  public void byVectors() {
    byVectors.looks = 0;
    for (int at = 0; at < end; at += STEP * Long.SIZE) {
      fill(sample, at);
      byVectors.looks += looks(at);
    }
    byVectors.lines = VectorLines.lineFeeds(sample, 0, ascii);
    byVectors.lines += VectorLines.lineEnds(sample, ascii, end, false) >>> Integer.SIZE;
    byVectors.characters = VectorLines.characters(sample, 0, end);
  }

  private long looks(int from) {
    long sum = 0;
    for (int block = 0; block < STEP; block++) {
      for (long stops = texts[block]; stops != 0; stops &= stops - 1) {
        sum += from + block * Long.SIZE + Long.numberOfTrailingZeros(stops);
      }
    }
    return sum;
  }

  private void fill(byte[] bytes, int at) {
    VectorStops.texts(bytes, at, STEP, texts, wrong, byTable);
    VectorStops.values(bytes, at, STEP, values, byTable);
  }

  /** What readers meet at a window's end, or in a text that is no sample: a cut character. */
  @Override
  public void warm() {
    fill(CUT, 0);
    warmed = texts[1] == 0 ? 1 : 0;
    int from = end * 7 / 8;
    while (Utf8.isTrail(sample[from])) {
      from++;
    }
    for (int at = judged(from, true); at < end; at = judged(at + 1, true)) {
      warmed += VectorScanner.value(sample, at + 1, end);
    }
  }

  private static byte[] cut() {
    byte[] cut = new byte[STEP * Long.SIZE + ByteScanner.MARGIN];
    Arrays.fill(cut, (byte) ' ');
    for (int at : new int[] {0, Long.SIZE - 1, 2 * Long.SIZE, 3 * Long.SIZE + 2}) {
      cut[at] = (byte) 0xE2;
    }
    return cut;
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
    for (int at = judged(0, true); at < end; at = judged(at + 1, true)) {
      looks += at;
    }
    return looks == byLongs.looks;
  }

  /** Whether each bit is that of a byte that is not passed over. */
  private boolean areRightBits() {
    for (int at = 0; at < end; at++) {
      int inStep = at % (STEP * Long.SIZE);
      if (inStep == 0) {
        fill(sample, at);
      }
      boolean text = (texts[inStep / Long.SIZE] >>> at & 1) == 0;
      boolean value = (values[inStep / Long.SIZE] >>> at & 1) == 0;
      boolean character = sample[at] < 0;
      if (text != (character || ByteClasses.isText(sample[at]))
          || value != (character || ByteClasses.isValue(sample[at]))) {
        return false;
      }
    }
    return true;
  }

  private boolean areRightlyCounted() {
    return byVectors.lines == text.chars().filter(it -> it == '\n').count()
        && byVectors.characters == text.codePointCount(0, text.length());
  }

  /** The next byte that needs a look; characters of several bytes need none. */
  private int judged(int from, boolean vectors) {
    int at = scanned(from, vectors);
    while (at < end && (sample[at] < 0 || ByteClasses.isText(sample[at]))) {
      at = scanned(at + (sample[at] < 0 ? Utf8.length(sample, at, end) : 1), vectors);
    }
    return at;
  }

  private int scanned(int from, boolean vectors) {
    return vectors
        ? VectorScanner.text(sample, from, end)
        : WordScanner.textStop(sample, from, end);
  }
}
