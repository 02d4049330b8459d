package org.xmlbench.house.memory;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.core.record.TreeMeasures;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.results.memory.AtHeap;
import org.xmlbench.results.memory.CellMemory;
import org.xmlbench.results.memory.LiveTree;
import org.xmlbench.results.memory.SmallestHeap;
import org.xmlbench.results.stats.ForkSpread;
import org.xmlbench.results.store.MeasuredTree;

/**
 * Measures the memory of one cell.
 *
 * @param cell builds and walks trees
 * @param condition of the cell, whose heap is the one of runs
 * @param document what is read
 * @param forks runs the forks
 */
record CellMeasurement(
    PlannedCell cell, Condition condition, PreparedDocument document, MemoryForks forks) {
  /** The largest is the last: the others are compared with it. */
  private static final List<Double> MULTIPLES = MeasuredTree.MULTIPLES;

  /** Forks in the heap of runs, and in each multiple of the smallest. */
  private static final int FORKS = 3;

  /** What counts the bytes of a tree needs room beside it. */
  private static final int COUNTING_HEAP_FACTOR = 4;

  /** In a heap that works, operations take so many times their usual time at most. */
  private static final int SLOWEST = 4;

  private static final double NANOS_PER_MICRO = 1e3;

  /** What a JVM takes beside the operations, at most. */
  private static final Duration START = Duration.ofSeconds(10);

  /** Of forks whose time is not known yet. */
  private static final Duration LONGEST = Duration.ofMinutes(10);

  /** No JVM starts in less. */
  private static final int LEAST_MIB = 2;

  /** How many forks a cell takes, about: what is found decides how many are tried. */
  static int forks(int heapMiB) {
    return 1 + FORKS + new HeapSearch(LEAST_MIB, heapMiB).trials() + FORKS * MULTIPLES.size();
  }

  /** A subject that is not right with the heap that runs give it. */
  static final class FaultException extends Exception {
    private static final long serialVersionUID = 1;

    private FaultException(String reason) {
      super(reason);
    }

    private FaultException(ForkRecord fork) {
      this("%s: %s".formatted(fork.outcome().label(), fork.status().reason()));
    }
  }

  /**
   * Measures.
   *
   * @param random orders the forks of different heaps
   * @throws FaultException when a fork fails in which nothing is short
   */
  CellMemory measure(RandomGenerator random)
      throws FaultException, IOException, InterruptedException {
    if (document.digest() == null) {
      throw new FaultException("unverified: " + document.unverified());
    }
    LiveTree live = live();
    long usual = usualNanos();
    Duration limit = START.plus(Duration.ofNanos(SLOWEST * usual));
    SmallestHeap smallest =
        new HeapSearch(LEAST_MIB, condition.heapMiB())
            .find((mib, number) -> works(built(mib, number, limit), usual));
    List<AtHeap> heaps =
        smallest.bound() == SmallestHeap.Bound.ABOVE
            ? List.of()
            : heaps(smallest.mib(), limit, random);
    return new CellMemory(cell.cell(), document.bytes(), live, smallest, heaps);
  }

  private LiveTree live() throws FaultException, IOException, InterruptedException {
    ForkRecord fork =
        right(
            forks.run(
                cell,
                Operation.BUILD,
                condition.withHeap(COUNTING_HEAP_FACTOR * condition.heapMiB()),
                document,
                1,
                LONGEST));
    return new LiveTree(
        (long) TreeMeasures.LIVE.required(fork),
        (long) TreeMeasures.OBJECTS.required(fork),
        (long) TreeMeasures.TEXT.required(fork),
        (long) TreeMeasures.HEAP.required(fork));
  }

  /** Wall time of a fork's operations in the heap of runs: the lower median. */
  private long usualNanos() throws FaultException, IOException, InterruptedException {
    List<ForkRecord> usual = new ArrayList<>();
    for (int number = 1; number <= FORKS; number++) {
      usual.add(right(built(condition.heapMiB(), number, LONGEST)));
    }
    return (long)
        ForkSpread.of(usual.stream().mapToDouble(CellMeasurement::allNanos).toArray()).median();
  }

  private static boolean works(ForkRecord fork, long usualNanos) {
    return fork.outcome() == Outcome.OK && allNanos(fork) <= SLOWEST * usualNanos;
  }

  private static long allNanos(ForkRecord fork) {
    return fork.iterations().stream().mapToLong(Iteration::wallNanos).sum();
  }

  /** By rounds, in each of which every heap has one fork: they meet the same neighbours. */
  private List<AtHeap> heaps(int smallestMiB, Duration limit, RandomGenerator random)
      throws IOException, InterruptedException {
    Map<Double, List<ForkRecord>> all = new LinkedHashMap<>();
    MULTIPLES.forEach(multiple -> all.put(multiple, new ArrayList<>()));
    for (int number = 1; number <= FORKS; number++) {
      List<Double> order = new ArrayList<>(MULTIPLES);
      Collections.shuffle(order, random);
      for (double multiple : order) {
        ForkRecord fork = built(mib(multiple, smallestMiB), number, limit);
        if (fork.outcome() == Outcome.OK) {
          all.get(multiple).add(fork);
        }
      }
    }
    ForkSpread largest = micros(all.get(MULTIPLES.getLast()));
    List<AtHeap> heaps = new ArrayList<>();
    all.forEach(
        (multiple, own) -> {
          if (!own.isEmpty() && largest != null) {
            ForkSpread micros = micros(own);
            heaps.add(
                new AtHeap(
                    multiple,
                    mib(multiple, smallestMiB),
                    own.size(),
                    spread(own, counted -> (double) counted.gcNanos() / counted.wallNanos()),
                    micros,
                    micros.median() / largest.median()));
          }
        });
    return heaps;
  }

  private static int mib(double multiple, int smallestMiB) {
    return (int) Math.ceil(multiple * smallestMiB);
  }

  private static ForkSpread micros(List<ForkRecord> own) {
    return spread(own, counted -> counted.wallNanos() / NANOS_PER_MICRO / counted.operations());
  }

  /** Of the iteration of each fork that is not its warm-up; {@code null} of no forks. */
  private static ForkSpread spread(List<ForkRecord> own, ToDoubleFunction<Iteration> of) {
    return ForkSpread.of(
        own.stream().map(fork -> fork.iterations().getLast()).mapToDouble(of).toArray());
  }

  private ForkRecord built(int mib, int number, Duration limit)
      throws IOException, InterruptedException {
    return forks.run(cell, Operation.BUILD_WALK, condition.withHeap(mib), document, number, limit);
  }

  private static ForkRecord right(ForkRecord fork) throws FaultException {
    if (fork.outcome() != Outcome.OK) {
      throw new FaultException(fork);
    }
    return fork;
  }
}
