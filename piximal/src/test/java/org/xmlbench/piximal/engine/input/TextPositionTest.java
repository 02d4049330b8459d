package org.xmlbench.piximal.engine.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TextPositionTest {
  private static final String[] PARTS = {
    "\n",
    "\r",
    "\r\n",
    "x",
    "\u00E9",
    "\u20AC",
    "\uD83D\uDE00",
    "\t\u000E\u000C",
    "some words of text ",
    "x".repeat(600)
  };

  /** Line and column of an end, character by character. */
  private static String expected(String text) {
    int line = 1;
    int column = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isSecond = i > 0 && text.charAt(i - 1) == '\r' && c == '\n';
      if (c == '\r' || c == '\n') {
        line += isSecond ? 0 : 1;
        column = 1;
      } else if (!Character.isLowSurrogate(c)) {
        column++;
      }
    }
    return line + ":" + column;
  }

  @Test
  void linesAndColumnsAreThoseOfTheCharacters() {
    Random random = new Random(2);
    for (int i = 0; i < 3_000; i++) {
      StringBuilder text = new StringBuilder();
      int kinds = 1 + random.nextInt(PARTS.length);
      for (int left = random.nextInt(i % 20 == 0 ? 3_000 : 60); left > 0; left--) {
        text.append(PARTS[(i + random.nextInt(kinds)) % PARTS.length]);
      }
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      TextPosition place = new TextPosition(0);
      for (int from = 0, to; from < bytes.length; from = to) {
        to = Math.min(bytes.length, from + random.nextInt(i % 20 == 0 ? 5_000 : 200));
        place.pass(bytes, from, to, to - from);
      }
      assertThat(place.line() + ":" + place.column())
          .as("%s", text)
          .isEqualTo(expected(text.toString()));
      assertThat(place.offset()).isEqualTo(bytes.length);
    }
  }
}
