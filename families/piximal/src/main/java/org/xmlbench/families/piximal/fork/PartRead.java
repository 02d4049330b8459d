package org.xmlbench.families.piximal.fork;

import java.util.List;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.piximal.automaton.Split;

/** Reads a document in parts at the same time, without a parser. */
final class PartRead implements TimedRead {
  private final List<Split.Part> parts;
  private final PartThreads.PartWork first;
  private final PartThreads.PartWork others;
  private final long expected;

  PartRead(List<Split.Part> parts, PartThreads.PartWork first, PartThreads.PartWork others) {
    this.parts = parts;
    this.first = first;
    this.others = others;
    this.expected = PartThreads.sumOfOne(parts, first, others);
  }

  @Override
  public long nanos() throws Exception {
    long start = System.nanoTime();
    long sum = PartThreads.sum(parts, first, others);
    long nanos = System.nanoTime() - start;
    if (sum != expected) {
      throw new WrongEventsException(
          "%d threads have read something else: %d, not %d".formatted(parts.size(), sum, expected));
    }
    return nanos;
  }
}
