package org.xmlbench.piximal.engine.strict;

import java.io.IOException;
import org.xmlbench.piximal.engine.input.ByteInput;
import org.xmlbench.piximal.engine.scan.ByteClasses;
import org.xmlbench.piximal.engine.scan.ByteScanner;
import org.xmlbench.piximal.engine.scan.Utf8;

/** Production [14] CharData and [20] CData, piece by piece. */
public final class TextReader {
  private static final byte[] LINE_END = {'\n'};

  private final ByteInput in;
  private WhiteSpaceReader space;

  /** Where the piece is. */
  public byte[] bytes;

  public int from;
  public int to;

  /** Whether the CDATA section that was read last has ended. */
  public boolean closed;

  /** Whether no piece of the CDATA section was read yet. */
  private boolean begins;

  public TextReader(ByteInput in) {
    this.in = in;
  }

  public void beginSection() {
    begins = true;
  }

  /** Whether the piece that was read last is the first one of a section, which is asked once. */
  public boolean beginsSection() {
    boolean first = begins;
    begins = false;
    return first;
  }

  /** Reads a text between elements, if it is white space alone; returns whether it is. */
  public boolean whiteSpace() throws IOException {
    space = space == null ? new WhiteSpaceReader(in) : space;
    return space.read() && hold(space.bytes, 0, space.length, in.position);
  }

  /**
   * Reads a piece at the input's position, behind which it goes on.
   *
   * @param section whether it stands in a CDATA section, where markup is text
   * @return whether there is a piece; only the end of a section can have none
   */
  public boolean piece(boolean section) throws IOException {
    byte[] b = in.buffer;
    int limit = in.limit;
    int start = in.position;
    int at = start;
    closed = false;
    while (true) {
      at = ByteScanner.text(b, at, limit);
      if (at >= limit) {
        return cut(b, start, limit, section);
      }
      byte c = b[at];
      if (c < 0) {
        int length = Utf8.length(b, at, limit);
        if (length == Utf8.INCOMPLETE && !in.ended) {
          return cut(b, start, at, section);
        }
        if (length <= 0) {
          return beforeWrong(b, start, at);
        }
        at += length;
      } else if (c == '>') {
        if (at - 2 >= start && b[at - 1] == ']' && b[at - 2] == ']') {
          return closing(b, start, at, section);
        }
        at++;
      } else if (c == '\r' && !in.isInEntity()) {
        return lineEnd(b, start, at, section);
      } else if (c == '\r'
          || section && (c == '<' || c == '&')
          || ByteClasses.isText(c)
          || c < ' ' && AsciiCharacters.mayBe(in, c)) {
        at++;
      } else if (c == '<' || c == '&') {
        return hold(b, start, at, at);
      } else {
        return beforeWrong(b, start, at);
      }
    }
  }

  /** What stands before a wrong character is told first, so that reading in steps is no other. */
  private boolean beforeWrong(byte[] b, int start, int at) throws IOException {
    if (at > start) {
      return hold(b, start, at, at);
    }
    if (b[at] >= 0) {
      throw in.error(at, "[2] Char", "a control character stands in a text");
    }
    if (Utf8.length(b, at, in.limit) == Utf8.INCOMPLETE) {
      in.requireWhole();
    }
    throw in.error(at, "[2] Char", "bytes that are no character of XML in UTF-8");
  }

  private boolean closing(byte[] b, int start, int at, boolean section) throws IOException {
    if (!section && at - 2 > start) {
      return hold(b, start, at - 2, at - 2);
    }
    if (!section) {
      throw in.error(start, "[14] CharData", "']]>' stands in a text");
    }
    closed = true;
    return hold(b, start, at - 2, at + 1);
  }

  /** The buffer ends inside the text: what may be the beginning of {@code ]]>} stays. */
  private boolean cut(byte[] b, int start, int end, boolean section) throws IOException {
    int to = end;
    if (!in.ended) {
      while (to > start && to > end - 2 && b[to - 1] == ']') {
        to--;
      }
    }
    boolean goesOn = section && !in.ended && in.isShortAtStop(start);
    if (to == start || goesOn) {
      throw in.cut(
          section ? "[18] CDSect" : "[14] CharData", section ? "a CDATA section" : "a text");
    }
    return hold(b, start, to, to);
  }

  /** Section 2.11. */
  private boolean lineEnd(byte[] b, int start, int at, boolean section) throws IOException {
    if (at + 1 >= in.limit && !in.ended) {
      return cut(b, start, at, section);
    }
    boolean two = at + 1 < in.limit && b[at + 1] == '\n';
    if (at > start) {
      // What follows is a piece of its own, which begins with the line end.
      return hold(b, start, at, two ? at + 1 : at);
    }
    if (two) {
      in.position = at + 1;
      return piece(section);
    }
    return hold(LINE_END, 0, 1, at + 1);
  }

  private boolean hold(byte[] b, int start, int end, int next) {
    bytes = b;
    from = start;
    to = end;
    in.position = next;
    return end > start;
  }
}
