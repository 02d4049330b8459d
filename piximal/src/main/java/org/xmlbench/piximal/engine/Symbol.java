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

  /** How many bytes it has. */
  final int length;

  /** The bits of {@link #firstWord} that are its own. */
  private final long mask;

  /** Its last eight bytes; 0 where it has no more than eight. */
  private final long lastWord;

  /** Before its colon; null where it has none, or is no QName. */
  final Symbol prefix;

  /** Behind its colon; itself where it has none, or is no QName. */
  final Symbol local;

  /** Whether it is a QName of Namespaces in XML 1.0. */
  final boolean qualified;

  int number;

  /** Whether an attribute of that name declares a namespace. */
  final boolean declares;

  /** Whether an attribute of that name has no prefix, and is nothing but an attribute. */
  final boolean simple;

  /** Number of the tag that had it last as an attribute's name. */
  long tag;

  /** As an element's name: that of the element that began after it last: a guess. */
  Symbol follower;

  /** The one before that: a second guess. */
  Symbol formerFollower;

  /** As the name of an element or attribute: that of the attribute after it: a guess. */
  Symbol attribute;

  /** The one before that: a second guess. */
  Symbol formerAttribute;

  /** As a prefix: the namespace that it is bound to; null where it is not. */
  String uri;

  /** As the name of a namespace declaration: the value it had last, and that as a string. */
  String lastValue;

  String lastUri;

  /** As an element's name: its attributes by the document type; null where none is declared. */
  AttributeDeclarations declarations;

  /** As the name of an entity: that; null where none is declared. */
  EntityDeclaration entity;

  /** Whether an instruction had it as its target, which is judged by that. */
  boolean isTarget;

  /** Its tags without anything else in them; null before an element of that name was read ahead. */
  TagBytes startTag;

  TagBytes endTag;

  /** As an element's name: tags with attributes that it had; null where none is known. */
  ElementTags tags;

  /** Whether one was read ahead. */
  boolean hadTag;

  private String text;
  private boolean hadValue;
  private ValueStrings values;

  /** A name without a colon, or one that is no QName. */
  Symbol(byte[] bytes, long hash, long firstWord, boolean qualified) {
    this(bytes, hash, firstWord, null, null, qualified);
  }

  /** A name of a prefix and a local part. */
  Symbol(byte[] bytes, long hash, long firstWord, Symbol prefix, Symbol local) {
    this(bytes, hash, firstWord, prefix, local, true);
  }

  private Symbol(
      byte[] bytes, long hash, long firstWord, Symbol prefix, Symbol local, boolean qualified) {
    this.bytes = bytes;
    this.hash = hash;
    this.firstWord = firstWord;
    this.length = bytes.length;
    this.mask = length >= Long.BYTES ? -1 : (1L << length * Byte.SIZE) - 1;
    this.lastWord = length > Long.BYTES ? SymbolTable.word(bytes, length - Long.BYTES) : 0;
    this.prefix = prefix;
    this.local = local == null ? this : local;
    this.qualified = qualified;
    this.declares = qualified && NamespaceBinder.isXmlns(prefix == null ? this : prefix);
    this.simple = qualified && prefix == null && !declares;
  }

  /**
   * Whether its bytes stand there.
   *
   * @param at has eight bytes behind it
   */
  boolean standsAt(byte[] buffer, int at, int limit) {
    if ((SymbolTable.word(buffer, at) & mask) != firstWord) {
      return false;
    }
    int end = at + length;
    if (end >= limit) {
      return false;
    }
    return length <= Long.BYTES
        || SymbolTable.word(buffer, end - Long.BYTES) == lastWord
            && (length <= 2 * Long.BYTES || Arrays.equals(bytes, 0, length, buffer, at, end));
  }

  /** Makes its tags, unless there are such. */
  void makeTags() {
    if (startTag == null) {
      startTag = TagBytes.start(bytes);
      endTag = TagBytes.end(bytes);
    }
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

  Symbol copyTo(SymbolTable table) {
    return table.of(bytes, 0, bytes.length);
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

  /** As the name of an attribute: a value of it as a string. */
  String value(byte[] in, int from, int to) {
    if (values == null) {
      if (!hadValue) {
        // Of many names there is but one attribute.
        hadValue = true;
        return ValueStrings.string(in, from, to);
      }
      values = new ValueStrings();
    }
    return values.of(in, from, to);
  }

  @Override
  public String toString() {
    return text();
  }
}
