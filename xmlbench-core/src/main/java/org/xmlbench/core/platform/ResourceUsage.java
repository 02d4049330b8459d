package org.xmlbench.core.platform;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * The system call {@code getrusage} of Linux on 64 bits: page faults of this process or of the
 * calling thread, without a file to read and to split.
 */
final class ResourceUsage {
  private static final int PROCESS = 0;
  private static final int THREAD = 1;

  /** getrusage(2): two times of two numbers each, then 14 numbers, all of 64 bits. */
  private static final int FIELDS = 18;

  private static final int MINOR_FAULTS = 8;
  private static final int MAJOR_FAULTS = 9;

  private static final Optional<ResourceUsage> CALL =
      CLibrary.isLinux()
          ? CLibrary.function(
                  "getrusage",
                  FunctionDescriptor.of(
                      ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS))
              .map(ResourceUsage::new)
          : Optional.empty();

  private final MethodHandle getrusage;
  private final MemorySegment usage = Arena.ofAuto().allocate(ValueLayout.JAVA_LONG, FIELDS);

  private ResourceUsage(MethodHandle getrusage) {
    this.getrusage = getrusage;
  }

  /** Page faults of this process so far, or empty where there is no such call. */
  static Optional<PageFaults> ofProcess() {
    return CALL.map(call -> call.read(PROCESS));
  }

  /** Page faults of the calling thread so far, or empty where there is no such call. */
  static Optional<PageFaults> ofThread() {
    return CALL.map(call -> call.read(THREAD));
  }

  private synchronized PageFaults read(int who) {
    int status;
    try {
      status = (int) getrusage.invokeExact(who, usage);
    } catch (RuntimeException e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("getrusage cannot be called", e);
    }
    if (status != 0) {
      throw new IllegalStateException("getrusage does not know " + who);
    }
    return new PageFaults(
        usage.getAtIndex(ValueLayout.JAVA_LONG, MINOR_FAULTS),
        usage.getAtIndex(ValueLayout.JAVA_LONG, MAJOR_FAULTS));
  }
}
