package org.xmlbench.piximal.parallel;

import java.util.List;
import java.util.Map;

/**
 * Where a chunk of a document begins. It is a guess, until {@link ChunkHandler#end} is called.
 *
 * @param index of the chunk, from 0, in the document's order; some have no handler that is ended
 * @param byteOffset of its first byte in the document
 * @param path names of the open elements as they stand, outermost first
 * @param namespaces by prefix, empty for the default one: what is declared there; without xml
 */
public record ChunkStart(
    int index, long byteOffset, List<String> path, Map<String, String> namespaces) {
  static final ChunkStart OF_DOCUMENT = new ChunkStart(0, 0, List.of(), Map.of());

  public ChunkStart {
    path = List.copyOf(path);
    namespaces = Map.copyOf(namespaces);
  }
}
