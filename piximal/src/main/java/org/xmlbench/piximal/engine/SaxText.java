package org.xmlbench.piximal.engine;

import org.xml.sax.SAXException;

/**
 * Hands the texts that {@link SaxContent} does not hand itself: those with something in them that
 * needs a look, or that go on behind the window.
 */
final class SaxText {
  private final ByteInput in;
  private final ContentWindow window;
  private final SaxHandlers to;

  /** Takes texts that are decoded: a window's, with some room. */
  private final char[] own;

  SaxText(ByteInput in, ContentRoom room, SaxHandlers to) {
    this.in = in;
    this.window = room.window();
    this.own = room.units();
    this.to = to;
  }

  /** Hands bytes of the window, or some more, that are known to be characters, not all of ASCII. */
  void decoded(int from, int end) throws SAXException {
    to.content.characters(own, 0, ByteScanner.decodeText(window.bytes, from, end, own));
  }

  /** Hands bytes that are known to be characters, none of which the caller has to normalise. */
  private void hand(int from, int end, int behind) throws SAXException {
    if (end > from) {
      in.position = behind;
      if (window.ascii) {
        to.content.characters(window.characters, from - window.base, end - from);
      } else {
        decoded(from, end);
      }
    }
  }

  /** Hands a text whose bytes are of the window, and known to stand as they are. */
  void whole(int from, int end) throws SAXException {
    hand(from, end, end);
  }

  private int leave(int from, int end) throws SAXException {
    hand(from, end, end);
    return ~end;
  }

  /**
   * Hands a text, or a part of it, or a reference.
   *
   * @param from where it begins
   * @param stop the first byte that needs a look
   */
  int read(int from, int stop) throws SAXException {
    byte[] b = window.bytes;
    int at = stop;
    while (at < window.end) {
      byte first = b[at];
      if (first == '<') {
        hand(from, at, at);
        return at;
      }
      if (first == '&' && at == from) {
        return reference(at);
      }
      if (first == '&') {
        hand(from, at, at);
        return at;
      }
      if (first == '\r') {
        return lineEnd(from, at);
      }
      if (first < 0) {
        if (!window.vectors) {
          return severalBytes(from);
        }
        int begin = characterBegin(b, from, at);
        int length = Utf8.length(b, begin, in.limit);
        if (length <= at - begin) {
          return leave(from, begin);
        }
        at = begin + length;
      } else if (first == '>') {
        if (isSectionEnd(b, from, at)) {
          return leave(from, at - 2);
        }
        at++;
      } else {
        return leave(from, at);
      }
      if (at < window.end) {
        at = window.textStop(at);
      }
    }
    return windowEnd(from, at);
  }

  /** Where the character begins that has that byte: the block before may have had no stops. */
  private static int characterBegin(byte[] b, int from, int at) {
    int begin = at;
    while (begin > from && at - begin < 3 && Utf8.isTrail(b[begin])) {
      begin--;
    }
    return (b[begin] & 0xFF) >= 0xC0 ? begin : at;
  }

  private static boolean isSectionEnd(byte[] b, int from, int at) {
    return at - 2 >= from && b[at - 1] == ']' && b[at - 2] == ']';
  }

  /** The text goes on behind the window; what may begin the end of a section, or be cut, stays. */
  private int windowEnd(int from, int judged) throws SAXException {
    byte[] b = window.bytes;
    int end = judged > window.end ? judged : ContentWindow.whole(b, from, window.end);
    int least = Math.max(from, end - 2);
    while (end > least && b[end - 1] == ']') {
      end--;
    }
    hand(from, end, end);
    if (window.end >= in.limit) {
      return ~end;
    }
    window.endAt(end);
    return end;
  }

  /** Section 2.11. */
  private int lineEnd(int from, int at) throws SAXException {
    if (at + 1 >= in.limit) {
      return leave(from, at);
    }
    if (window.bytes[at + 1] == '\n') {
      // The next piece begins with it.
      hand(from, at, at + 1);
      return at + 1;
    }
    if (at > from) {
      hand(from, at, at);
      return at;
    }
    in.position = at + 1;
    own[0] = '\n';
    to.content.characters(own, 0, 1);
    return at + 1;
  }

  private int reference(int at) throws SAXException {
    int behind = PlainReferences.behind(window.bytes, at, in.limit);
    if (behind < 0) {
      return ~at;
    }
    in.position = behind;
    int units = Character.toChars(PlainReferences.character(window.bytes, at), own, 0);
    to.content.characters(own, 0, units);
    return behind;
  }

  /** Judges and decodes a text at once: the way without vectors. */
  private int severalBytes(int from) throws SAXException {
    final byte[] b = window.bytes;
    final char[] units = own;
    int limit = in.limit;
    int at = from;
    int out = 0;
    while (out < ContentWindow.SIZE) {
      int first = b[at];
      if (first >= ' ' || first == '\n' || first == '\t') {
        if (first == '<' || first == '&' || first == '>' && isSectionEnd(b, from, at)) {
          break;
        }
        units[out++] = (char) first;
        at++;
      } else if (first >= 0) {
        break;
      } else if (first >= (byte) 0xE1 && first < (byte) 0xED) {
        int second = b[at + 1] ^ (byte) 0x80;
        int third = b[at + 2] ^ (byte) 0x80;
        if (((second | third) & 0xC0) != 0) {
          break;
        }
        units[out++] = (char) (first << 12 | second << 6 | third);
        at += 3;
      } else if (first >= (byte) 0xC2 && first < (byte) 0xE0) {
        int second = b[at + 1] ^ (byte) 0x80;
        if ((second & 0xC0) != 0) {
          break;
        }
        units[out++] = (char) ((first & 0x1F) << 6 | second);
        at += 2;
      } else {
        int length = Utf8.length(b, at, limit);
        if (length <= 0) {
          break;
        }
        out += Character.toChars(Utf8.codePoint(b, at, length), units, out);
        at += length;
      }
    }
    while (out > 0 && b[at - 1] == ']') {
      at--;
      out--;
    }
    if (out == 0) {
      return ~at;
    }
    in.position = at;
    to.content.characters(units, 0, out);
    return at;
  }

  /**
   * Decodes bytes that are known to be characters, for a handler.
   *
   * @return how many units they have, from the first of {@link #decodedUnits}; less than 0 where
   *     they are too many
   */
  int decode(int from, int end) {
    return end - from > ContentWindow.SIZE
        ? -1
        : ByteScanner.decodeText(window.bytes, from, end, own);
  }

  char[] decodedUnits() {
    return own;
  }

  /**
   * The first byte that a text stops at, or is wrong, from where a character begins; in a window of
   * ASCII by its bits.
   */
  int stop(int from) {
    return window.ascii && from < window.end
        ? window.textStop(from)
        : ByteScanner.text(window.bytes, from, in.limit);
  }
}
