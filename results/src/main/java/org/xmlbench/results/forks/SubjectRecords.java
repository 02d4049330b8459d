package org.xmlbench.results.forks;

import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.stats.SubjectFigure;

/**
 * A subject's figure on a document and the timed forks of its cell.
 *
 * @param timed the last timed attempt of each block, in the order of the blocks
 */
record SubjectRecords(SubjectFigure figure, List<ForkRecord> timed) {
  private static final Comparator<ForkRecord> BY_ATTEMPT =
      Comparator.comparingInt(ForkRecord::attempt);

  SubjectRecords {
    TreeMap<Integer, ForkRecord> last = new TreeMap<>();
    timed.stream()
        .filter(fork -> fork.outcome().isTimed())
        .sorted(BY_ATTEMPT)
        .forEach(fork -> last.put(fork.block(), fork));
    timed = List.copyOf(last.values());
  }
}
