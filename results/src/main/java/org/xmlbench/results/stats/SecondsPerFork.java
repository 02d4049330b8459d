package org.xmlbench.results.stats;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.xmlbench.core.record.ForkRecord;

/** What a fork of a run took of its wall time: start, warm-up, measurement, verification. */
public final class SecondsPerFork {
  private static final double NANOS = 1e9;

  /** A block that took so many times what others did holds a pause of the run. */
  private static final int PAUSE = 5;

  private static final int LEAST_BLOCKS = 3;

  /** From the start of a block to that of the next. */
  private record Block(Instant start, int forks, boolean contended) {
    double seconds(Block next) {
      return Duration.between(start, next.start).toNanos() / NANOS / forks;
    }
  }

  private SecondsPerFork() {}

  /** The mean over whole blocks that were not contended; empty where there are too few. */
  public static OptionalDouble of(List<ForkRecord> forks) {
    TreeMap<Integer, Block> blocks = new TreeMap<>();
    for (ForkRecord fork : forks) {
      Block block =
          new Block(
              Instant.parse(fork.startedUtc()), 1, fork.labels().contains(ForkRecord.CONTENDED));
      blocks.merge(
          fork.block(),
          block,
          (a, b) ->
              new Block(
                  a.start.isBefore(b.start) ? a.start : b.start,
                  a.forks + b.forks,
                  a.contended || b.contended));
    }
    List<Block> inTime = new ArrayList<>(blocks.values());
    inTime.sort(Comparator.comparing(Block::start));
    if (inTime.size() < LEAST_BLOCKS) {
      return OptionalDouble.empty();
    }
    List<Double> each = new ArrayList<>();
    for (int i = 0; i + 1 < inTime.size(); i++) {
      each.add(inTime.get(i).seconds(inTime.get(i + 1)));
    }
    double median = each.stream().sorted().toList().get(each.size() / 2);
    double seconds = 0;
    int counted = 0;
    for (int i = 0; i < each.size(); i++) {
      if (!inTime.get(i).contended() && each.get(i) <= PAUSE * median) {
        seconds += each.get(i) * inTime.get(i).forks();
        counted += inTime.get(i).forks();
      }
    }
    return counted == 0 ? OptionalDouble.empty() : OptionalDouble.of(seconds / counted);
  }
}
