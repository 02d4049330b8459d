package org.xmlbench.piximal.engine;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A name that has been judged, and what is known of it: of an element, an attribute, a prefix or an
 * entity. The same name may have two symbols once the table was emptied; {@link #isSame} tells.
 */
final class Symbol {
  final byte[] bytes;
  final long hash;

  /** Its first eight bytes, the first in the lowest bits, zeros where it is shorter. */
  final long firstWord;

  /** Before its colon; null where it has none, or is no QName. */
  final Symbol prefix;

  /** Behind its colon; itself where it has none, or is no QName. */
  final Symbol local;

  /** Whether it is a QName of Namespaces in XML 1.0. */
  final boolean qualified;

  /** Number of the tag that had it last as an attribute's name. */
  long tag;

  /** The name of an element or attribute that came after it last: a guess. */
  Symbol follower;

  /** As a prefix: the namespace that it is bound to; null where it is not. */
  String uri;

  /** As the name of a namespace declaration: the value it had last, and that as a string. */
  byte[] lastValue;

  String lastUri;

  /** As an element's name: its attributes by the document type; null where none is declared. */
  AttributeDeclarations declarations;

  /** As the name of an entity: that; null where none is declared. */
  EntityDeclaration entity;

  /** The tape that had it last, and its number there. */
  Tape tape;

  int tapeIndex;

  private String text;

  /** A name without a colon, or one that is no QName. */
  Symbol(byte[] bytes, long hash, long firstWord, boolean qualified) {
    this.bytes = bytes;
    this.hash = hash;
    this.firstWord = firstWord;
    this.prefix = null;
    this.local = this;
    this.qualified = qualified;
  }

  /** A name of a prefix and a local part. */
  Symbol(byte[] bytes, long hash, long firstWord, Symbol prefix, Symbol local) {
    this.bytes = bytes;
    this.hash = hash;
    this.firstWord = firstWord;
    this.prefix = prefix;
    this.local = local;
    this.qualified = true;
  }

  /** Whether the name stands there, and no longer one. */
  boolean isAt(byte[] buffer, int at, int limit) {
    int length = bytes.length;
    int end = at + length;
    if (end >= limit || ByteClasses.isName(buffer[end])) {
      return false;
    }
    return SymbolTable.word(buffer, at, Math.min(length, Long.BYTES)) == firstWord
        && (length <= Long.BYTES || Arrays.equals(bytes, 0, length, buffer, at, end));
  }

  boolean isSame(Symbol other) {
    return this == other || hash == other.hash && Arrays.equals(bytes, other.bytes);
  }

  /** It as a string, made once. */
  String text() {
    String known = text;
    if (known == null) {
      known = new String(bytes, StandardCharsets.UTF_8);
      text = known;
    }
    return known;
  }

  @Override
  public String toString() {
    return text();
  }
}
