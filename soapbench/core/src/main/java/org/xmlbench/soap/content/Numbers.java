package org.xmlbench.soap.content;

import java.util.Arrays;

/** Numbers whose count is not known beforehand. */
final class Numbers {
  private static final int FIRST_LENGTH = 16;

  private Numbers() {}

  /** Integers; to be filled one by one. */
  private static final class Ints {
    private int[] values = new int[FIRST_LENGTH];
    private int count;

    void add(int value) {
      values = count == values.length ? Arrays.copyOf(values, 2 * count) : values;
      values[count++] = value;
    }

    int[] all() {
      return Arrays.copyOf(values, count);
    }
  }

  /** Doubles; to be filled one by one. */
  private static final class Doubles {
    private double[] values = new double[FIRST_LENGTH];
    private int count;

    void add(double value) {
      values = count == values.length ? Arrays.copyOf(values, 2 * count) : values;
      values[count++] = value;
    }

    double[] all() {
      return Arrays.copyOf(values, count);
    }
  }

  /** The integers in the children of that name, to the last child. */
  static <X extends Exception> int[] ints(Member name, ContentReader<X> in) throws X {
    Ints read = new Ints();
    while (in.enter(name)) {
      read.add(XsdText.toInt(in.text()));
    }
    return read.all();
  }

  /** The doubles in the children of that name, to the last child. */
  static <X extends Exception> double[] doubles(Member name, ContentReader<X> in) throws X {
    Doubles read = new Doubles();
    while (in.enter(name)) {
      read.add(XsdText.toDouble(in.text()));
    }
    return read.all();
  }

  /** The integers in the only children of the children of that name, to the last child. */
  static <X extends Exception> int[] ints(Member holder, Member name, ContentReader<X> in)
      throws X {
    Ints read = new Ints();
    while (in.enter(holder)) {
      read.add(XsdText.toInt(in.leaf(name)));
      in.leave();
    }
    return read.all();
  }

  /** The doubles in the only children of the children of that name, to the last child. */
  static <X extends Exception> double[] doubles(Member holder, Member name, ContentReader<X> in)
      throws X {
    Doubles read = new Doubles();
    while (in.enter(holder)) {
      read.add(XsdText.toDouble(in.leaf(name)));
      in.leave();
    }
    return read.all();
  }
}
