package org.xmlbench.readahead.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/** The memory that an io_uring shares with the kernel, and where in it things are. */
final class UringMemory implements Closeable {
  private static final MethodHandle MAP =
      LinuxCalls.function(
          "mmap",
          FunctionDescriptor.of(
              ADDRESS, ADDRESS, JAVA_LONG, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG),
          -1);
  private static final MethodHandle UNMAP =
      LinuxCalls.plainFunction("munmap", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG));

  private static final int READ_AND_WRITE = 3;
  private static final int SHARED_AND_POPULATED = 0x8001;
  private static final long FAILED = -1;
  private static final long RINGS = 0;
  private static final long ENTRIES = 0x10000000L;
  private static final long ENTRY_BYTES = 64;
  private static final long COMPLETION_BYTES = 16;
  private static final long SUBMISSION_OFFSETS = 40;
  private static final long COMPLETION_OFFSETS = 80;

  /** Both rings: the queue of submissions and that of completions. */
  final MemorySegment submissions;

  /** The requests that the queue of submissions names by index. */
  final MemorySegment entries;

  /** For {@code errno}. */
  final MemorySegment state;

  final long submissionTail;
  final int submissionMask;
  final long submissionArray;
  final long completionHead;
  final long completionTail;
  final int completionMask;
  final long completionEntries;

  private final Arena arena = Arena.ofShared();

  private UringMemory(int ring, MemorySegment params) throws IOException {
    state = LinuxCalls.newState(arena);
    int submissionCount = params.get(JAVA_INT, 0);
    int completionCount = params.get(JAVA_INT, 4);
    submissionArray = params.get(JAVA_INT, SUBMISSION_OFFSETS + 24);
    completionEntries = params.get(JAVA_INT, COMPLETION_OFFSETS + 20);
    long length =
        Math.max(
            submissionArray + (long) submissionCount * Integer.BYTES,
            completionEntries + completionCount * COMPLETION_BYTES);
    submissions = map(ring, length, RINGS);
    try {
      entries = map(ring, submissionCount * ENTRY_BYTES, ENTRIES);
    } catch (IOException | RuntimeException e) {
      unmap(submissions);
      throw e;
    }
    submissionTail = params.get(JAVA_INT, SUBMISSION_OFFSETS + 4);
    submissionMask = submissions.get(JAVA_INT, params.get(JAVA_INT, SUBMISSION_OFFSETS + 8));
    completionHead = params.get(JAVA_INT, COMPLETION_OFFSETS);
    completionTail = params.get(JAVA_INT, COMPLETION_OFFSETS + 4);
    completionMask = submissions.get(JAVA_INT, params.get(JAVA_INT, COMPLETION_OFFSETS + 8));
  }

  /**
   * Maps a new ring's memory.
   *
   * @param params as {@code io_uring_setup} filled them
   */
  static UringMemory map(int ring, MemorySegment params) throws IOException {
    return new UringMemory(ring, params);
  }

  @SuppressWarnings("restricted")
  private MemorySegment map(int ring, long length, long offset) throws IOException {
    MemorySegment mapped;
    try {
      mapped =
          (MemorySegment)
              MAP.invokeExact(
                  state,
                  MemorySegment.NULL,
                  length,
                  READ_AND_WRITE,
                  SHARED_AND_POPULATED,
                  ring,
                  offset);
    } catch (Throwable e) {
      throw LinuxCalls.broken("mmap", e);
    }
    if (mapped.address() == FAILED) {
      throw new SystemCallException("io_uring", "mmap", LinuxCalls.errno(state));
    }
    return mapped.reinterpret(length);
  }

  private static void unmap(MemorySegment mapped) {
    try {
      int ignored = (int) UNMAP.invokeExact(mapped, mapped.byteSize());
    } catch (Throwable e) {
      throw LinuxCalls.broken("munmap", e);
    }
  }

  @Override
  public void close() {
    unmap(entries);
    unmap(submissions);
    arena.close();
  }
}
