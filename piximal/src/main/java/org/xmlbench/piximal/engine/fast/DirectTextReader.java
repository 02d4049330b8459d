package org.xmlbench.piximal.engine.fast;

import java.io.IOException;
import java.util.List;
import org.xmlbench.piximal.EntityReferences;
import org.xmlbench.piximal.engine.input.ByteBuilder;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.input.CacheLinePadded;
import org.xmlbench.piximal.engine.names.EntityDeclaration;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.scan.Utf8;
import org.xmlbench.piximal.engine.strict.References;

/**
 * Reads the texts that {@link DirectSaxReader} and {@link DirectReader} do not pass over
 * themselves: those with something in them that needs a look, or that go on behind the window. What
 * was read last is a piece, which is a part of a text, or the character of a reference.
 */
final class DirectTextReader extends CacheLinePadded {
  /** Of a piece whose bytes are not decoded yet. */
  static final int UNDECODED = -1;

  /** Fewer characters are decoded again as fast as they are copied. */
  private static final int FEW = 8;

  private static final byte[] LINE_END = {'\n'};

  private final ByteInput in;
  private final StopWindow window;
  private final References references;

  /** Takes the bytes of the character of a reference. */
  private final ByteBuilder character = new ByteBuilder();

  /** Takes texts that are decoded: a window's, with some room. */
  final char[] own;

  /**
   * What the piece has: how many characters are in {@link #own}, or undecoded; 0: there is none.
   */
  int units;

  /** Where the bytes of the piece are. */
  byte[] bytes;

  int from;
  int to;

  /** Where the input goes on behind the piece. */
  int behind;

  /** The entity whose text was read last; of the piece, if {@link #bytes} are that text. */
  EntityDeclaration entity;

  /**
   * Reads texts of a reader's input. Those to declared entities are left to the strict reader,
   * unless the options treat them in one of those ways.
   */
  DirectTextReader(DirectReader reader, EntityReferences... direct) {
    ContentBuffers buffers = reader.known.buffers();
    this.in = reader.in;
    this.window = buffers.window();
    this.references =
        List.of(direct).contains(reader.options.references()) ? reader.references : null;
    this.own = buffers.units();
  }

  private void standIn(byte[] some) {
    // A reference is written where it changes only, see docs/decisions/0086.
    if (bytes != some) {
      bytes = some;
    }
  }

  /** Keeps bytes that are known to be characters, none of which the caller has to normalise. */
  private void keep(int start, int end, int next) {
    if (end > start) {
      standIn(window.bytes);
      from = start;
      to = end;
      behind = next;
      units = UNDECODED;
    }
  }

  private int leave(int start, int end) {
    keep(start, end, end);
    return ~end;
  }

