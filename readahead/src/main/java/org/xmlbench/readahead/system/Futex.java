package org.xmlbench.readahead.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Map;
import java.util.Optional;

/**
 * Waiting for a word of shared memory to change, by {@code futex(2)}: a thread that waits is asleep
 * in the kernel, and is woken by any process that maps the word. For one thread.
 */
public final class Futex implements AutoCloseable {
  /** The number of the system call by {@code os.arch}. */
  private static final Map<String, Long> NUMBERS = Map.of("amd64", 202L, "aarch64", 98L);

  private static final int WAIT = 0;
  private static final int WAKE = 1;
  private static final long TIMEOUT_BYTES = 16;
  private static final long NANOS = 1_000_000_000;

  private static final MethodHandle CALL =
      LinuxCalls.function(
          "syscall",
          FunctionDescriptor.of(
              JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_INT, JAVA_INT, ADDRESS, ADDRESS, JAVA_INT),
          1);

  private final long number = NUMBERS.get(System.getProperty("os.arch"));
  private final Arena arena = Arena.ofConfined();
  private final MemorySegment state = LinuxCalls.newState(arena);
  private final MemorySegment timeout = arena.allocate(TIMEOUT_BYTES, Long.BYTES);

  /** Why this machine offers none; empty where it does. */
  public static Optional<String> unavailable() {
    return LinuxCalls.unavailable().or(() -> unavailable(System.getProperty("os.arch")));
  }

  static Optional<String> unavailable(String architecture) {
    return NUMBERS.containsKey(architecture)
        ? Optional.empty()
        : Optional.of("the number of the call futex is not known for " + architecture);
  }

  /**
   * Sleeps while the word is {@code expected}, until it is woken or the time is over, and possibly
   * for no reason at all: the caller looks again.
   */
  public void await(MemorySegment word, int expected, long nanos) {
    timeout.set(JAVA_LONG, 0, nanos / NANOS);
    timeout.set(JAVA_LONG, Long.BYTES, nanos % NANOS);
    call(word, WAIT, expected, timeout);
  }

  /** Wakes all threads that sleep on the word. */
  public void wake(MemorySegment word) {
    call(word, WAKE, Integer.MAX_VALUE, MemorySegment.NULL);
  }

  /** After any error of these two the caller looks again. */
  private void call(MemorySegment word, int operation, int value, MemorySegment limit) {
    try {
      long ignored =
          (long)
              CALL.invokeExact(state, number, word, operation, value, limit, MemorySegment.NULL, 0);
    } catch (Throwable e) {
      throw LinuxCalls.broken("futex", e);
    }
  }

  @Override
  public void close() {
    arena.close();
  }
}
