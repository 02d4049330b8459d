package org.xmlbench.families.piximal.fork;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.LongStream;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.piximal.automaton.Automaton;
import org.xmlbench.piximal.automaton.DocumentShape;

/** What of a document decides how fast PIXIMAL-NFA reads it: counts, and no times. */
final class ShapeCount {
  private static final int CUTS = 64;
  private static final int FARTHEST = 4096;

  private final MemorySegment document;
  private final DocumentShape shape;

  ShapeCount(MemorySegment document) {
    this.document = document;
    this.shape = new DocumentShape(Automaton.XML, document);
  }

  /** Keeps how many bytes are read in each state. */
  void bytesByState(TimedFork fork) throws IOException {
    long start = System.nanoTime();
    Map<String, Long> bytes = shape.bytesByState();
    long sum = bytes.values().stream().mapToLong(Long::longValue).sum();
    if (sum > document.byteSize()) {
      throw new WrongEventsException(
          "%d bytes were counted of %d".formatted(sum, document.byteSize()));
    }
    bytes.forEach((state, count) -> fork.keep(PiximalMeasures.IN_STATE.of(label(state)), count));
    fork.measured(1, Math.max(1, System.nanoTime() - start));
  }

  /** Keeps how many paths are live at distances that double, as a mean over equally spaced cuts. */
  void livePaths(TimedFork fork) {
    long start = System.nanoTime();
    List<List<Integer>> live =
        LongStream.range(0, CUTS)
            .map(cut -> document.byteSize() * (2 * cut + 1) / (2 * CUTS))
            .mapToObj(from -> shape.livePaths(from, FARTHEST))
            .toList();
    for (int distance = 1; distance <= FARTHEST; distance *= 2) {
      int index = distance - 1;
      live.stream()
          .filter(paths -> paths.size() > index)
          .mapToInt(paths -> paths.get(index))
          .average()
          .ifPresent(
              mean -> fork.keep(PiximalMeasures.LIVE_AFTER.of(Integer.toString(index + 1)), mean));
    }
    fork.measured(1, Math.max(1, System.nanoTime() - start));
  }

  private static String label(String state) {
    return state.toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
