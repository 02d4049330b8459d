package org.xmlbench.probes.writer;

import java.util.Arrays;

/**
 * A reusable buffer in which a generator puts a value together. Numbers are written the same way on
 * every machine, whatever its locale.
 */
public final class TextBuffer {
  private char[] chars = new char[256];
  private int length;

  /** Empties the buffer. */
  public TextBuffer clear() {
    length = 0;
    return this;
  }

  /** Appends one UTF-16 code unit. */
  public TextBuffer add(char unit) {
    reserve(1);
    chars[length++] = unit;
    return this;
  }

  public TextBuffer add(String text) {
    int count = text.length();
    reserve(count);
    text.getChars(0, count, chars, length);
    length += count;
    return this;
  }

  /** Appends a slice of an array. */
  public TextBuffer add(char[] source, int offset, int count) {
    reserve(count);
    System.arraycopy(source, offset, chars, length, count);
    length += count;
    return this;
  }

  public TextBuffer add(long number) {
    return number < 0 ? add(Long.toString(number)) : atLeast(number, 1);
  }

  /** Appends a number that is not negative, with leading zeros up to {@code width} digits. */
  public TextBuffer atLeast(long number, int width) {
    int digits = 1;
    for (long rest = number / 10; rest > 0; rest /= 10) {
      digits++;
    }
    return padded(number, Math.max(digits, width));
  }

  /** Appends the last {@code width} digits of a number that is not negative, with leading zeros. */
  public TextBuffer padded(long number, int width) {
    reserve(width);
    long rest = number;
    for (int i = length + width - 1; i >= length; i--) {
      chars[i] = (char) ('0' + rest % 10);
      rest /= 10;
    }
    length += width;
    return this;
  }

  /** Appends {@code units / 10^decimals} with that number of decimals. */
  public TextBuffer decimal(long units, int decimals) {
    long scale = 1;
    for (int i = 0; i < decimals; i++) {
      scale *= 10;
    }
    if (units < 0) {
      add('-');
    }
    long size = Math.abs(units);
    return add(size / scale).add('.').padded(size % scale, decimals);
  }

  /** Appends a double as {@link Double#toString(double)} writes it: the shortest exact decimal. */
  public TextBuffer add(double number) {
    return add(Double.toString(number));
  }

  char[] chars() {
    return chars;
  }

  int length() {
    return length;
  }

  @Override
  public String toString() {
    return new String(chars, 0, length);
  }

  private void reserve(int count) {
    if (chars.length - length < count) {
      chars = Arrays.copyOf(chars, Math.max(chars.length * 2, length + count));
    }
  }
}
