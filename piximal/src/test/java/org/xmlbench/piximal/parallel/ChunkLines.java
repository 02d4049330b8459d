package org.xmlbench.piximal.parallel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlEvent;

/**
 * Takes the events of a chunk as lines.
 *
 * @param ended takes those of chunks that were ended, by their numbers
 */
record ChunkLines(ChunkStart start, List<String> lines, Map<Integer, List<String>> ended)
    implements ChunkHandler<RuntimeException> {
  ChunkLines(ChunkStart start, Map<Integer, List<String>> ended) {
    this(start, new ArrayList<>(), ended);
  }

  @Override
  public void event(XmlEvent event, EventView view) {
    lines.add(ParallelTrace.line(event, view));
  }

  @Override
  public void end() {
    synchronized (ended) {
      if (ended.put(start.index(), lines) != null) {
        throw new AssertionError("chunk %d has ended twice".formatted(start.index()));
      }
    }
  }
}
