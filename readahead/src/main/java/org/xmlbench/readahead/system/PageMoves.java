package org.xmlbench.readahead.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * Puts pages into a pipe instead of copies of them, by {@code splice(2)} and {@code vmsplice(2)}.
 */
public final class PageMoves {
  private static final long VECTOR_BYTES = 16;
  private static final MethodHandle SPLICE =
      LinuxCalls.function(
          "splice",
          FunctionDescriptor.of(
              JAVA_LONG, JAVA_INT, ADDRESS, JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT),
          -1);
  private static final MethodHandle VMSPLICE =
      LinuxCalls.function(
          "vmsplice", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT), -1);

  private PageMoves() {}

  /**
   * Moves pages of the page cache into a pipe, from the file's position on, and waits for capacity
   * in it.
   *
   * @return bytes moved, at most {@code length}; 0 at the file's end
   */
  public static long splice(Descriptor file, Descriptor pipe, long length) throws IOException {
    while (true) {
      long moved;
      try {
        moved =
            (long)
                SPLICE.invokeExact(
                    pipe.state(),
                    file.number(),
                    MemorySegment.NULL,
                    pipe.number(),
                    MemorySegment.NULL,
                    length,
                    0);
      } catch (Throwable e) {
        throw LinuxCalls.broken("splice", e);
      }
      if (moved >= 0) {
        return moved;
      }
      requireInterrupted(pipe, "splice");
    }
  }

  /**
   * Maps memory into a pipe, all of it, and waits for capacity in it. Until the reader has taken
   * the bytes they must not be changed.
   */
  public static void vmsplice(MemorySegment memory, Descriptor pipe) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment vector = arena.allocate(VECTOR_BYTES, Long.BYTES);
      long done = 0;
      while (done < memory.byteSize()) {
        vector.set(JAVA_LONG, 0, memory.address() + done);
        vector.set(JAVA_LONG, Long.BYTES, memory.byteSize() - done);
        long moved = (long) VMSPLICE.invokeExact(pipe.state(), pipe.number(), vector, 1L, 0);
        if (moved >= 0) {
          done += moved;
        } else {
          requireInterrupted(pipe, "vmsplice");
        }
      }
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw LinuxCalls.broken("vmsplice", e);
    }
  }

  private static void requireInterrupted(Descriptor pipe, String call) throws IOException {
    SystemCallException failure = pipe.failure(call);
    if (failure.errno() != SystemCallException.EINTR) {
      throw failure;
    }
  }
}
