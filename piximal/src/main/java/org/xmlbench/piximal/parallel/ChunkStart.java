package org.xmlbench.piximal.parallel;

import java.util.List;
import java.util.Map;

/**
 * Where a chunk of a document begins.
 *
 * @param index of the chunk, from 0; some have no handler, as they have no event
 * @param byteOffset of its first byte in the document
 * @param path names of the open elements as they stand, outermost first
 * @param namespaces by prefix, empty for the default one: what is declared there; without xml
 */
public record ChunkStart(
    int index, long byteOffset, List<String> path, Map<String, String> namespaces) {
  /** Copies the collections. */
  public ChunkStart {
    path = List.copyOf(path);
    namespaces = Map.copyOf(namespaces);
  }
}
