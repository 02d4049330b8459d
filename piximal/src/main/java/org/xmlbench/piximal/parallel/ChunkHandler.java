package org.xmlbench.piximal.parallel;

import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlEvent;

/**
 * Takes the events of one chunk of a document, in their order and in one thread.
 *
 * <p>With a handler for each chunk these are a guess until {@link #end} is called: what a handler
 * took that is never ended must be dropped.
 *
 * @param <E> what it may throw, which ends the parse
 */
@FunctionalInterface
public interface ChunkHandler<E extends Exception> {
  /**
   * Takes an event.
   *
   * @param view what the event has, until the method returns; depths and namespaces are those of
   *     the whole document
   */
  void event(XmlEvent event, EventView view) throws E;

  /**
   * All events of the chunk were taken, and are those of the document. It may be called in another
   * thread than the one of the events, after them.
   */
  default void end() throws E {}
}
