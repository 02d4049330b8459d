package org.xmlbench.piximal.parallel;

import java.util.Optional;
import org.xmlbench.piximal.engine.document.PartBoundary;

/**
 * Cuts a document into chunks, where the elements begin that it is guessed to repeat. After several
 * wrong guesses, and where there are no such elements, a chunk is a long one.
 *
 * @param <T> what takes the events of a chunk
 */
final class ChunkCutter<T> {
  /** A wrong guess counts so many times as much as a right one. */
  private static final int WRONG = 2;

  /** With so much more wrong than right no more is guessed. */
  private static final int MOST_WRONG = 6;

  /** As many chunks is a long one, at first, and twice as many each time up to the most. */
  private static final int LONG = 2;

  private static final int MOST_LONG = 64;

  /** After so many right guesses in sequence, as few as at first again. */
  private static final int MANY_RIGHT = 16;

  private final long size;
  private final int chunkBytes;
  private final RecordSearch search;
  private Optional<RecordGuess> guess = Optional.empty();
  private int chunks;
  private int wrong;
  private int right;
  private int longChunks = LONG;

  ChunkCutter(DividedDocument document) {
    this.size = document.size();
    this.chunkBytes = document.chunkBytes();
    this.search = document.search();
  }

  /** A chunk that begins there, where the elements that are open are known: with a new guess. */
  Chunk<T> renewed(PartBoundary from) {
    guess = wrong < MOST_WRONG ? search.guess(from) : Optional.empty();
    return begun(from);
  }

  /** The chunk that begins where that one ends: by the same guess, which there is. */
  Chunk<T> behind(Chunk<T> chunk) {
    return begun(new PartBoundary(chunk.stop, guess.orElseThrow().around(), 0));
  }

  private Chunk<T> begun(PartBoundary from) {
    long end = from.offset() + chunkBytes;
    if (end >= size) {
      return new Chunk<>(++chunks, from, Chunk.TO_THE_END, false);
    }
    if (guess.isEmpty()) {
      long stop = from.offset() + (long) longChunks * chunkBytes;
      longChunks = Math.min(longChunks * 2, MOST_LONG);
      wrong = 0;
      return new Chunk<>(++chunks, from, stop, true);
    }
    long cut = search.next(guess.get().name(), end);
    return cut == RecordSearch.NONE
        ? new Chunk<>(++chunks, from, end, true)
        : new Chunk<>(++chunks, from, cut, false);
  }

  /** Whether a chunk is so long that no tape takes its events. */
  boolean isLong(Chunk<T> chunk) {
    return chunk.isAlone && chunk.stop - chunk.begin().offset() > (long) chunkBytes * LONG;
  }

  boolean isSameAt(PartBoundary place) {
    if (guess.isEmpty() || wrong >= MOST_WRONG) {
      return false;
    }
    Optional<RecordGuess> other = search.guess(place);
    return other.isPresent() && other.get().isSame(guess.get());
  }

  void addRight() {
    wrong = Math.max(0, wrong - 1);
    if (++right == MANY_RIGHT) {
      longChunks = LONG;
    }
  }

  void addWrong() {
    wrong += WRONG;
    right = 0;
  }
}