  /**
   * Reads a text, or a part of it, or a reference.
   *
   * @param stop from {@code start} on the first byte that needs a look
   * @return where content goes on, or the complement of where the strict reader does; behind the
   *     piece, if there is one
   * @throws IOException when texts of entities become longer than the limit
   */
  int read(int start, int stop) throws IOException {
    byte[] b = window.bytes;
    int at = stop;
    units = 0;
    while (at < window.end) {
      byte first = b[at];
      if (first == '<') {
        keep(start, at, at);
        return at;
      }
      if (first == '&' && at == start) {
        return reference(at);
      }
      if (first == '&') {
        keep(start, at, at);
        return at;
      }
      if (first == '\r') {
        return lineEnd(start, at);
      }
      if (first < 0) {
        if (!window.vectors) {
          return severalBytes(start, at);
        }
        int begin = characterBegin(b, start, at);
        int length = Utf8.length(b, begin, in.limit);
        if (length <= at - begin) {
          return leave(start, begin);
        }
        at = begin + length;
      } else if (first == '>') {
        if (isSectionEnd(b, start, at)) {
          return leave(start, at - 2);
        }
        at++;
      } else {
        return leave(start, at);
      }
      if (at < window.end) {
        at = window.textStop(at);
      }
    }
    return windowEnd(start, at);
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
  private int windowEnd(int start, int judged) {
    byte[] b = window.bytes;
    int end = judged > window.end ? judged : StopWindow.whole(b, start, window.end);
    int least = Math.max(start, end - 2);
    while (end > least && b[end - 1] == ']') {
      end--;
    }
    keep(start, end, end);
    if (window.end >= in.limit) {
      return ~end;
    }
    window.endAt(end);
    return end;
  }

  /** Section 2.11. */
  private int lineEnd(int start, int at) {
    if (at + 1 >= in.limit) {
      return leave(start, at);
    }
    if (window.bytes[at + 1] == '\n') {
      // The next piece begins with it.
      keep(start, at, at + 1);
      return at + 1;
    }
    if (at > start) {
      keep(start, at, at);
      return at;
    }
    own[0] = '\n';
    keepOther(LINE_END, 1, 1, at + 1);
    return at + 1;
  }

  /** Keeps a piece that does not stand as it is, and whose characters have been made. */
  private void keepOther(byte[] other, int length, int made, int next) {
    standIn(other);
    from = 0;
    to = length;
    behind = next;
    units = made;
  }

  private int reference(int at) throws IOException {
    int next = CharacterReferences.behind(window.bytes, at, in.limit);
    if (next < 0) {
      return entity(at);
    }
    int number = CharacterReferences.character(window.bytes, at);
    character.clear();
    character.addCharacter(number);
    keepOther(character.bytes, character.length, Character.toChars(number, own, 0), next);
    return next;
  }

  private int entity(int at) throws IOException {
    EntityDeclaration next = references == null ? null : references.plainText(at, StopWindow.SIZE);
    if (next == null) {
      return ~at;
    }
    byte[] some = next.text;
    entity = next;
    keepOther(some, some.length, ByteScanner.decode(some, 0, some.length, own), references.end);
    return references.end;
  }

  /** Copies the characters of bytes that are all ASCII, if they are many; returns how many. */
  private int copied(int start, int end) {
    int length = end - start;
    if (length < FEW) {
      return 0;
    }
    System.arraycopy(window.characters(), start - window.base, own, 0, length);
    return length;
  }

  /** Judges and decodes a text at once: the way without vectors. */
  private int severalBytes(int start, int ascii) {
    final byte[] b = window.bytes;
    final char[] into = own;
    int limit = in.limit;
    int out = Math.max(0, copied(start, ascii));
    int at = start + out;
    while (out < StopWindow.SIZE) {
      int first = b[at];
      if (first >= ' ' || first == '\n' || first == '\t') {
        if (first == '<' || first == '&' || first == '>' && isSectionEnd(b, start, at)) {
          break;
        }
        into[out++] = (char) first;
        at++;
      } else if (first >= 0) {
        break;
      } else if (first >= (byte) 0xE1 && first < (byte) 0xED) {
        int second = b[at + 1] ^ (byte) 0x80;
        int third = b[at + 2] ^ (byte) 0x80;
        if (((second | third) & 0xC0) != 0) {
          break;
        }
        into[out++] = (char) (first << 12 | second << 6 | third);
        at += 3;
      } else if (first >= (byte) 0xC2 && first < (byte) 0xE0) {
        int second = b[at + 1] ^ (byte) 0x80;
        if ((second & 0xC0) != 0) {
          break;
        }
        into[out++] = (char) ((first & 0x1F) << 6 | second);
        at += 2;
      } else if (first >= (byte) 0xF0) {
        int second = b[at + 1] ^ (byte) 0x80;
        int third = b[at + 2] ^ (byte) 0x80;
        int fourth = b[at + 3] ^ (byte) 0x80;
        int character = (first & 0x0F) << 18 | second << 12 | third << 6 | fourth;
        if (((second | third | fourth) & 0xC0) != 0
            || !Character.isSupplementaryCodePoint(character)) {
          break;
        }
        into[out++] = Character.highSurrogate(character);
        into[out++] = Character.lowSurrogate(character);
        at += 4;
      } else {
        int length = Utf8.length(b, at, limit);
        if (length <= 0) {
          break;
        }
        out += Character.toChars(Utf8.codePoint(b, at, length), into, out);
        at += length;
      }
    }
    // What may begin the end of a section stays.
    while (out > 0 && b[at - 1] == ']' && b[at] != '<' && b[at] != '&') {
      at--;
      out--;
    }
    if (out == 0) {
      return ~at;
    }
    keep(start, at, at);
    units = out;
    return at;
  }

  /** Decodes known characters to {@link #own}; returns how many units, or -1 where too many. */
  int decode(int start, int end) {
    return end - start > StopWindow.SIZE
        ? UNDECODED
        : ByteScanner.decodeText(window.bytes, start, end, own);
  }

  /**
   * The first byte that a text stops at, or is wrong, from where a character begins; in a window of
   * ASCII by its bits.
   */
  int stop(int start) {
    return window.ascii && start < window.end
        ? window.textStop(start)
        : ByteScanner.text(window.bytes, start, in.limit);
  }
}
