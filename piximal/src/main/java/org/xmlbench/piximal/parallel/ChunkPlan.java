package org.xmlbench.piximal.parallel;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.xmlbench.piximal.engine.PartBoundary;

/**
 * Which chunk of a document is read next, and which were read rightly.
 *
 * <p>A chunk begins at an element that the document repeats, inside of the elements that were open
 * around the last one of these: a guess. It is proven once the chunk before it is, and has ended at
 * that byte inside of elements with the same names and declarations. One that is not is read again
 * from where the chunk before it has ended.
 *
 * <p>Where no such element is found, the next chunk begins where the one before it ends, whatever
 * that is. Threads wait for that; those that read a chunk never wait. After several wrong guesses
 * one thread reads alone for a while.
 *
 * @param <T> what takes the events of a chunk
 */
final class ChunkPlan<T> {
  /** As many chunks for each thread may be read before the first of them is. */
  private static final int AHEAD = 8;

  /** A wrong guess counts so many times as much as a right one. */
  private static final int WRONG = 2;

  /** With so much more wrong than right one thread reads alone. */
  private static final int MOST_WRONG = 6;

  /** As many chunks, at first, and twice as many each time up to the most. */
  private static final int ALONE = 2;

  private static final int MOST_ALONE = 64;

  /** After so many right guesses in sequence, as few as at first again. */
  private static final int MANY_RIGHT = 16;

  private final long size;
  private final RecordSearch search;
  private final ParallelStatistics statistics;
  private final Consumer<T> dropping;
  private final int most;
  private final int chunkBytes;
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

  /** The last of the open ones, if the next one begins where it ends. */
  private Chunk<T> awaited;

  private Optional<RecordGuess> guess = Optional.empty();
  private int chunks;
  private int wrong;
  private int right;
  private int alone = ALONE;
  private boolean finished;

  /**
   * A plan for what is behind the first chunk of a document.
   *
   * @param dropping takes what has taken events that are of no use
   */
  ChunkPlan(DividedDocument document, PartBoundary head, Consumer<T> dropping) {
    ParallelOptions options = document.options();
    this.size = document.size();
    this.search = document.search();
    this.statistics = options.statistics().orElseGet(ParallelStatistics::new);
    this.dropping = dropping;
    this.most = AHEAD * options.threads();
    this.chunkBytes = document.chunkBytes();
    this.mostExpanded = options.parser().limits().expandedBytes();
    this.boundary = head;
    this.next = renewed(head);
  }

  /**
   * The next chunk to be read; null where none is left. It waits while none is known, or too many
   * are read.
   *
   * @param any whether it may be one that is long, or is to be read again
   */
  synchronized Chunk<T> take(boolean any) throws InterruptedException {
    while (!finished) {
      Chunk<T> some = poll(any);
      if (some != null) {
        return some;
      }
      wait();
    }
    return null;
  }

  /**
   * The next chunk whose events are to be shown in order; null where none is left. It is one that
   * was proven; or one that the caller reads itself: without anything to take its events if all
   * before it were shown, else with such a thing.
   *
   * @param free makes what takes events; null where it cannot
   */
  synchronized Chunk<T> takeInOrder(Supplier<T> free) throws InterruptedException {
    while (true) {
      if (!proven.isEmpty()) {
        return proven.poll();
      }
      if (finished) {
        return null;
      }
      boolean isNext = open.isEmpty() || again != null;
      T taking = isNext ? null : free.get();
      Chunk<T> some = isNext || taking != null ? poll(isNext) : null;
      if (some != null) {
        some.taking = taking;
        return some;
      }
      if (taking != null) {
        dropping.accept(taking);
      }
      wait();
    }
  }

  private Chunk<T> poll(boolean any) {
    if (again != null && any) {
      Chunk<T> repeated = again;
      again = null;
      return repeated;
    }
    Chunk<T> some = next;
    if (some == null || open.size() >= most || isLong(some) && !any) {
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
      next = begun(new PartBoundary(some.stop, guess.orElseThrow().around(), 0));
    }
    return some;
  }

  private boolean isLong(Chunk<T> chunk) {
    return chunk.isAlone && chunk.stop - chunk.begin().offset() > (long) chunkBytes * ALONE;
  }

  /** A chunk that begins there, with a new guess. */
  private Chunk<T> renewed(PartBoundary from) {
    guess = wrong < MOST_WRONG ? search.guess(from) : Optional.empty();
    return begun(from);
  }

  private Chunk<T> begun(PartBoundary from) {
    long end = from.offset() + chunkBytes;
    if (end >= size) {
      return new Chunk<>(++chunks, from, Chunk.TO_THE_END, false);
    }
    if (guess.isEmpty()) {
      long stop = from.offset() + (long) alone * chunkBytes;
      alone = Math.min(alone * 2, MOST_ALONE);
      wrong = 0;
      return new Chunk<>(++chunks, from, stop, true);
    }
    long cut = search.next(guess.get().name(), end);
    return cut == RecordSearch.NONE
        ? new Chunk<>(++chunks, from, end, true)
        : new Chunk<>(++chunks, from, cut, false);
  }

  /** A chunk was read, or given up. */
  synchronized void read(Chunk<T> chunk) {
    chunk.setRead();
    if (chunk.isDropped()) {
      drop(chunk);
    } else {
      if (chunk == awaited && chunk.end != null) {
        awaited = null;
        next = chunk.end.isEnd() ? null : renewed(chunk.end);
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
        wrong = Math.max(0, wrong - 1);
        if (++right == MANY_RIGHT) {
          alone = ALONE;
        }
      } else {
        statistics.addReadAgain();
        wrong += WRONG;
        right = 0;
        refute(first);
      }
    }
    if (finished) {
      dropAll();
    } else if (open.isEmpty() && next != null && !next.begin().isAt(boundary)) {
      wrong += WRONG;
      next = renewed(boundary);
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
    PartBoundary former = first.begin();
    open.removeFirst();
    drop(first);
    if (boundary.offset() >= first.stop) {
      // The one before it has read all of it.
      if (first == awaited) {
        awaited = null;
        next = renewed(boundary);
      }
      return;
    }
    boolean same =
        wrong < MOST_WRONG && (former.isAt(boundary) || isSame(guess, search.guess(boundary)));
    if (same) {
      again = new Chunk<>(first.index, former, first.stop, first.isAlone);
      again.beginsAt(boundary);
      awaited = first == awaited ? again : awaited;
      open.addFirst(again);
    } else {
      dropAll();
      next = renewed(boundary);
    }
  }

  private static boolean isSame(Optional<RecordGuess> one, Optional<RecordGuess> other) {
    return one.isPresent() && other.isPresent() && one.get().isSame(other.get());
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
    awaited = null;
  }

  /** Whether there is but one chunk. */
  synchronized boolean isOneChunk() {
    return open.isEmpty() && next != null && next.stop == Chunk.TO_THE_END;
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
