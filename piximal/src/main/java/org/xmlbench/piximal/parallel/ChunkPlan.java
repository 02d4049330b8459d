package org.xmlbench.piximal.parallel;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import org.xmlbench.piximal.engine.document.PartBoundary;

/**
 * Which chunk of a document is read next, and which were read rightly.
 *
 * <p>A chunk begins at an element that the document repeats, inside of the elements that were open
 * around the last one of these: a guess. It is proven once the chunk before it is, and has ended at
 * that byte inside of elements with the same names and declarations. One that is not is read again
 * from where the chunk before it has ended.
 *
 * <p>Where no such element is found, the next chunk begins where the one before it ends. Threads
 * wait for that; a thread that reads a chunk never waits.
 *
 * @param <T> what takes the events of a chunk
 */
final class ChunkPlan<T> {
  /** As many chunks for each thread may be read before the first of them is. */
  private static final int AHEAD = 8;

  /** The thread that shows events is left a chunk to read where fewer are before that one. */
  private static final int FEW = 3;

  private final ChunkCutter<T> cutter;
  private final ParallelStatistics statistics;
  private final Consumer<T> dropping;
  private final int most;
  private final long mostExpanded;

  /** Chunks that are read, or were and are not proven yet, in the document's order. */
  private final Deque<Chunk<T>> open = new ArrayDeque<>();

  private final Deque<Chunk<T>> proven = new ArrayDeque<>();

  /** Behind the last one that was proven. */
  private PartBoundary boundary;

  /** The chunk that begins behind those; null while that is not known, or behind the last. */
  private Chunk<T> next;

  /** The first of the open ones, which is to be read again; null where there is none. */
  private Chunk<T> again;

  /** That of the open ones which is left to the thread that shows events; null where none is. */
  private Chunk<T> left;

  /** The last of the open ones, if the next one begins where it ends. */
  private Chunk<T> awaited;

  private boolean finished;

  /** A plan for what is behind a document's first chunk; {@code dropping} takes what is in vain. */
  ChunkPlan(DividedDocument document, PartBoundary head, Consumer<T> dropping) {
    ParallelOptions options = document.options();
    this.cutter = new ChunkCutter<>(document);
    this.statistics = options.statistics().orElseGet(ParallelStatistics::new);
    this.dropping = dropping;
    this.most = AHEAD * options.threads();
    this.mostExpanded = options.parser().limits().expandedBytes();
    this.boundary = head;
    this.next = cutter.renewed(head);
  }

  synchronized boolean isOneChunk() {
    return open.isEmpty() && next != null && next.stop == Chunk.TO_THE_END;
  }

  /**
   * The next chunk to be read; null where none is left. It waits while none is known, or too many
   * are read.
   */
  synchronized Chunk<T> take() throws InterruptedException {
    while (!finished) {
      Chunk<T> some = again == null ? poll() : pollAgain();
      if (some != null) {
        return some;
      }
      wait();
    }
    return null;
  }

  /** The same for a thread that does not show events: short chunks that are not read again. */
  synchronized Chunk<T> takeToWrite() throws InterruptedException {
    while (!finished) {
      Chunk<T> some = pollToWrite();
      if (some != null) {
        return some;
      }
      wait();
    }
    return null;
  }

  /**
   * The next chunk for the thread that shows events in order; null where none is left. One that was
   * read was proven, and is to be shown. Any other is to be read: all before it were shown.
   */
  synchronized Chunk<T> takeToShow() throws InterruptedException {
    while (true) {
      while (isLeftWrong()) {
        cutter.addWrong();
        refute(left);
        prove();
        notifyAll();
      }
      if (!proven.isEmpty() || finished) {
        return proven.poll();
      }
      Chunk<T> some = pollToShow();
      if (some != null) {
        return some;
      }
      wait();
    }
  }

  /** Whether the chunk that was left is the first one now, and does not begin where it should. */
  private boolean isLeftWrong() {
    return left != null && open.getFirst() == left && !left.begin().isAt(boundary);
  }

