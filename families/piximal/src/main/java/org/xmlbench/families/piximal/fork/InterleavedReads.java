package org.xmlbench.families.piximal.fork;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Reads a document in several ways by turns, in an order that changes from round to round, so that
 * what disturbs the host meets all of them.
 */
final class InterleavedReads {
  /** A document that is read in less is read again. */
  private static final long LEAST_NANOS = 2_000_000;

  private final List<? extends TimedRead> reads;
  private final Random order = new Random(1);

  InterleavedReads(List<? extends TimedRead> reads) {
    this.reads = reads;
  }

  /**
   * Reads in all ways until the warm-up is over, once at least, and then so many rounds.
   *
   * @return the median nanoseconds of each way, in their order
   */
  List<Double> medians(ExperimentArguments.ReadSchedule schedule) throws Exception {
    long start = System.nanoTime();
    do {
      for (TimedRead read : reads) {
        nanos(read);
      }
    } while (System.nanoTime() - start < schedule.warmUp().toNanos());
    reads.forEach(TimedRead::begin);
    double[][] rounds = new double[reads.size()][schedule.rounds()];
    List<Integer> turns = new ArrayList<>();
    for (int i = 0; i < reads.size(); i++) {
      turns.add(i);
    }
    for (int round = 0; round < schedule.rounds(); round++) {
      Collections.shuffle(turns, order);
      for (int turn : turns) {
        rounds[turn][round] = nanos(reads.get(turn));
      }
    }
    return Arrays.stream(rounds).map(InterleavedReads::median).toList();
  }

  private static double nanos(TimedRead read) throws Exception {
    long start = System.nanoTime();
    long sum = 0;
    int count = 0;
    do {
      sum += read.nanos();
      count++;
    } while (System.nanoTime() - start < LEAST_NANOS);
    return (double) sum / count;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }
}
