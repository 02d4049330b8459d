package org.xmlbench.soap.content;

/**
 * Takes what a message carries, element by element, in document order.
 *
 * @param <X> what ends in failure
 */
public interface ContentWriter<X extends Exception> {
  void start(Member name, ItemType type) throws X;

  default void startArray(Member name, ItemType members, int length) throws X {
    start(name, members);
  }

  /** An attribute of the element just started. */
  void attribute(Member name, ItemType type, String value) throws X;

  /** Text of the element just started, which holds nothing else. */
  void text(String text) throws X;

  /** Ends the element that was started last and is not ended yet. */
  void end() throws X;

  /** An element that holds text alone. */
  default void leaf(Member name, ItemType type, String text) throws X {
    start(name, type);
    text(text);
    end();
  }

  /** An element that holds an integer. */
  default void leaf(Member name, int value) throws X {
    leaf(name, ItemType.INT, XsdText.of(value));
  }

  /** An element that holds a double. */
  default void leaf(Member name, double value) throws X {
    leaf(name, ItemType.DOUBLE, XsdText.of(value));
  }
}
