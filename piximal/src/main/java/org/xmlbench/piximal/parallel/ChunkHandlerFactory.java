package org.xmlbench.piximal.parallel;

/**
 * Makes the handlers of the chunks of a document, in the threads that read them.
 *
 * @param <E> what handlers may throw
 */
@FunctionalInterface
public interface ChunkHandlerFactory<E extends Exception> {
  ChunkHandler<E> handler(ChunkStart start) throws E;
}