  private Chunk<T> pollToShow() {
    if (again != null) {
      return pollAgain();
    }
    if (open.isEmpty()) {
      return poll();
    }
    Chunk<T> first = open.getFirst();
    if (first != left) {
      return null;
    }
    left = null;
    first.beginsAt(boundary);
    return first;
  }

  private Chunk<T> pollAgain() {
    Chunk<T> repeated = again;
    again = null;
    return repeated;
  }

  private Chunk<T> pollToWrite() {
    if (next != null
        && left == null
        && open.size() + proven.size() < FEW
        && !next.isAlone
        && next.stop != Chunk.TO_THE_END) {
      left = poll();
    }
    return next == null || cutter.isLong(next) ? null : poll();
  }

  private Chunk<T> poll() {
    Chunk<T> some = next;
    if (some == null || open.size() >= most) {
      return null;
    }
    if (open.isEmpty()) {
      some.beginsAt(boundary);
    }
    open.add(some);
    next = null;
    if (some.isAlone) {
      statistics.addAlone();
      awaited = some;
    } else if (some.stop != Chunk.TO_THE_END) {
      next = cutter.behind(some);
    }
    return some;
  }

  /** A chunk was read, or given up. */
  synchronized void read(Chunk<T> chunk) {
    chunk.setRead();
    if (chunk.isDropped()) {
      drop(chunk);
    } else {
      if (chunk == awaited && chunk.end != null) {
        awaited = null;
        next = chunk.end.isEnd() ? null : cutter.renewed(chunk.end);
      }
      prove();
    }
    notifyAll();
  }

  /** Proves those that were read, as far as it is known where they begin. */
  private void prove() {
    while (!finished && !open.isEmpty() && open.getFirst().isRead()) {
      Chunk<T> first = open.getFirst();
      long start = System.nanoTime();
      if (isRight(first)) {
        open.removeFirst();
        proven.add(first);
        finished = first.failure != null || first.end.isEnd();
        boundary = finished ? boundary : behind(first);
        statistics.addJoin(System.nanoTime() - start);
        cutter.addRight();
      } else {
        statistics.addReadAgain();
        cutter.addWrong();
        refute(first);
      }
    }
    if (finished) {
      dropAll();
    } else if (open.isEmpty() && next != null && !next.begin().isAt(boundary)) {
      cutter.addWrong();
      next = cutter.renewed(boundary);
    }
  }

  private boolean isRight(Chunk<T> chunk) {
    return chunk.begin().isAt(boundary)
        && !chunk.exceeded
        && (chunk.begin() == boundary || boundary.expanded() + chunk.expanded <= mostExpanded);
  }

  private PartBoundary behind(Chunk<T> chunk) {
    return new PartBoundary(
        chunk.end.offset(), chunk.end.innermost(), boundary.expanded() + chunk.expanded);
  }

  /** The first one is to be read again from where the one before it has ended. */
  private void refute(Chunk<T> first) {
    boolean isThere = first.begin().isAt(boundary);
    left = first == left ? null : left;
    open.removeFirst();
    drop(first);
    if (boundary.offset() >= first.stop) {
      // The one before it has read all of it.
      if (first == awaited) {
        awaited = null;
        next = cutter.renewed(boundary);
      }
    } else if (isThere || cutter.isSameAt(boundary)) {
      again = new Chunk<>(first.index, boundary, first.stop, first.isAlone);
      again.beginsAt(boundary);
      awaited = first == awaited ? again : awaited;
      open.addFirst(again);
    } else {
      dropAll();
      next = cutter.renewed(boundary);
    }
  }

  private void drop(Chunk<T> chunk) {
    chunk.drop();
    if (chunk.isRead() && chunk.taking != null) {
      dropping.accept(chunk.taking);
    }
  }

  /** None of the open ones is of any use. */
  private void dropAll() {
    open.forEach(this::drop);
    open.clear();
    next = null;
    again = null;
    left = null;
    awaited = null;
  }

  /** The next chunk that was proven; null where none is. */
  synchronized Chunk<T> pollProven() {
    return proven.poll();
  }

  /** Ends it: no chunk is read any more. */
  synchronized void finish() {
    finished = true;
    dropAll();
    notifyAll();
  }
}
