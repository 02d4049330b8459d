package org.xmlbench.piximal.engine;

import java.util.stream.Stream;

/**
 * A start tag with attributes that was read, from its first byte to its last: where the same bytes
 * stand again, it is the same tag. It declares no namespace, its names are QNames, and those with a
 * prefix differ behind it.
 */
final class KnownTag {
  /** Tags with more are not kept. */
  static final int MOST_BYTES = 128;

  /** Tags with more are not kept. */
  static final int MOST_ATTRIBUTES = 8;

  final Symbol element;
  final TagBytes bytes;

  /** Its number among those of a reader. */
  final int number;

  final boolean empty;

  final Symbol[] names;

  final Symbol[] prefixed;

  /** Where the values begin and end, from the tag's first byte. */
  private final int[] from;

  private final int[] to;

  /** The values, once they were asked for. */
  private final String[] values;

  private KnownTag(KnownTag other, SymbolTable table) {
    this.element = other.element.copyTo(table);
    this.bytes = other.bytes;
    this.number = other.number;
    this.empty = other.empty;
    this.names = copies(other.names, table);
    this.prefixed = copies(other.prefixed, table);
    this.from = other.from;
    this.to = other.to;
    this.values = new String[names.length];
  }

  private static Symbol[] copies(Symbol[] names, SymbolTable table) {
    return Stream.of(names).map(it -> it.copyTo(table)).toArray(Symbol[]::new);
  }

  /**
   * One that was read.
   *
   * @param places of the values, from the tag's first byte, each as where it begins, in the upper
   *     half, and where it ends
   */
  KnownTag(
      Symbol element,
      TagBytes bytes,
      int number,
      boolean empty,
      Symbol[] names,
      Symbol[] prefixed,
      long[] places) {
    this.element = element;
    this.bytes = bytes;
    this.number = number;
    this.empty = empty;
    this.names = names;
    this.prefixed = prefixed;
    this.from = new int[places.length];
    this.to = new int[places.length];
    for (int i = 0; i < places.length; i++) {
      from[i] = (int) (places[i] >>> Integer.SIZE);
      to[i] = (int) places[i];
    }
    this.values = new String[places.length];
  }

  /** The same tag in another table of names. */
  KnownTag in(SymbolTable table) {
    return new KnownTag(this, table);
  }

  /** Where a value begins, from the tag's first byte. */
  int from(int index) {
    return from[index];
  }

  /** Where it ends. */
  int to(int index) {
    return to[index];
  }

  /** It as a string, made once. */
  String value(int index) {
    String known = values[index];
    if (known == null) {
      known = bytes.text(from[index], to[index]);
      values[index] = known;
    }
    return known;
  }
}
