package org.xmlbench.piximal.engine.names;

import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * The attributes of a tag from its first one to that of {@link #name}, in a tree that the element's
 * name has. Tags of one name mostly have the same attributes in the same order, so that it is
 * guessed well which comes next. No name is on a path twice.
 */
public final class AttributeShape {
  /** Tags with more attributes have none: each new name is compared with those before it. */
  public static final int MOST_DEPTH = 1 << 8;

  /** More alternatives are forgotten. */
  private static final int MOST_ALTERNATIVES = 16;

  /** The last one; null of an element's name alone. */
  public final Symbol name;

  public final int number;

  /** Whether the name has no prefix, and is nothing but an attribute. */
  public final boolean simple;

  /** Bytes of the name between a space, and a sign of equality with a quote. */
  public final int length;

  /** What came next last; null where nothing did. */
  public AttributeShape next;

  /** What came next otherwise. */
  public AttributeShape former;

  private final AttributeShape before;
  private final boolean declares;
  private final int depth;

  // As in a symbol.
  private final long first;
  private final long mask;
  private final long last;

  /** Others than the two that are guessed; each has the one before it. */
  private AttributeShape alternatives;

  private AttributeShape sibling;
  private int alternativeCount;
  private Symbol[] names;

  /** That of an element's name alone. */
  AttributeShape(int number) {
    this(number, null, null, false);
  }

  /** One more attribute; or a declaration of a namespace, which is none of {@link #names()}. */
  AttributeShape(int number, AttributeShape before, Symbol name, boolean declares) {
    byte[] bytes = name == null ? new byte[0] : Symbol.around(" ", name.bytes, "=\"");
    boolean isGuessed = name != null && name.isInWords();
    this.number = number;
    this.before = before;
    this.depth = before == null ? 0 : before.depth + 1;
    this.name = name;
    this.declares = declares;
    this.simple = name != null && name.simple;
    this.length = bytes.length;
    // With no bits of its own, 1 is not found anywhere.
    this.mask = isGuessed ? Symbol.mask(bytes) : 0;
    this.first = isGuessed ? Symbol.first(bytes) & mask : 1;
    this.last = Symbol.last(bytes);
  }

  /** How many attributes and declarations it has. */
  public int depth() {
    return depth;
  }

  /**
   * Whether the attribute stands there with a space before it and a quote behind.
   *
   * @param at is in a buffer that has {@code MARGIN} behind it
   */
  public boolean isAt(byte[] buffer, int at) {
    return (WordScanner.word(buffer, at) & mask) == first
        && (length <= Long.BYTES
            || WordScanner.word(buffer, at + length - Long.BYTES) == last
                && (length <= 2 * Long.BYTES || name.isMiddle(buffer, at + 1)));
  }

  /** Whether an attribute of that name is among them. */
  boolean has(Symbol other) {
    AttributeShape it = this;
    while (it.name != null && it.name != other) {
      it = it.before;
    }
    return it.name != null;
  }

  /** The shape with one more attribute, where it is known; else null. */
  AttributeShape with(Symbol other) {
    if (next != null && next.name == other) {
      return next;
    }
    if (former != null && former.name == other) {
      return former;
    }
    AttributeShape it = alternatives;
    while (it != null && it.name != other) {
      it = it.sibling;
    }
    return it;
  }

  /** Adds one that was made, and is guessed from now on. */
  void add(AttributeShape other) {
    if (alternativeCount++ == MOST_ALTERNATIVES) {
      alternativeCount = 0;
      alternatives = null;
    }
    other.sibling = alternatives;
    alternatives = other;
    former = next;
    next = other;
  }

  /** The names of the attributes, without declarations. */
  public Symbol[] names() {
    if (names == null) {
      names = new Symbol[count()];
      int at = names.length;
      for (AttributeShape it = this; it.name != null; it = it.before) {
        if (!it.declares) {
          names[--at] = it.name;
        }
      }
    }
    return names;
  }

  private int count() {
    int count = 0;
    for (AttributeShape it = this; it.name != null; it = it.before) {
      count += it.declares ? 0 : 1;
    }
    return count;
  }
}
