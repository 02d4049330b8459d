package org.xmlbench.soap.content;

/**
 * Gives what a message carries, element by element, in document order. At any time one element is
 * open: its children are gone through from the first to the last.
 *
 * @param <X> what ends in failure
 */
public interface ContentReader<X extends Exception> {
  /**
   * Opens the next child of the open element.
   *
   * @return false when there is none any more
   * @throws UnexpectedContentException when the next child has another name
   */
  boolean enter(Member name) throws X;

  /**
   * An attribute of the open element, before its children are gone through.
   *
   * @throws UnexpectedContentException when it has none of that name
   */
  String attribute(Member name) throws X;

  /**
   * Closes the open element; its parent is open from now on.
   *
   * @throws UnexpectedContentException when it has a child that was not gone through
   */
  void leave() throws X;

  /**
   * The text of the open element, which is closed by that.
   *
   * @throws UnexpectedContentException when it has a child
   */
  String text() throws X;

  /** Opens the next child of the open element, which must be there. */
  default void require(Member name) throws X {
    if (!enter(name)) {
      throw new UnexpectedContentException(name.local() + " is missing");
    }
  }

  /** The text of the next child, which must be there. */
  default String leaf(Member name) throws X {
    require(name);
    return text();
  }
}
