package org.xmlbench.piximal.engine.input;

import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.engine.scan.ByteClasses;

/**
 * Finds the byte with which a token may be whole, or is wrong, while its bytes come. A token that
 * is whole is always found; one that is not may be, too. Each byte is looked at once.
 */
final class TokenEnd {
  /** Tokens are looked at again when they have become twice as long, and at least so long. */
  private static final int LONG = 1 << 12;

  /** What a token is, or in which part of it the bytes go on. */
  private enum Part {
    BEGIN,
    LESS,
    TAG,
    REFERENCE,
    BANG,
    BANG_DASH,
    COMMENT,
    COMMENT_DASH,
    INSTRUCTION,
    INSTRUCTION_MARK,
    DOCTYPE,
    SUBSET,
    SUBSET_LESS,
    SUBSET_BANG,
    SUBSET_BANG_DASH,
    DECLARATION,
    ANY
  }

  private Part part = Part.BEGIN;

  /** The quote that ends the literal that is open; 0 where none is. */
  private byte quote;

  /** Whether the comment or the instruction stands in a document type. */
  private boolean inSubset;

  void begin() {
    part = Part.BEGIN;
    quote = 0;
    inSubset = false;
  }

  /** Passes over bytes of the token with which it is not whole. */
  void pass(byte[] b, int from, int to) {
    for (int at = from; at < to; at++) {
      isEnd(b[at]);
    }
  }

  /** See {@link ByteInput#moreOfToken}. */
  void bring(ByteInput in, boolean isMarkup) throws MalformedXmlException {
    int seen = in.limit - in.position;
    long twice = Math.max(LONG, seen * 2L);
    begin();
    pass(in.buffer, in.position, in.limit);
    boolean mayEnd = false;
    while (!mayEnd && seen < twice && in.more()) {
      mayEnd = !isMarkup || isIn(in.buffer, in.position + seen, in.limit);
      seen = in.limit - in.position;
    }
  }

  /** Whether one of the next bytes of the token may end it: behind that no byte is looked at. */
  boolean isIn(byte[] b, int from, int to) {
    for (int at = from; at < to; at++) {
      if (isEnd(b[at])) {
        return true;
      }
    }
    return false;
  }

  private boolean isEnd(byte c) {
    if (c >= 0 && c < ' ' && !ByteClasses.isSpace(c)) {
      return true;
    }
    if (quote == 0) {
      return ends(c);
    }
    if (c == quote) {
      quote = 0;
      return false;
    }
    return c == '<' && part == Part.TAG;
  }

  private boolean ends(byte c) {
    return switch (part) {
      case BEGIN -> to(c == '<' ? Part.LESS : c == '&' ? Part.REFERENCE : Part.ANY);
      case LESS -> afterLess(c);
      case TAG -> c == '>' || c == '<' || quoted(c);
      case REFERENCE -> c != '#' && !ByteClasses.isName(c);
      case BANG -> to(c == '-' ? Part.BANG_DASH : c == 'D' ? Part.DOCTYPE : Part.ANY);
      case BANG_DASH, SUBSET_BANG_DASH -> to(c == '-' ? Part.COMMENT : Part.ANY);
      case COMMENT -> c == '-' && to(Part.COMMENT_DASH);
      case COMMENT_DASH -> c == '-' ? ended() : to(Part.COMMENT);
      case INSTRUCTION -> c == '?' && to(Part.INSTRUCTION_MARK);
      case INSTRUCTION_MARK -> c == '>' ? ended() : to(c == '?' ? part : Part.INSTRUCTION);
      case DOCTYPE -> c == '>' || (c == '[' ? to(Part.SUBSET) : quoted(c));
      case SUBSET -> subset(c);
      case SUBSET_LESS -> afterSubsetLess(c);
      case SUBSET_BANG -> to(c == '-' ? Part.SUBSET_BANG_DASH : Part.DECLARATION);
      case DECLARATION -> c == '>' ? to(Part.SUBSET) : quoted(c);
      case ANY -> true;
    };
  }

  /** Goes to another part, which ends the token where it is any. */
  private boolean to(Part next) {
    part = next;
    return next == Part.ANY;
  }

  private boolean quoted(byte c) {
    if (c == '"' || c == '\'') {
      quote = c;
    }
    return false;
  }

  private boolean afterLess(byte c) {
    return to(c == '!' ? Part.BANG : c == '?' ? Part.INSTRUCTION : Part.TAG);
  }

  private boolean afterSubsetLess(byte c) {
    inSubset = true;
    return to(c == '!' ? Part.SUBSET_BANG : c == '?' ? Part.INSTRUCTION : Part.ANY);
  }

  private boolean subset(byte c) {
    return switch (c) {
      case '<' -> to(Part.SUBSET_LESS);
      case ']' -> to(Part.DOCTYPE);
      default -> false;
    };
  }

  /**
   * A comment or an instruction ends, or is wrong, and with it the token, unless it is in a
   * document type.
   */
  private boolean ended() {
    if (!inSubset) {
      return to(Part.ANY);
    }
    part = Part.SUBSET;
    return false;
  }
}
