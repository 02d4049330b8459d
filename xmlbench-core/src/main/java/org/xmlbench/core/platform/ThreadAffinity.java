package org.xmlbench.core.platform;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Binds a thread to one processor.
 *
 * <p>The processors of a virtual machine, and of one with fast and slow cores, are not equally
 * fast, and a thread mostly stays where it began: of two equal JVMs one would be slower for as long
 * as they live. By {@code sched_setaffinity(2)}, on Linux alone. Threads that a bound thread starts
 * are bound as well.
 */
public final class ThreadAffinity {
  /** As many processors as the kernel's own default mask holds. */
  private static final long MASK_BYTES = 1024 / Byte.SIZE;

  private static final int THIS_THREAD = 0;
  private static final int UNAVAILABLE = -1;
  private static final FunctionDescriptor CALL =
      FunctionDescriptor.of(
          ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);

  private static final Optional<MethodHandle> GET = call("sched_getaffinity");
  private static final Optional<MethodHandle> SET = call("sched_setaffinity");

  private ThreadAffinity() {}

  private static Optional<MethodHandle> call(String name) {
    return CLibrary.isLinux() ? CLibrary.function(name, CALL) : Optional.empty();
  }

  /**
   * Links the calls and makes one that changes nothing, so that {@link #bind}, which comes right
   * before the measured phase, has no code of its own to link and to compile.
   */
  public static void prepare() {
    try (Arena arena = Arena.ofConfined()) {
      call(GET, newMask(arena));
    }
  }

  /**
   * Binds the current thread, the only one that measures.
   *
   * @see #bind(int)
   */
  public static OptionalInt bind() {
    return bind(0);
  }

  /**
   * Binds the current thread to one of the processors that it may use: the first of the threads
   * that measure to the second, because the first processor serves most interrupts, the next thread
   * to the next processor, and so on; the first processor is the last that is taken.
   *
   * @param thread number of this one among the threads that measure, from 0
   * @return the processor's number; empty where the platform binds no threads
   */
  public static OptionalInt bind(int thread) {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment mask = newMask(arena);
      if (call(GET, mask) < 0) {
        return OptionalInt.empty();
      }
      int chosen = chosen(BitSet.valueOf(mask.asByteBuffer()), thread);
      mask.fill((byte) 0);
      mask.set(ValueLayout.JAVA_BYTE, chosen / Byte.SIZE, (byte) (1 << chosen % Byte.SIZE));
      return call(SET, mask) == 0 ? OptionalInt.of(chosen) : OptionalInt.empty();
    }
  }

  private static MemorySegment newMask(Arena arena) {
    return arena.allocate(MASK_BYTES, Long.BYTES);
  }

  /** The second of the processors in a mask for the first thread, the third for the next. */
  static int chosen(BitSet allowed, int thread) {
    int[] processors = allowed.stream().toArray();
    return processors[(thread + 1) % processors.length];
  }

  /** What the call answers; negative where it is not allowed, or not there: measured without. */
  private static int call(Optional<MethodHandle> function, MemorySegment mask) {
    if (function.isEmpty()) {
      return UNAVAILABLE;
    }
    try {
      return (int) function.get().invokeExact(THIS_THREAD, MASK_BYTES, mask);
    } catch (Throwable e) {
      return UNAVAILABLE;
    }
  }
}
