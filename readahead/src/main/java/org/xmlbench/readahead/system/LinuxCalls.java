package org.xmlbench.readahead.system;

import java.lang.foreign.AddressLayout;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What all system calls share: how they are found, and how their errors are reported. */
public final class LinuxCalls {
  private static final StructLayout STATE = Linker.Option.captureStateLayout();
  private static final VarHandle ERRNO = STATE.varHandle(PathElement.groupElement("errno"));
  private static final long LONGEST_MESSAGE = 256;

  private LinuxCalls() {}

  /** Why this machine does not have the calls; empty on 64-bit Linux. */
  public static Optional<String> unavailable() {
    String os = System.getProperty("os.name");
    if (!os.toLowerCase(Locale.ROOT).contains("linux")) {
      return Optional.of("needs Linux, this is " + os);
    }
    return ValueLayout.ADDRESS.byteSize() == Long.BYTES
        ? Optional.empty()
        : Optional.of("needs a 64-bit JVM");
  }

  /**
   * A C function that sets {@code errno}: the handle's first argument is a segment by {@link
   * #newState}.
   *
   * @param fixed number of arguments before the variable ones; negative where there are none
   */
  static MethodHandle function(String name, FunctionDescriptor type, int fixed) {
    List<Linker.Option> options = new ArrayList<>();
    options.add(Linker.Option.captureCallState("errno"));
    if (fixed >= 0) {
      options.add(Linker.Option.firstVariadicArg(fixed));
    }
    return link(name, type, options.toArray(Linker.Option[]::new));
  }

  /** A C function that does not set {@code errno}, or whose {@code errno} is not used. */
  static MethodHandle plainFunction(String name, FunctionDescriptor type) {
    return link(name, type);
  }

  @SuppressWarnings("restricted")
  private static MethodHandle link(String name, FunctionDescriptor type, Linker.Option... options) {
    Linker linker = Linker.nativeLinker();
    return linker.downcallHandle(linker.defaultLookup().find(name).orElseThrow(), type, options);
  }

  static MemorySegment newState(Arena arena) {
    return arena.allocate(STATE);
  }

  static int errno(MemorySegment state) {
    return (int) ERRNO.get(state, 0L);
  }

  /** What the C library calls an error: {@code No such file or directory}. */
  @SuppressWarnings("restricted")
  static String message(int errno) {
    AddressLayout text =
        ValueLayout.ADDRESS.withTargetLayout(
            MemoryLayout.sequenceLayout(LONGEST_MESSAGE, ValueLayout.JAVA_BYTE));
    try {
      MethodHandle strerror =
          plainFunction("strerror", FunctionDescriptor.of(text, ValueLayout.JAVA_INT));
      return ((MemorySegment) strerror.invokeExact(errno)).getString(0);
    } catch (Throwable e) {
      return "error " + errno;
    }
  }

  /** What a handle threw: never anything that the declared types do not say. */
  static RuntimeException broken(String name, Throwable cause) {
    return cause instanceof RuntimeException e
        ? e
        : new IllegalStateException(name + " cannot be called", cause);
  }
}
