package org.xmlbench.families.programs.fork.transport;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.xmlbench.readahead.system.Futex;
import org.xmlbench.readahead.system.SharedMemory;

/**
 * The memory of a ring between two processes: counters of buffers published and released, each with
 * a flag that says whether a process sleeps on it, and the buffers. A process that has to wait
 * sleeps on a counter; none spins.
 */
final class RingMemory implements AutoCloseable {
  static final int PUBLISHED = 0;
  static final int RELEASED = 128;
  private static final int SLEEPER = 64;
  private static final int LENGTHS = 1024;
  private static final int BUFFERS = 4096;

  /** How long a sleeper sleeps before it looks whether the other process is alive. */
  private static final long LOOK_NANOS = 50_000_000;

  private static final VarHandle INT = JAVA_INT.varHandle();

  private final Arena arena = Arena.ofConfined();
  private final Futex futex = new Futex();
  private final MemorySegment memory;
  private final BooleanSupplier otherIsAlive;

  /**
   * Maps a ring.
   *
   * @param otherIsAlive whether the process at the other end still runs
   */
  RingMemory(Path path, BooleanSupplier otherIsAlive) throws IOException {
    this.otherIsAlive = otherIsAlive;
    long bytes = BUFFERS + (long) HandOffBuffers.SLOTS * Outlet.BUFFER;
    memory = SharedMemory.map(path, bytes, arena);
  }

  MemorySegment buffer(int count) {
    return memory.asSlice(BUFFERS + (long) slot(count) * Outlet.BUFFER, Outlet.BUFFER);
  }

  int length(int count) {
    return memory.get(JAVA_INT, LENGTHS + (long) slot(count) * Integer.BYTES);
  }

  void setLength(int count, int length) {
    memory.set(JAVA_INT, LENGTHS + (long) slot(count) * Integer.BYTES, length);
  }

  private static int slot(int count) {
    return Math.floorMod(count, HandOffBuffers.SLOTS);
  }

  /** Counts one more, and wakes the process that waits for that. */
  void advance(int counter, int to) {
    INT.setVolatile(memory, (long) counter, to);
    if ((int) INT.getVolatile(memory, (long) counter + SLEEPER) != 0) {
      futex.wake(memory.asSlice(counter, Integer.BYTES));
    }
  }

  /**
   * Sleeps until a counter is no longer {@code expected}.
   *
   * @throws IOException when the other process has ended, which then will never change it
   */
  void awaitOther(int counter, int expected) throws IOException {
    if ((int) INT.getVolatile(memory, (long) counter) != expected) {
      return;
    }
    // The flag is set before the kernel compares the counter: a change after that wakes.
    INT.setVolatile(memory, (long) counter + SLEEPER, 1);
    try {
      while ((int) INT.getVolatile(memory, (long) counter) == expected) {
        boolean alive = otherIsAlive.getAsBoolean();
        if (!alive && (int) INT.getVolatile(memory, (long) counter) == expected) {
          throw new IOException("the process at the other end of the shared ring has ended");
        }
        futex.await(memory.asSlice(counter, Integer.BYTES), expected, LOOK_NANOS);
      }
    } finally {
      INT.setVolatile(memory, (long) counter + SLEEPER, 0);
    }
  }

  @Override
  public void close() {
    futex.close();
    arena.close();
  }
}
