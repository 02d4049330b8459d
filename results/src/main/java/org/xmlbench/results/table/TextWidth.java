package org.xmlbench.results.table;

import java.util.ArrayList;
import java.util.List;

/** Text on a terminal: how many columns it takes, and how it is cut and wrapped to fewer. */
public final class TextWidth {
  private static final String CUT = "...";

  /** First and last code points of scripts whose characters take two columns each. */
  private static final int[][] WIDE = {
    {0x1100, 0x115F}, {0x2E80, 0x303E}, {0x3041, 0x4DBF}, {0x4E00, 0xA4CF}, {0xA960, 0xA97C},
    {0xAC00, 0xD7A3}, {0xF900, 0xFAFF}, {0xFE30, 0xFE6F}, {0xFF00, 0xFF60}, {0xFFE0, 0xFFE6},
    {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}
  };

  private TextWidth() {}

  static int of(String text) {
    return text.codePoints().map(TextWidth::of).sum();
  }

  private static int of(int point) {
    int type = Character.getType(point);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    for (int[] range : WIDE) {
      if (point >= range[0] && point <= range[1]) {
        return 2;
      }
    }
    return 1;
  }

  /** The text with blanks to that width, at its end or before it. */
  static String padded(String text, int width, boolean right) {
    String blanks = " ".repeat(Math.max(0, width - of(text)));
    return right ? blanks + text : text + blanks;
  }

  /** The text in at most so many columns: of a longer one its beginning and its end. */
  public static String cut(String text, int most) {
    if (of(text) <= most) {
      return text;
    }
    int kept = Math.max(0, most - CUT.length());
    String start = start(text, (kept + 1) / 2);
    String end = start(new StringBuilder(text).reverse().toString(), kept / 2);
    return start + CUT + new StringBuilder(end).reverse();
  }

  /** The text in at most so many columns: of a longer one its beginning. */
  public static String clipped(String text, int most) {
    return of(text) <= most ? text : start(text, most - CUT.length()) + CUT;
  }

  private static String start(String text, int width) {
    int end = 0;
    for (int used = 0; end < text.length(); ) {
      int point = text.codePointAt(end);
      used += of(point);
      if (used > width) {
        break;
      }
      end += Character.charCount(point);
    }
    return text.substring(0, end);
  }

  /**
   * Lines of at most that width; a word that is longer is broken. All but the first are indented.
   */
  public static List<String> wrapped(String text, int width, String indent) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String whole : text.strip().split(" +")) {
      String word = whole;
      if (!line.isEmpty() && of(line.toString()) + 1 + of(word) > width) {
        lines.add(line.toString());
        line.setLength(0);
        line.append(indent);
      } else if (!line.isEmpty()) {
        line.append(' ');
      }
      while (of(line.toString()) + of(word) > width) {
        String fits = start(word, width - of(line.toString()));
        lines.add(line + fits);
        line.setLength(0);
        line.append(indent);
        word = word.substring(fits.length());
      }
      line.append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
