package org.xmlbench.piximal.parallel;

import java.util.Optional;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.PlainHandler;
import org.xmlbench.piximal.XmlEvent;

/**
 * Takes the events of one chunk of a document, in their order and in one thread.
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
   * Takes events of content that are known already, in their place among those of {@link #event};
   * empty where each is wanted there.
   */
  default Optional<PlainHandler<E>> plain() {
    return Optional.empty();
  }

  default void end() throws E {}
}
