package org.xmlbench.families.piximal.fork;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.platform.CollectorReading;
import org.xmlbench.piximal.automaton.ArenaQueue;
import org.xmlbench.piximal.automaton.HeapQueue;
import org.xmlbench.piximal.automaton.Split;

/** Experiments whose subjects are compared by the time of a parse. */
final class SingleReads {
  /** Subjects of {@code allocation}. */
  static final String HEAP_QUEUES = "heap-queues";

  private final TimedFork fork;
  private final ExperimentArguments arguments;

  SingleReads(TimedFork fork, ExperimentArguments arguments) {
    this.fork = fork;
    this.arguments = arguments;
  }

  /** Keeps what a parse takes. */
  void time(TimedRead read) throws Exception {
    keep(new InterleavedReads(List.of(read)).medians(arguments.schedule()).getFirst());
  }

  /** Keeps what PIXIMAL-NFA takes by the best of the splits, and which one that is. */
  void timeBest(ExpectedReads reads) throws Exception {
    List<Split> splits = arguments.schedule().splits();
    List<Double> medians =
        new InterleavedReads(splits.stream().map(reads::nfa).toList())
            .medians(arguments.schedule());
    int best =
        IntStream.range(0, splits.size())
            .boxed()
            .min(Comparator.comparing(medians::get))
            .orElseThrow();
    keep(medians.get(best));
    fork.keep(PiximalMeasures.BEST_SPLIT, splits.get(best).percent());
  }

  /** Keeps what PIXIMAL-NFA takes and allocates with its queues there. */
  void timeQueues(ExpectedReads reads) throws Exception {
    Split split = arguments.schedule().splits().getFirst();
    boolean onHeap = arguments.subject().equals(HEAP_QUEUES);
    TimedRead read = onHeap ? reads.nfa(split, HeapQueue::new) : reads.nfa(split, ArenaQueue::new);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Usage usage = new Usage(read, threads);
    time(usage);
    fork.keep(PiximalMeasures.HEAP, (double) usage.allocated / usage.count);
    fork.keep(PiximalMeasures.COLLECTIONS, (double) usage.collections / usage.count);
  }

  /** Keeps what PIXIMAL-DFA takes while another thread waits. */
  void timeBeside(ExpectedReads reads) throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    Runnable idle =
        () -> {
          try {
            end.await();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        };
    try {
      switch (arguments.subject()) {
        case "platform-thread" -> Thread.ofPlatform().start(idle);
        case "virtual-thread" -> Thread.ofVirtual().start(idle);
        default -> {}
      }
      time(reads.dfa());
    } finally {
      end.countDown();
    }
  }

  private void keep(double nanos) {
    fork.keep(PiximalMeasures.PARSE, nanos);
    fork.measured(1, Math.round(nanos));
  }

  /** A read, and what it allocates and leaves to the collector. */
  private static final class Usage implements TimedRead {
    private final TimedRead read;
    private final ThreadMXBean threads;
    private long allocated;
    private long collections;
    private long count;

    Usage(TimedRead read, ThreadMXBean threads) {
      this.read = read;
      this.threads = threads;
    }

    @Override
    public long nanos() throws Exception {
      long before = threads.getTotalThreadAllocatedBytes();
      long collected = CollectorReading.read().nanos();
      long nanos = read.nanos();
      allocated += threads.getTotalThreadAllocatedBytes() - before;
      collections += CollectorReading.read().nanos() - collected;
      count++;
      return nanos;
    }

    @Override
    public void begin() {
      allocated = 0;
      collections = 0;
      count = 0;
    }
  }
}
