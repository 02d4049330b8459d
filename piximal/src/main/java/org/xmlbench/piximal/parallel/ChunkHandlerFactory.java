package org.xmlbench.piximal.parallel;

/**
 * Makes the handlers of the chunks of a document, in the threads that read them. Where a chunk
 * begins is a guess. A wrong one is not ended: the chunk is read again with another handler, or is
 * a part of the chunk before it.
 *
 * @param <E> what handlers may throw
 */
@FunctionalInterface
public interface ChunkHandlerFactory<E extends Exception> {
  ChunkHandler<E> handler(ChunkStart start) throws E;
}
