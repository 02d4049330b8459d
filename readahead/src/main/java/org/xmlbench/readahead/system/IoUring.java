package org.xmlbench.readahead.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.util.Optional;

/**
 * A queue of reads that the kernel works on, by the raw system calls of {@code io_uring(7)}. For
 * one thread at a time.
 *
 * <p>Numbers in here are offsets in the kernel's structures {@code io_uring_params}, {@code
 * io_uring_sqe} and {@code io_uring_cqe}, which never change.
 */
public final class IoUring implements Closeable {
  private static final long SETUP_NUMBER = 425;
  private static final long ENTER_NUMBER = 426;
  private static final MethodHandle SETUP =
      LinuxCalls.function(
          "syscall", FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG, ADDRESS), 1);
  private static final MethodHandle ENTER =
      LinuxCalls.function(
          "syscall",
          FunctionDescriptor.of(
              JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG, ADDRESS, JAVA_LONG),
          1);
  private static final VarHandle INDEX = JAVA_INT.varHandle();

  private static final long PARAMS_BYTES = 120;
  private static final int SINGLE_MAPPING = 1;
  private static final long WAIT_FOR_ONE = 1;
  private static final long ENTRY_BYTES = 64;
  private static final byte READ = 22;

  private final int number;
  private final UringMemory memory;
  private int queued;

  private IoUring(int number, UringMemory memory) {
    this.number = number;
    this.memory = memory;
  }

  /** What is done with a finished read. */
  @FunctionalInterface
  public interface Completion {
    /**
     * Takes a result.
     *
     * @param tag of the request
     * @param result bytes read, or an error's number, negated
     */
    void accept(int tag, int result);
  }

  /** Why there is no io_uring here; empty where there is. */
  public static Optional<String> unavailable() {
    return LinuxCalls.unavailable().or(Probe::reason);
  }

  /** A queue for as many reads at once as {@code entries}. */
  public static IoUring open(int entries) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = LinuxCalls.newState(arena);
      MemorySegment params = arena.allocate(PARAMS_BYTES, Long.BYTES);
      int number = (int) (long) SETUP.invokeExact(state, SETUP_NUMBER, (long) entries, params);
      if (number < 0) {
        throw new SystemCallException("io_uring", "io_uring_setup", LinuxCalls.errno(state));
      }
      try {
        if ((params.get(JAVA_INT, 20) & SINGLE_MAPPING) == 0) {
          throw new SystemCallException(
              "io_uring", "one mapping for both rings", SystemCallException.ENOSYS);
        }
        return new IoUring(number, UringMemory.map(number, params));
      } catch (IOException | RuntimeException | Error e) {
        Descriptor.close(number);
        throw e;
      }
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw LinuxCalls.broken("io_uring_setup", e);
    }
  }

  /**
   * Queues a read; {@link #submit} hands it to the kernel. The buffer must stay allocated until the
   * read is completed.
   *
   * @param offset first byte in the file
   * @param tag comes back with the result
   */
  public void queueRead(Descriptor from, MemorySegment to, long offset, int tag) {
    int tail = memory.submissions.get(JAVA_INT, memory.submissionTail);
    int index = tail & memory.submissionMask;
    MemorySegment entry = memory.entries.asSlice(index * ENTRY_BYTES, ENTRY_BYTES).fill((byte) 0);
    entry.set(JAVA_BYTE, 0, READ);
    entry.set(JAVA_INT, 4, from.number());
    entry.set(JAVA_LONG, 8, offset);
    entry.set(JAVA_LONG, 16, to.address());
    entry.set(JAVA_INT, 24, (int) to.byteSize());
    entry.set(JAVA_LONG, 32, tag);
    memory.submissions.set(JAVA_INT, memory.submissionArray + (long) index * Integer.BYTES, index);
    INDEX.setRelease(memory.submissions, memory.submissionTail, tail + 1);
    queued++;
  }

  /** Reads that are queued and not yet handed to the kernel. */
  public int queued() {
    return queued;
  }

  /** Hands queued reads to the kernel, without waiting. */
  public void submit(int count) throws IOException {
    int left = count;
    while (left > 0) {
      int taken = enter(left, 0);
      left -= taken;
      queued -= taken;
    }
  }

  /** Waits until a read is completed whose result was not taken yet. */
  public void await() throws IOException {
    int head = memory.submissions.get(JAVA_INT, memory.completionHead);
    if (head == (int) INDEX.getAcquire(memory.submissions, memory.completionTail)) {
      enter(0, WAIT_FOR_ONE);
    }
  }

  private int enter(long submit, long wait) throws IOException {
    while (true) {
      long done;
      try {
        done =
            (long)
                ENTER.invokeExact(
                    memory.state,
                    ENTER_NUMBER,
                    (long) number,
                    submit,
                    wait,
                    wait,
                    MemorySegment.NULL,
                    0L);
      } catch (Throwable e) {
        throw LinuxCalls.broken("io_uring_enter", e);
      }
      if (done >= 0) {
        return (int) done;
      }
      int errno = LinuxCalls.errno(memory.state);
      if (errno != SystemCallException.EINTR) {
        throw new SystemCallException("io_uring", "io_uring_enter", errno);
      }
    }
  }

  /** Takes the results of all completed reads. */
  public void completions(Completion consumer) {
    int head = memory.submissions.get(JAVA_INT, memory.completionHead);
    int tail = (int) INDEX.getAcquire(memory.submissions, memory.completionTail);
    while (head != tail) {
      long entry = memory.completionEntries + (head & memory.completionMask) * 16L;
      int tag = (int) memory.submissions.get(JAVA_LONG, entry);
      int result = memory.submissions.get(JAVA_INT, entry + 8);
      head++;
      INDEX.setRelease(memory.submissions, memory.completionHead, head);
      consumer.accept(tag, result);
    }
  }

  /** Gives the queue back. No read may be in flight. */
  @Override
  public void close() {
    memory.close();
    Descriptor.close(number);
  }

  /** Asked once. */
  private static final class Probe {
    private static final Optional<String> REASON = probe();

    static Optional<String> reason() {
      return REASON;
    }

    private static Optional<String> probe() {
      try {
        open(2).close();
        return Optional.empty();
      } catch (IOException e) {
        return Optional.of("this kernel or its sandbox refuses: " + e.getMessage());
      }
    }
  }
}
