package org.xmlbench.families.piximal.fork;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.families.piximal.fork.PiximalMeasures.SplitKey;
import org.xmlbench.piximal.automaton.Split;

/** How much faster each split of a document is read than the document by one thread. */
final class SplitSweep {
  private SplitSweep() {}

  /** Keeps the speedup of each split. */
  static void measure(
      TimedFork fork,
      ExperimentArguments.ReadSchedule schedule,
      TimedRead alone,
      Function<Split, ? extends TimedRead> divided)
      throws Exception {
    List<Split> splits = schedule.splits();
    List<TimedRead> reads = new ArrayList<>(List.of(alone));
    splits.forEach(split -> reads.add(divided.apply(split)));
    List<Double> medians = new InterleavedReads(reads).medians(schedule);
    double one = medians.getFirst();
    fork.keep(PiximalMeasures.ONE_THREAD, one);
    for (int i = 0; i < splits.size(); i++) {
      fork.keep(PiximalMeasures.SPEEDUP.of(member(splits.get(i))), one / medians.get(i + 1));
    }
    fork.measured(1, Math.round(one));
    reads.stream()
        .filter(ExpectedReads.SerialRead.class::isInstance)
        .map(ExpectedReads.SerialRead.class::cast)
        .forEach(read -> keepParts(fork, read));
  }

  private static void keepParts(TimedFork fork, ExpectedReads.SerialRead read) {
    String member = member(read.split());
    List<Double> means = read.means();
    fork.keep(PiximalMeasures.FIRST_PART.of(member), means.get(0));
    fork.keep(PiximalMeasures.OTHER_PART.of(member), means.get(1));
    fork.keep(PiximalMeasures.REPLAY.of(member), means.get(2));
  }

  static String member(Split split) {
    return new SplitKey(split.threads(), split.percent()).member();
  }
}
