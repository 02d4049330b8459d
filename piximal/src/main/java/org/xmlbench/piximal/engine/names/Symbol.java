package org.xmlbench.piximal.engine.names;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.xmlbench.piximal.engine.scan.ByteClasses;
import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * A name that has been judged, and what is known of it: of an element, an attribute, a prefix or an
 * entity. The same name may have two symbols once the table was emptied; {@link #isSame} tells.
 */
public final class Symbol {
  /** It in UTF-8. */
  public final byte[] bytes;

  final long hash;

  /** Its first eight bytes, the first in the lowest bits, zeros where it is shorter. */
  final long firstWord;

  /** How many bytes it has. */
  public final int length;

  /** The bits of {@link #firstWord} that are its own. */
  private final long mask;

  /** Its last eight bytes; 0 where it has no more than eight. */
  private final long lastWord;

  /** Longer names are not compared by the words of their tags. */
  private static final int MOST_IN_WORDS = 192;

  // The first eight bytes of its start tag and its end tag, the bits of these that are its own, and
  // the last eight bytes, 0 where there are no more.
  private final long start;
  private final long startMask;
  private final long startLast;
  private final long end;
  private final long endMask;
  private final long endLast;

  /** Before its colon; null where it has none, or is no QName. */
  public final Symbol prefix;

  /** Behind its colon; itself where it has none, or is no QName. */
  public final Symbol local;

  /** Whether it is a QName of Namespaces in XML 1.0. */
  public final boolean qualified;

  /** Its place in the table, until names are forgotten. */
  public int number;

  /** Whether an attribute of that name declares a namespace. */
  public final boolean declares;

  /** Whether an element may have that name: it is a QName, and not one of namespaces themselves. */
  public final boolean isOfElement;

  /** Number of the tag that had it last as an attribute's name. */
  public long tag;

  /** As an element's name: that of the element that began after it last: a guess. */
  public Symbol follower;

  /** The one before that: a second guess. */
  public Symbol formerFollower;

  /** As the name of an element or attribute: that of the attribute after it: a guess. */
  public Symbol attribute;

  /** As an element's name: that of its tag without attributes; null where none had some. */
  AttributeShape shape;

  /** As a prefix: the namespace that it is bound to; null where it is not. */
  public String uri;

  /** The same, but null where that is the empty string. */
  public String namespace;

  /** As the name of a declaration: the value that it had first, and as a string; else null. */
  byte[] firstValue;

  String firstUri;

  /** Other values of it as strings; null where it had none. */
  ValueStringCache values;

  /** As an element's name: its attributes by the document type; null where none is declared. */
  public AttributeDeclarations declarations;

  /** As an element's name: whether its content is declared to be elements alone. */
  public boolean hasElementContent;

  /** As the name of an entity: that; null where none is declared. */
  public EntityDeclaration entity;

  /** Whether an instruction had it as its target, which is judged by that. */
  public boolean isTarget;

  private String text;
  private String localText;

  /** A name without a colon, or one that is no QName. */
  public Symbol(byte[] bytes, long hash, long firstWord, boolean qualified) {
    this(bytes, hash, firstWord, null, null, qualified);
  }

  public Symbol(byte[] bytes, long hash, long firstWord, Symbol prefix, Symbol local) {
    this(bytes, hash, firstWord, prefix, local, true);
  }

  private Symbol(
      byte[] bytes, long hash, long firstWord, Symbol prefix, Symbol local, boolean qualified) {
    this.bytes = bytes;
    this.hash = hash;
    this.firstWord = firstWord;
    this.length = bytes.length;
    this.mask = length >= Long.BYTES ? -1 : (1L << length * Byte.SIZE) - 1;
    this.lastWord = length > Long.BYTES ? WordScanner.word(bytes, length - Long.BYTES) : 0;
    this.prefix = prefix;
    this.local = local == null ? this : local;
    this.qualified = qualified;
    this.declares = qualified && NamespaceBinder.isXmlns(prefix == null ? this : prefix);
    this.isOfElement = qualified && (prefix == null || !NamespaceBinder.isXmlns(prefix));
    boolean inWords = isInWords();
    byte[] tag = around("<", bytes, ">");
    // With no bits of its own, 1 is not found anywhere.
    this.startMask = inWords && isOfElement ? mask(tag) : 0;
    this.start = inWords && isOfElement ? first(tag) & startMask : 1;
    this.startLast = last(tag);
    tag = around("</", bytes, ">");
    this.endMask = inWords ? mask(tag) : 0;
    this.end = inWords ? first(tag) & endMask : 1;
    this.endLast = last(tag);
  }

  /** Whether it is compared by the words of its tags. */
  boolean isInWords() {
    return length > 0 && length <= MOST_IN_WORDS && qualified;
  }

  /** The bytes of a name between others. */
  static byte[] around(String before, byte[] name, String behind) {
    int length = before.length() + name.length + behind.length();
    ByteBuffer all = ByteBuffer.allocate(length);
    all.put(before.getBytes(StandardCharsets.US_ASCII));
    all.put(name);
    all.put(behind.getBytes(StandardCharsets.US_ASCII));
    return all.array();
  }

  static long mask(byte[] tag) {
    return tag.length >= Long.BYTES ? -1 : (1L << tag.length * Byte.SIZE) - 1;
  }

  static long first(byte[] tag) {
    return WordScanner.word(tag, 0, Math.min(tag.length, Long.BYTES));
  }

  static long last(byte[] tag) {
    return tag.length > Long.BYTES ? WordScanner.word(tag, tag.length - Long.BYTES) : 0;
  }

  /**
   * Whether its start tag stands there, with nothing else in it.
   *
   * @param at is in a buffer that has {@code MARGIN} behind it, as for all of these
   * @param word the eight bytes from there on
   */
  public boolean isStartTag(byte[] buffer, int at, long word) {
    return (word & startMask) == start
        && (length <= Long.BYTES - 2
            || WordScanner.word(buffer, at + length + 2 - Long.BYTES) == startLast
                && (length <= 2 * Long.BYTES - 2 || isMiddle(buffer, at + 1)));
  }

  /** Whether its end tag is there, as in {@link #isStartTag}. */
  public boolean isEndTag(byte[] buffer, int at, long word) {
    return (word & endMask) == end
        && (length <= Long.BYTES - 3
            || WordScanner.word(buffer, at + length + 3 - Long.BYTES) == endLast
                && (length <= 2 * Long.BYTES - 3 || isMiddle(buffer, at + 2)));
  }

  /** Whether the name is there, if its first six bytes and its last seven are. */
  boolean isMiddle(byte[] buffer, int at) {
    for (int i = 6; i < length - 7; i += Long.BYTES) {
      if (WordScanner.word(bytes, i) != WordScanner.word(buffer, at + i)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether its bytes stand there.
   *
   * @param at has eight bytes behind it
   */
  public boolean standsAt(byte[] buffer, int at, int limit) {
    if ((WordScanner.word(buffer, at) & mask) != firstWord) {
      return false;
    }
    int end = at + length;
    if (end >= limit) {
      return false;
    }
    return length <= Long.BYTES
        || WordScanner.word(buffer, end - Long.BYTES) == lastWord
            && (length <= 2 * Long.BYTES || isMiddle(buffer, at));
  }

  /** As a prefix: binds it to a namespace, which may be null. */
  public void bind(String to) {
    uri = to;
    namespace = to == null || to.isEmpty() ? null : to;
  }

  /** Whether the name stands there, and no longer one. */
  public boolean isAt(byte[] buffer, int at, int limit) {
    int length = bytes.length;
    int end = at + length;
    if (end >= limit || ByteClasses.isName(buffer[end])) {
      return false;
    }
    return WordScanner.word(buffer, at, Math.min(length, Long.BYTES)) == firstWord
        && (length <= Long.BYTES || Arrays.equals(bytes, 0, length, buffer, at, end));
  }

  public Symbol copyTo(SymbolTable table) {
    return table.of(bytes, 0, bytes.length);
  }

  public boolean isSame(Symbol other) {
    return this == other || hash == other.hash && Arrays.equals(bytes, other.bytes);
  }

  /** It as a string, made once. */
  public String text() {
    String known = text;
    if (known == null) {
      known = new String(bytes, StandardCharsets.UTF_8).intern();
      text = known;
    }
    return known;
  }

  /** Its local part as a string, made once. */
  public String localText() {
    String known = localText;
    if (known == null) {
      known = local.text();
      localText = known;
    }
    return known;
  }

  @Override
  public String toString() {
    return text();
  }
}
