package org.xmlbench.core.driver;

import java.io.IOException;
import java.io.InputStream;
import org.xmlbench.core.event.EventSink;

/** A parser that builds a tree. Its operations are {@code build} and {@code build-walk}. */
public non-sealed interface TreeParser extends Parser {
  /** Builds the whole tree, nothing deferred. Errors as in {@link #parse}. */
  Object build(InputStream in) throws IOException;

  /**
   * Feeds the events of a tree that {@link #build} returned to {@code sink}.
   *
   * @throws UnsupportedDocumentException when the tree holds something that it cannot deliver
   */
  void walk(Object tree, EventSink sink) throws IOException;

  @Override
  default void parse(InputStream in, EventSink sink) throws IOException {
    walk(build(in), sink);
  }
}
