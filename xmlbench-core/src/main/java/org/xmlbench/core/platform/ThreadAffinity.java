package org.xmlbench.core.platform;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.BitSet;
import java.util.Locale;
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
  private static final FunctionDescriptor CALL =
      FunctionDescriptor.of(
          ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);

  private ThreadAffinity() {}

  /**
   * Binds the current thread to one of the processors that it may use: the second, because the
   * first serves most interrupts, or the only one.
   *
   * @return the processor's number; empty where the platform binds no threads
   */
  public static OptionalInt bind() {
    boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
    if (!linux || ValueLayout.ADDRESS.byteSize() != Long.BYTES) {
      return OptionalInt.empty();
    }
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment mask = arena.allocate(MASK_BYTES, Long.BYTES);
      if (call("sched_getaffinity", mask) < 0) {
        return OptionalInt.empty();
      }
      int chosen = chosen(BitSet.valueOf(mask.asByteBuffer()));
      mask.fill((byte) 0);
      mask.set(ValueLayout.JAVA_BYTE, chosen / Byte.SIZE, (byte) (1 << chosen % Byte.SIZE));
      return call("sched_setaffinity", mask) == 0 ? OptionalInt.of(chosen) : OptionalInt.empty();
    } catch (Throwable e) {
      // No such call, or not allowed here: measured without.
      return OptionalInt.empty();
    }
  }

  /** The second of the processors in a mask, or the only one. */
  static int chosen(BitSet allowed) {
    int first = allowed.nextSetBit(0);
    int second = allowed.nextSetBit(first + 1);
    return second < 0 ? first : second;
  }

  @SuppressWarnings("restricted")
  private static int call(String name, MemorySegment mask) throws Throwable {
    Linker linker = Linker.nativeLinker();
    MethodHandle handle =
        linker.downcallHandle(linker.defaultLookup().find(name).orElseThrow(), CALL);
    return (int) handle.invokeExact(THIS_THREAD, MASK_BYTES, mask);
  }
}
