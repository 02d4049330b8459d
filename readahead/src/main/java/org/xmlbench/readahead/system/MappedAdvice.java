package org.xmlbench.readahead.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/** What can be asked of the kernel about mapped memory, by {@code madvise(2)}. */
public final class MappedAdvice {
  /** {@code MADV_POPULATE_READ}: bring the pages in now, and wait for them. Linux 5.14. */
  private static final int POPULATE_READ = 22;

  private static final MethodHandle ADVISE =
      LinuxCalls.function(
          "madvise", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG, JAVA_INT), -1);

  private MappedAdvice() {}

  /** Why {@link #populate} cannot be used here; empty where it can. */
  public static Optional<String> unavailable() {
    return LinuxCalls.unavailable().or(Probe::reason);
  }

  /** Brings a mapped range into memory, and returns when it is there. */
  public static void populate(MemorySegment mapped, String subject) throws IOException {
    int errno = call(mapped);
    if (errno != 0) {
      throw new SystemCallException(subject, "madvise", errno);
    }
  }

  private static int call(MemorySegment mapped) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = LinuxCalls.newState(arena);
      int status = (int) ADVISE.invokeExact(state, mapped, mapped.byteSize(), POPULATE_READ);
      return status == 0 ? 0 : LinuxCalls.errno(state);
    } catch (Throwable e) {
      throw LinuxCalls.broken("madvise", e);
    }
  }

  /** Asked once: an empty range is refused only by a kernel that does not know the advice. */
  private static final class Probe {
    private static final Optional<String> REASON = probe();

    static Optional<String> reason() {
      return REASON;
    }

    private static Optional<String> probe() {
      return call(MemorySegment.NULL) == 0
          ? Optional.empty()
          : Optional.of("this kernel has no MADV_POPULATE_READ (Linux 5.14)");
    }
  }
}
