package org.xmlbench.families.piximal.fork;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.LongAdder;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.families.piximal.fork.PiximalMeasures.ParallelKind;
import org.xmlbench.piximal.Engine;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;
import org.xmlbench.piximal.parallel.ChunkHandler;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.ParallelStatistics;
import org.xmlbench.piximal.parallel.PiximalParallel;

/** Reads of one document by the conforming reader, with one thread and with several. */
final class ParallelReads {
  private final byte[] document;
  private final List<PiximalCursor> cursors = new ArrayList<>();
  private final long expected;

  private ParallelReads(byte[] document, OptionalLong elements) throws IOException {
    this.document = document;
    ReadTally tally = read(cursor(0));
    if (elements.isPresent() && elements.getAsLong() != tally.elements()) {
      throw new WrongEventsException(
          "the reader has read %d elements, the document has %d"
              .formatted(tally.elements(), elements.getAsLong()));
    }
    expected = tally.sum();
  }

  /** Keeps the speedups of each kind with each number of threads. */
  static void measure(TimedFork fork, ExperimentArguments arguments, MemorySegment document)
      throws Exception {
    ParallelReads reads =
        new ParallelReads(document.toArray(ValueLayout.JAVA_BYTE), arguments.expected().elements());
    List<Integer> threads = arguments.schedule().threads();
    List<TimedRead> all = new ArrayList<>();
    List<Joins> joins = new ArrayList<>();
    all.add(() -> reads.timed(reads::alone));
    for (int count : threads) {
      Joins ofCount = new Joins();
      joins.add(ofCount);
      all.add(() -> reads.timed(() -> reads.byChunks(count, ofCount)));
      all.add(() -> reads.timed(() -> reads.inOrder(count)));
      all.add(() -> reads.apart(count));
    }
    List<Double> medians = new InterleavedReads(all).medians(arguments.schedule());
    double one = medians.getFirst();
    fork.keep(PiximalMeasures.ONE_THREAD, one);
    int place = 1;
    for (int count : threads) {
      fork.keep(PiximalMeasures.joins(count), joins.removeFirst().median());
      fork.keep(ParallelKind.CHUNKS.speedup(count), one / medians.get(place++));
      fork.keep(ParallelKind.ORDER.speedup(count), one / medians.get(place++));
      fork.keep(ParallelKind.APART.speedup(count), one * count / medians.get(place++));
    }
    fork.measured(1, Math.round(one));
    fork.engine(Engine.current().toString());
  }

  /** Reads once, and gives what it has added up. */
  @FunctionalInterface
  private interface Read {
    long sum() throws Exception;
  }

  private long timed(Read read) throws Exception {
    long start = System.nanoTime();
    long sum = read.sum();
    long nanos = System.nanoTime() - start;
    require(sum);
    return nanos;
  }

  private void require(long sum) {
    if (sum != expected) {
      throw new WrongEventsException(
          "several threads have read something else than one: %d, not %d".formatted(sum, expected));
    }
  }

  private PiximalCursor cursor(int number) {
    while (cursors.size() <= number) {
      cursors.add(new PiximalCursor(ParserOptions.DEFAULT));
    }
    return cursors.get(number);
  }

  private ReadTally read(PiximalCursor cursor) throws IOException {
    ReadTally tally = new ReadTally();
    cursor.open(document);
    EventView view = cursor.view();
    XmlEvent event = cursor.next();
    while (event != XmlEvent.END_DOCUMENT) {
      tally.add(event, view);
      event = cursor.next();
    }
    return tally;
  }

  private long alone() throws IOException {
    return read(cursor(0)).sum();
  }

  private long byChunks(int threads, Joins joins) throws IOException {
    LongAdder sum = new LongAdder();
    ParallelStatistics statistics = new ParallelStatistics();
    PiximalParallel.<RuntimeException>parse(
        document,
        ParallelOptions.of(threads).withStatistics(statistics),
        start -> new ChunkTally(sum));
    joins.nanos.add(statistics.joinNanos());
    return sum.sum();
  }

  /** What it took in each read to find where chunks stand. */
  private static final class Joins {
    private final List<Long> nanos = new ArrayList<>();

    /** The median of all reads; 1 at least, as of one chunk. */
    double median() {
      nanos.sort(null);
      return Math.max(1, nanos.get(nanos.size() / 2));
    }
  }

  private long inOrder(int threads) throws IOException {
    LongAdder sum = new LongAdder();
    PiximalParallel.<RuntimeException>parseInOrder(
        document, ParallelOptions.of(threads), new ChunkTally(sum));
    return sum.sum();
  }

  /**
   * The harmonic mean of the readers' times, which stands for the sum of their speeds. The time
   * until the last is ready would be no ceiling: where others on the host slow one processor down,
   * chunks are taken by whichever thread is free, but a reader is not helped by the other.
   */
  private long apart(int threads) throws Exception {
    List<FutureTask<Long>> tasks = new ArrayList<>();
    for (int number = 1; number < threads; number++) {
      PiximalCursor own = cursor(number);
      tasks.add(new FutureTask<>(() -> timed(() -> read(own).sum())));
    }
    tasks.forEach(task -> Thread.ofPlatform().start(task));
    double speeds = 1.0 / timed(this::alone);
    for (FutureTask<Long> task : tasks) {
      speeds += 1.0 / task.get();
    }
    return Math.round(threads / speeds);
  }

  private record ChunkTally(ReadTally tally, LongAdder sum)
      implements ChunkHandler<RuntimeException> {
    ChunkTally(LongAdder sum) {
      this(new ReadTally(), sum);
    }

    @Override
    public void event(XmlEvent event, EventView view) {
      tally.add(event, view);
    }

    @Override
    public void end() {
      sum.add(tally.sum());
    }
  }
}
