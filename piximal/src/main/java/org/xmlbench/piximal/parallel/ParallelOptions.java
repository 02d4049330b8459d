package org.xmlbench.piximal.parallel;

import java.util.Optional;
import org.xmlbench.piximal.EntityReferences;
import org.xmlbench.piximal.ParserOptions;

/**
 * How a document is read with several threads.
 *
 * @param parser how its parts are read
 * @param threads at most so many read it, the caller's among them
 * @param chunkBytes about so many bytes have the parts in which it is read; the first one, which
 *     the caller's thread reads before the others begin, has no more than 4 KiB
 * @param threadBytes a thread reads where a document has so many bytes for each: to start one takes
 *     as long as to read some hundred kilobytes
 * @param statistics counts chunks, and times what is done beside reading; empty where not asked for
 */
public record ParallelOptions(
    ParserOptions parser,
    int threads,
    int chunkBytes,
    int threadBytes,
    Optional<ParallelStatistics> statistics) {
  /** Fits into a core's cache with what is written of it. */
  private static final int CHUNK_BYTES = 1 << 18;

  private static final int FIRST_BYTES = 1 << 12;

  private static final int THREAD_BYTES = 1 << 20;

  public ParallelOptions {
    if (threads < 1) {
      throw new IllegalArgumentException("at least one thread reads, not " + threads);
    }
    if (chunkBytes < 1) {
      throw new IllegalArgumentException("a chunk has at least one byte, not " + chunkBytes);
    }
    if (threadBytes < 1) {
      throw new IllegalArgumentException("a thread reads at least one byte, not " + threadBytes);
    }
    if (parser.references() == EntityReferences.REPORTED) {
      parser = parser.withReferences(EntityReferences.REPLACED);
    }
  }

  /** The usual ones, with that many threads. */
  public static ParallelOptions of(int threads) {
    return new ParallelOptions(
        ParserOptions.DEFAULT, threads, CHUNK_BYTES, THREAD_BYTES, Optional.empty());
  }

  /** About so many bytes has the first part. */
  int firstBytes() {
    return Math.min(chunkBytes, FIRST_BYTES);
  }

  /** The same for documents that are read in that way. */
  public ParallelOptions withParser(ParserOptions other) {
    return new ParallelOptions(other, threads, chunkBytes, threadBytes, statistics);
  }

  /**
   * The same with parts of about that many bytes. A thread reads where a document has one for each,
   * if that is less than before.
   */
  public ParallelOptions withChunkBytes(int bytes) {
    return new ParallelOptions(parser, threads, bytes, Math.min(threadBytes, bytes), statistics);
  }

  /** The same with a thread where a document has so many bytes for each. */
  public ParallelOptions withThreadBytes(int bytes) {
    return new ParallelOptions(parser, threads, chunkBytes, bytes, statistics);
  }

  /** A document with fewer bytes is read by one thread. */
  public int leastBytes() {
    return Math.clamp(2L * threadBytes, 1, Integer.MAX_VALUE);
  }

  /** The same with as many threads as are of use for a document of that many bytes. */
  public ParallelOptions forSize(long bytes) {
    int most = Math.clamp(bytes / threadBytes, 1, threads);
    return new ParallelOptions(parser, most, chunkBytes, threadBytes, statistics);
  }

  /** The same, with what takes what is done beside reading. */
  public ParallelOptions withStatistics(ParallelStatistics taking) {
    return new ParallelOptions(parser, threads, chunkBytes, threadBytes, Optional.of(taking));
  }
}
