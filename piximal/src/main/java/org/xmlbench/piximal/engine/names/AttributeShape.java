package org.xmlbench.piximal.engine.names;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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

  private static final Symbol[] NONE = {};

  /** The last one; null of an element's name alone. */
  public final Symbol name;

  public final int number;

  /** Whether it declares a namespace, and is absent from {@link #names()}. */
  public final boolean declares;

  /** Bytes of the name between a space and a sign of equality. */
  public final int length;

  /** Those of {@link #names()}, each once. */
  public final Symbol[] prefixes;

  /** Whether two of {@link #names()} differ in their prefixes alone. */
  public final boolean isRepeating;

  /** What came next last; null where nothing did. */
  public AttributeShape next;

  /** What came next otherwise. */
  public AttributeShape former;

  private final AttributeShape before;
  private final int depth;

  // As in a symbol.
  private final long first;
  private final long mask;
  private final long last;

  /** Others than the two that are guessed; each has the one before it. */
  private AttributeShape alternatives;

  private AttributeShape sibling;
  private int alternativeCount;

  /** That of an element's name alone. */
  AttributeShape(int number) {
    this(number, null, null, false);
  }

  /** One more attribute. */
  AttributeShape(int number, AttributeShape before, Symbol name, boolean declares) {
    byte[] bytes = name == null ? new byte[0] : Symbol.around(" ", name.bytes, "=");
    boolean isGuessed = name != null && name.isInWords();
    this.number = number;
    this.before = before;
    this.depth = before == null ? 0 : before.depth + 1;
    this.name = name;
    this.declares = declares;
    this.length = bytes.length;
    // With no bits of its own, 1 is not found anywhere.
    this.mask = isGuessed ? Symbol.mask(bytes) : 0;
    this.first = isGuessed ? Symbol.first(bytes) & mask : 1;
    this.last = Symbol.last(bytes);
    boolean repeats = before != null && before.isRepeating;
    Symbol[] bound = before == null ? NONE : before.prefixes;
    if (name != null && !declares && name.prefix != null) {
      for (AttributeShape it = before; it.name != null; it = it.before) {
        repeats |= !it.declares && it.name.prefix != null && it.name.local.isSame(name.local);
      }
      if (!List.of(bound).contains(name.prefix)) {
        bound = Arrays.copyOf(bound, bound.length + 1);
        bound[bound.length - 1] = name.prefix;
      }
    }
    this.isRepeating = repeats;
    this.prefixes = bound;
  }

  /** How many attributes and declarations it has. */
  public int depth() {
    return depth;
  }

  /**
   * Whether the attribute stands there with a space before it and a sign of equality behind.
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
    List<Symbol> names = new ArrayList<>();
    for (AttributeShape it = this; it.name != null; it = it.before) {
      if (!it.declares) {
        names.addFirst(it.name);
      }
    }
    // No reference to a method, for which classes are loaded.
    return names.toArray(NONE);
  }
}
