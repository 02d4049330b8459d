package org.xmlbench.piximal.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("java25")
class ByteScannerTest {
  private static final String[] PIECES = {
    "a",
    " ",
    "\n",
    "\t",
    "\r",
    "<",
    ">",
    "&",
    "\"",
    "'",
    "\u0001",
    "\u007F",
    "\u00E9",
    "\u0800",
    "\u20AC",
    "\uFFFD",
    "\uD7FF",
    "\uE000",
    "\uD83D\uDE00",
    "\uDBFF\uDFFD",
    "some words of text "
  };

  /** One of the two methods of an engine. */
  @FunctionalInterface
  private interface Scan {
    int pass(byte[] bytes, int from, int limit);
  }

  private static byte[] text(Random random) {
    StringBuilder text = new StringBuilder();
    int rare = 1 + random.nextInt(20);
    for (int i = random.nextInt(60); i > 0; i--) {
      text.append(PIECES[random.nextInt(rare) == 0 ? random.nextInt(PIECES.length) : 0]);
      if (random.nextInt(4) == 0) {
        text.append(PIECES[12 + random.nextInt(8)]);
      }
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    if (bytes.length > 0 && random.nextInt(2) == 0) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  /** The first character that needs a look, by the reader's own judge of characters. */
  private static int first(byte[] bytes, int from, boolean isText) {
    int at = from;
    while (at < bytes.length) {
      int length = Utf8.length(bytes, at, bytes.length);
      if (bytes[at] < 0 ? length <= 0 : !plain(bytes[at], isText)) {
        break;
      }
      at += bytes[at] < 0 ? length : 1;
    }
    return at;
  }

  private static boolean plain(byte b, boolean isText) {
    return isText ? ByteClasses.isText(b) : ByteClasses.isValue(b);
  }

  /** Passes over as much as is promised by repeated calls, and never over what needs a look. */
  private static int passed(Scan scan, byte[] bytes, int from, boolean isText) {
    int at = from;
    while (true) {
      int next = scan.pass(bytes, at, bytes.length);
      assertThat(next).isBetween(at, bytes.length);
      if (next == bytes.length) {
        return next;
      }
      int length = bytes[next] < 0 ? Utf8.length(bytes, next, bytes.length) : 1;
      if (length <= 0 || bytes[next] >= 0 && !plain(bytes[next], isText)) {
        return next;
      }
      at = next + length;
    }
  }

  @Test
  void enginesStopWhereTheReaderDoes() {
    Random random = new Random(7);
    for (int round = 0; round < 40_000; round++) {
      byte[] bytes = text(random);
      int from = bytes.length == 0 ? 0 : random.nextInt(Math.min(8, bytes.length));
      while (from < bytes.length && Utf8.isTrail(bytes[from])) {
        from++;
      }
      int text = first(bytes, from, true);
      int value = first(bytes, from, false);
      String as = new String(bytes, StandardCharsets.ISO_8859_1);
      assertThat(passed(WordScanner::text, bytes, from, true)).as(as).isEqualTo(text);
      assertThat(passed(VectorScanner::text, bytes, from, true)).as(as).isEqualTo(text);
      assertThat(passed(WordScanner::value, bytes, from, false)).as(as).isEqualTo(value);
      assertThat(passed(VectorScanner::value, bytes, from, false)).as(as).isEqualTo(value);
    }
  }

  /** Every two bytes, and every three with those that have rules of their own. */
  @Test
  void everyPairOfBytesIsJudgedAsTheReaderDoes() {
    byte[] bytes = "a text before them __ and a text behind".getBytes(StandardCharsets.US_ASCII);
    int at = new String(bytes, StandardCharsets.US_ASCII).indexOf('_');
    for (int pair = 0; pair < 1 << 16; pair++) {
      bytes[at] = (byte) (pair >> 8);
      bytes[at + 1] = (byte) pair;
      for (byte third : new byte[] {' ', (byte) 0x80, (byte) 0xBE, (byte) 0xBF}) {
        bytes[at + 2] = third;
        for (byte fourth : new byte[] {'a', (byte) 0xBF}) {
          bytes[at + 3] = fourth;
          assertThat(passed(VectorScanner::text, bytes, 0, true)).isEqualTo(first(bytes, 0, true));
        }
      }
    }
  }

  @Test
  void charactersAndAsciiAreCounted() {
    Random random = new Random(3);
    for (int round = 0; round < 2_000; round++) {
      byte[] bytes = text(random);
      long characters = 0;
      int ascii = bytes.length;
      for (int i = bytes.length - 1; i >= 0; i--) {
        characters += Utf8.isTrail(bytes[i]) ? 0 : 1;
        ascii = bytes[i] < 0 ? i : ascii;
      }
      assertThat(WordScanner.characters(bytes, 0, bytes.length)).isEqualTo(characters);
      assertThat(VectorLines.characters(bytes, 0, bytes.length)).isEqualTo(characters);
      assertThat(WordScanner.ascii(bytes, 0, bytes.length)).isEqualTo(ascii);
    }
  }

  @Test
  void unitsAreThoseOfTheString() {
    Random random = new Random(3);
    for (int i = 0; i < 5000; i++) {
      StringBuilder text = new StringBuilder();
      for (int left = random.nextInt(20); left > 0; left--) {
        text.append(PIECES[random.nextInt(PIECES.length)]);
      }
      int before = random.nextInt(9);
      String all = "x".repeat(before) + text;
      int to = all.getBytes(StandardCharsets.UTF_8).length;
      // The last word lies inside of the array, or not.
      byte[] bytes = (all + "é".repeat(random.nextInt(6))).getBytes(StandardCharsets.UTF_8);
      assertThat(WordScanner.units(bytes, before, to)).as(all).isEqualTo(text.length());
    }
  }
}
