package org.xmlbench.core.platform;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Map;
import java.util.Optional;

/** The system calls behind counters of events, on Linux of x86-64 and AArch64. */
final class PerfEventCalls {
  /** Number of {@code perf_event_open} by the JVM's name of the architecture. */
  static final Map<String, Long> NUMBERS = Map.of("amd64", 298L, "aarch64", 241L);

  /** {@code PERF_EVENT_IOC_ENABLE}. */
  static final long ENABLE = 0x2400;

  /** {@code PERF_EVENT_IOC_DISABLE}. */
  static final long DISABLE = 0x2401;

  /** {@code PERF_IOC_FLAG_GROUP}. */
  static final int WHOLE_GROUP = 1;

  /** {@code PERF_FLAG_FD_CLOEXEC}. */
  static final long CLOSE_ON_EXEC = 8;

  /** As a group's first: there is no leader yet. */
  static final int NO_LEADER = -1;

  private static final int THIS_THREAD = 0;
  private static final int ANY_PROCESSOR = -1;

  private static final StructLayout STATE = Linker.Option.captureStateLayout();
  private static final long ERRNO =
      STATE.byteOffset(MemoryLayout.PathElement.groupElement("errno"));

  private final long number;
  private final MethodHandle open;
  private final MethodHandle control;
  private final MethodHandle read;
  private final MethodHandle close;

  private PerfEventCalls(
      long number, MethodHandle open, MethodHandle control, MethodHandle read, MethodHandle close) {
    this.number = number;
    this.open = open;
    this.control = control;
    this.read = read;
    this.close = close;
  }

  /** The calls, linked; empty on other platforms. */
  static Optional<PerfEventCalls> find() {
    Long number = NUMBERS.get(System.getProperty("os.arch"));
    if (!CLibrary.isLinux() || number == null) {
      return Optional.empty();
    }
    Optional<MethodHandle> open = findOpen();
    Optional<MethodHandle> control =
        CLibrary.function(
            "ioctl",
            FunctionDescriptor.of(
                ValueLayout.JAVA_INT,
                ValueLayout.JAVA_INT,
                ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_INT),
            Linker.Option.firstVariadicArg(2));
    Optional<MethodHandle> read =
        CLibrary.function(
            "read",
            FunctionDescriptor.of(
                ValueLayout.JAVA_LONG,
                ValueLayout.JAVA_INT,
                ValueLayout.ADDRESS,
                ValueLayout.JAVA_LONG));
    Optional<MethodHandle> close =
        CLibrary.function(
            "close", FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
    return open.isEmpty() || control.isEmpty() || read.isEmpty() || close.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new PerfEventCalls(number, open.get(), control.get(), read.get(), close.get()));
  }

  /** The C library has no function for it, so it goes by {@code syscall(2)}. */
  private static Optional<MethodHandle> findOpen() {
    return CLibrary.function(
        "syscall",
        FunctionDescriptor.of(
            ValueLayout.JAVA_LONG,
            ValueLayout.JAVA_LONG,
            ValueLayout.ADDRESS,
            ValueLayout.JAVA_LONG,
            ValueLayout.JAVA_LONG,
            ValueLayout.JAVA_LONG,
            ValueLayout.JAVA_LONG),
        Linker.Option.firstVariadicArg(1),
        Linker.Option.captureCallState("errno"));
  }

  /**
   * Opens a counter of the calling thread.
   *
   * @param leader the descriptor of its group's first, or {@link #NO_LEADER}
   * @return its descriptor, or the negated number of the error
   */
  int open(PerfEvent event, int leader) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = arena.allocate(STATE);
      MemorySegment attributes = PerfEventAttributes.of(event, leader == NO_LEADER, arena);
      long descriptor =
          (long)
              open.invokeExact(
                  state,
                  number,
                  attributes,
                  (long) THIS_THREAD,
                  (long) ANY_PROCESSOR,
                  (long) leader,
                  CLOSE_ON_EXEC);
      return descriptor < 0 ? -state.get(ValueLayout.JAVA_INT, ERRNO) : (int) descriptor;
    } catch (Throwable e) {
      throw failure("perf_event_open", e);
    }
  }

  /**
   * Starts or stops a whole group: {@link #ENABLE} or {@link #DISABLE}. What could not be started
   * has run for no time, which its reading tells.
   */
  void control(int leader, long request) {
    try {
      int _ = (int) control.invokeExact(leader, request, WHOLE_GROUP);
    } catch (Throwable e) {
      throw failure("ioctl", e);
    }
  }

  /** How many bytes were read into {@code target}. */
  long read(int descriptor, MemorySegment target) {
    try {
      return (long) read.invokeExact(descriptor, target, target.byteSize());
    } catch (Throwable e) {
      throw failure("read", e);
    }
  }

  void close(int descriptor) {
    try {
      int _ = (int) close.invokeExact(descriptor);
    } catch (Throwable e) {
      throw failure("close", e);
    }
  }

  private static IllegalStateException failure(String call, Throwable e) {
    return new IllegalStateException(call + " cannot be called", e);
  }
}
