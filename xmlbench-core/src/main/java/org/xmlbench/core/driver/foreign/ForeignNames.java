package org.xmlbench.core.driver.foreign;

import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.function.Function;

/**
 * Java's names for those that a library hands over as bytes ended by a zero byte: each is made
 * once, and found again by its bytes. Up to {@value #MOST} are kept; then it begins anew, so that a
 * document of ever other names fills no memory.
 *
 * @param <N> what a name is for the driver
 */
public final class ForeignNames<N> {
  private static final int MOST = 1 << 16;
  private static final int FIRST_CAPACITY = 1 << 8;
  private static final int FACTOR = 0x9E3779B1;

  private record Entry<N>(int hash, byte[] bytes, N name) {}

  private final ForeignText text = new ForeignText();
  private final Function<String, N> make;
  private Entry<N>[] table = newTable(FIRST_CAPACITY);
  private int size;

  /** A table without names. */
  public ForeignNames(Function<String, N> make) {
    this.make = make;
  }

  public N at(long address) {
    int hash = 0;
    int length = 0;
    byte next = ForeignText.MEMORY.get(ValueLayout.JAVA_BYTE, address);
    while (next != 0) {
      hash = mixed(hash, next);
      length++;
      next = ForeignText.MEMORY.get(ValueLayout.JAVA_BYTE, address + length);
    }
    int spread = hash ^ hash >>> 15;
    int slot = spread & table.length - 1;
    while (table[slot] != null) {
      if (table[slot].hash == hash && isAt(table[slot].bytes, address, length)) {
        return table[slot].name;
      }
      slot = slot + 1 & table.length - 1;
    }
    return add(hash, address, length);
  }

  /**
   * The hash of one more byte. The factor is not that of {@link String#hashCode}: documents whose
   * names have one hash code there are made to slow parsers down, and must not slow this table.
   */
  static int mixed(int hash, byte next) {
    return FACTOR * hash + next;
  }

  private static boolean isAt(byte[] bytes, long address, int length) {
    if (bytes.length != length) {
      return false;
    }
    for (int i = 0; i < length; i++) {
      if (bytes[i] != ForeignText.MEMORY.get(ValueLayout.JAVA_BYTE, address + i)) {
        return false;
      }
    }
    return true;
  }

  private N add(int hash, long address, int length) {
    if (size == MOST) {
      table = newTable(FIRST_CAPACITY);
      size = 0;
    } else if (2 * size >= table.length) {
      grow();
    }
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = ForeignText.MEMORY.get(ValueLayout.JAVA_BYTE, address + i);
    }
    Entry<N> entry = new Entry<>(hash, bytes, make.apply(text.string(address, length)));
    put(table, entry);
    size++;
    return entry.name;
  }

  private void grow() {
    Entry<N>[] larger = newTable(2 * table.length);
    Arrays.stream(table).filter(entry -> entry != null).forEach(entry -> put(larger, entry));
    table = larger;
  }

  private static <N> void put(Entry<N>[] table, Entry<N> entry) {
    int slot = (entry.hash ^ entry.hash >>> 15) & table.length - 1;
    while (table[slot] != null) {
      slot = slot + 1 & table.length - 1;
    }
    table[slot] = entry;
  }

  @SuppressWarnings("unchecked") // Nothing but entries of names is put into it.
  private static <N> Entry<N>[] newTable(int capacity) {
    return (Entry<N>[]) new Entry<?>[capacity];
  }
}
