package org.xmlbench.piximal.engine.names;

import java.util.Arrays;
import java.util.Collection;
import java.util.concurrent.ThreadLocalRandom;
import org.xmlbench.piximal.engine.input.CacheLinePadded;
import org.xmlbench.piximal.engine.scan.WordScanner;

/**
 * The names that a reader has met. A name that is found was judged before, so that no character of
 * it is looked at again. Hashes depend on a secret number, so that names cannot be chosen to
 * collide.
 */
public final class SymbolTable extends CacheLinePadded {
  /** As many names are added before those that are not needed are forgotten. */
  static final int MOST = 1 << 16;

  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private final long secret = ThreadLocalRandom.current().nextLong();
  private Symbol[] slots = new Symbol[1 << 9];
  private Symbol[] numbered = new Symbol[1 << 8];
  private int size;

  /** Never fewer than are kept, or they would be sorted again and again. */
  private int most = MOST;

  private long tags;
  private final AttributeShapes shapes = new AttributeShapes();

  /** How often names were forgotten, so that numbers are others. */
  private int forgotten;

  /** The symbol of that name; null where it has none. */
  public Symbol find(byte[] buffer, int from, int to) {
    int length = to - from;
    long first = WordScanner.word(buffer, from, Math.min(length, Long.BYTES));
    long hash = hash(buffer, from, to, first);
    Symbol[] table = slots;
    int mask = table.length - 1;
    for (int slot = (int) hash & mask; ; slot = slot + 1 & mask) {
      Symbol symbol = table[slot];
      if (symbol == null) {
        return null;
      }
      if (symbol.hash == hash
          && symbol.firstWord == first
          && symbol.bytes.length == length
          && (length <= Long.BYTES || Arrays.equals(symbol.bytes, 0, length, buffer, from, to))) {
        return symbol;
      }
    }
  }

  /** The symbol of a name that was judged, which is added where there is none. */
  public Symbol of(byte[] buffer, int from, int to) {
    Symbol known = find(buffer, from, to);
    if (known != null) {
      return known;
    }
    byte[] bytes = Arrays.copyOfRange(buffer, from, to);
    long first = WordScanner.word(bytes, 0, Math.min(bytes.length, Long.BYTES));
    Symbol symbol = split(bytes, hash(bytes, 0, bytes.length, first), first);
    add(symbol);
    return symbol;
  }

  private Symbol split(byte[] bytes, long hash, long first) {
    int colon = indexOfColon(bytes, 0);
    if (colon < 0) {
      return new Symbol(bytes, hash, first, true);
    }
    boolean qualified =
        colon > 0
            && indexOfColon(bytes, colon + 1) < 0
            && NameCharacters.firstWrong(bytes, colon + 1, bytes.length, false) == bytes.length
            && colon + 1 < bytes.length;
    if (!qualified) {
      return new Symbol(bytes, hash, first, false);
    }
    return new Symbol(bytes, hash, first, of(bytes, 0, colon), of(bytes, colon + 1, bytes.length));
  }

  private static int indexOfColon(byte[] bytes, int from) {
    for (int i = from; i < bytes.length; i++) {
      if (bytes[i] == ':') {
        return i;
      }
    }
    return -1;
  }

  /** Another number for {@link Symbol#tag}: one that no symbol has had, in any document. */
  public long nextTag() {
    return ++tags;
  }

  public boolean isFull() {
    return size > most;
  }

  public int forgotten() {
    return forgotten;
  }

  /** Forgets all names but those. */
  public void keep(Collection<Symbol> kept) {
    forgotten++;
    for (Symbol symbol : slots) {
      if (symbol != null) {
        // A name that is forgotten must not be guessed: it would be another one than that of now.
        symbol.follower = null;
        symbol.formerFollower = null;
        symbol.attribute = null;
      }
    }
    forgetShapes();
    slots = new Symbol[1 << 9];
    numbered = new Symbol[1 << 8];
    size = 0;
    for (Symbol symbol : kept) {
      if (find(symbol.bytes, 0, symbol.bytes.length) == null) {
        add(symbol);
      }
    }
    most = size + MOST;
  }

  public AttributeShapes shapes() {
    return shapes;
  }

  /** Forgets shapes where there are too many, before another tag. */
  public void limitShapes() {
    if (shapes.isFull()) {
      forgetShapes();
    }
  }

  private void forgetShapes() {
    for (int number = 0; number < size; number++) {
      numbered[number].shape = null;
    }
    shapes.forget();
  }

  public Symbol numbered(int number) {
    return numbered[number];
  }

  /** The number of a symbol that may have been forgotten; 0 where it was. */
  public int numberOf(Symbol symbol) {
    int number = symbol.number;
    return number < size && numbered[number] == symbol ? number : 0;
  }

  /** All of them by {@link Symbol#number}: as many as {@link #size} says, until one is added. */
  public Symbol[] numbered() {
    return numbered;
  }

  int size() {
    return size;
  }

  private void add(Symbol symbol) {
    if (size == numbered.length) {
      numbered = Arrays.copyOf(numbered, size * 2);
    }
    symbol.number = size;
    numbered[size] = symbol;
    if (++size * 2 > slots.length) {
      Symbol[] old = slots;
      slots = new Symbol[old.length * 2];
      for (Symbol moved : old) {
        if (moved != null) {
          put(moved);
        }
      }
    }
    put(symbol);
  }

  private void put(Symbol symbol) {
    int mask = slots.length - 1;
    int slot = (int) symbol.hash & mask;
    while (slots[slot] != null) {
      slot = slot + 1 & mask;
    }
    slots[slot] = symbol;
  }

  private long hash(byte[] buffer, int from, int to, long first) {
    long hash = mix(first ^ secret ^ (to - from) * FACTOR);
    for (int at = from + Long.BYTES; at < to; at += Long.BYTES) {
      hash = mix(hash ^ WordScanner.word(buffer, at, Math.min(to - at, Long.BYTES)));
    }
    return hash;
  }

  /** Both halves of a product, so that every bit of the word moves all bits. */
  private long mix(long word) {
    long factor = secret | 1;
    return word * FACTOR ^ Math.unsignedMultiplyHigh(word, factor);
  }
}
