package org.xmlbench.inspection;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.function.IntConsumer;

/**
 * Characters with one window of memory, whatever their number. Line ends of a document are
 * normalised as they come in; those of a replacement text were normalised with their document.
 */
final class CharacterSource {
  private static final int WINDOW = 1 << 16;

  /** Half of a buffer of 8,192 characters, because line ends count once here and may be two. */
  private static final int EARLY = 4_000;

  /** Longest name; a document with a longer one is left to the parsers. */
  private static final int LONGEST_NAME = 1 << 20;

  private final Reader reader;
  private char[] window;
  private int position;
  private int limit;
  private boolean afterCarriageReturn;
  private boolean carriageReturn;
  private boolean lateLineEnd;
  private boolean supplementary;

  /** How many characters stand before the window. */
  private long before;

  /** Reads a document's characters; what {@code reader} throws comes unchecked. */
  CharacterSource(Reader reader) {
    this.reader = reader;
    this.window = new char[WINDOW];
  }

  /** Reads a replacement text. */
  CharacterSource(String text) {
    this.reader = null;
    this.window = text.toCharArray();
    this.limit = window.length;
  }

  /** How many characters were passed so far. */
  long offset() {
    return before + position;
  }

  /** Whether a CR has been read from the document. */
  boolean hadCarriageReturn() {
    return carriageReturn;
  }

  /** Whether CR LF has been read from the document beyond its first characters. */
  boolean hadLateLineEnd() {
    return lateLineEnd;
  }

  /** Whether a character above U+FFFF has been read from the document. */
  boolean hasSupplementary() {
    return supplementary;
  }

  /** The next character, which stays; -1 at the end. */
  int peek() {
    return position < limit || require(1) ? window[position] : -1;
  }

  /** The next character; -1 at the end. */
  int read() {
    return position < limit || require(1) ? window[position++] : -1;
  }

  /** Passes over {@code literal} if it comes next. */
  boolean skip(String literal) {
    int length = literal.length();
    if (!require(length)) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (window[position + i] != literal.charAt(i)) {
        return false;
      }
    }
    position += length;
    return true;
  }

  /** Passes over {@code literal}, which must come next. */
  void expect(String literal) {
    if (!skip(literal)) {
      throw new MalformedException("expected " + literal);
    }
  }

  /** Passes over white space; whether there was any. */
  boolean skipWhiteSpace() {
    boolean any = false;
    while (isWhiteSpace(peek())) {
      position++;
      any = true;
    }
    return any;
  }

  /** Passes over everything up to and with {@code terminator}; whether a line end was in it. */
  boolean skipPast(String terminator) {
    char first = terminator.charAt(0);
    boolean lineEnd = false;
    while (true) {
      int i = position;
      while (i < limit && window[i] != first) {
        lineEnd |= window[i] == '\n';
        i++;
      }
      position = i;
      if (i < limit) {
        if (skip(terminator)) {
          return lineEnd;
        }
        position++;
      } else if (!require(1)) {
        throw new MalformedException("expected " + terminator);
      }
    }
  }

  /** Hands over everything up to {@code terminator}, which must come, and passes over that too. */
  void readPast(String terminator, IntConsumer characters) {
    while (!skip(terminator)) {
      int c = read();
      if (c < 0) {
        throw new MalformedException("expected " + terminator);
      }
      characters.accept(c);
    }
  }

  /** Passes over character data, up to a markup character or the end; whether there was any. */
  boolean skipText() {
    boolean any = false;
    do {
      int i = position;
      while (i < limit && window[i] != '<' && window[i] != '&') {
        i++;
      }
      any |= i > position;
      position = i;
    } while (position == limit && require(1));
    return any;
  }

  /** A name, which must come next. */
  String name() {
    if (!Names.isStart(peek())) {
      throw new MalformedException("expected a name");
    }
    return nameToken();
  }

  /** A run of name characters, which may start with a digit; at least one. */
  String nameToken() {
    int start = position;
    while (start < limit && Names.isPart(window[start])) {
      start++;
    }
    if (start > position && start < limit) {
      String name = new String(window, position, start - position);
      position = start;
      return name;
    }
    return nameAcrossWindows();
  }

  private String nameAcrossWindows() {
    StringBuilder name = new StringBuilder();
    while (Names.isPart(peek())) {
      name.append((char) read());
      if (name.length() > LONGEST_NAME) {
        throw new MalformedException("the name is longer than " + LONGEST_NAME);
      }
    }
    if (name.isEmpty()) {
      throw new MalformedException("expected a name");
    }
    if (peek() < 0) {
      throw new MalformedException("the name may be cut off");
    }
    return name.toString();
  }

  static boolean isWhiteSpace(int c) {
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
  }

  /** Whether that many characters are in the window, after reading more where needed. */
  private boolean require(int characters) {
    while (limit - position < characters) {
      if (reader == null) {
        return false;
      }
      System.arraycopy(window, position, window, 0, limit - position);
      limit -= position;
      before += position;
      position = 0;
      int count = readMore();
      if (count < 0) {
        return false;
      }
      normalise(count);
    }
    return true;
  }

  private int readMore() {
    try {
      return reader.read(window, limit, window.length - limit);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** CR LF and CR become LF (XML 1.0, section 2.11). */
  private void normalise(int count) {
    int end = limit + count;
    for (int i = limit; i < end; i++) {
      char c = window[i];
      if (c == '\r') {
        window[limit++] = '\n';
      } else if (c != '\n' || !afterCarriageReturn) {
        window[limit++] = c;
      } else {
        lateLineEnd |= before + limit > EARLY;
      }
      afterCarriageReturn = c == '\r';
      carriageReturn |= afterCarriageReturn;
      supplementary |= Character.isHighSurrogate(c);
    }
  }
}
