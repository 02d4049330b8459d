package org.xmlbench.core.driver;

import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.core.event.EventSink;

/** A parser that builds a tree. Its operations are {@code build} and {@code build-walk}. */
public non-sealed interface TreeParser extends Parser {
  /**
   * The option of a driver whose library makes objects whenever its tree is walked, although the
   * tree is whole.
   */
  String WALK_MAKES_OBJECTS = "walk=makes objects";

  /** Builds the whole tree, nothing deferred. Errors as in {@link #parse}. */
  Object build(InputStream in) throws IOException;

  /**
   * Feeds the events of a tree that {@link #build} returned to {@code sink}.
   *
   * @throws UnsupportedDocumentException when the tree holds something that it cannot deliver
   */
  void walk(Object tree, EventSink sink) throws IOException;

  /**
   * Gives back what a tree holds outside of Java's heap; the tree is not used afterwards. The
   * caller does it once for each tree that {@link #build} returned, and within the time of an
   * operation.
   */
  default void release(Object tree) {}

  @Override
  default void parse(InputStream in, EventSink sink) throws IOException {
    Object tree = build(in);
    try {
      walk(tree, sink);
    } finally {
      release(tree);
    }
  }
}
