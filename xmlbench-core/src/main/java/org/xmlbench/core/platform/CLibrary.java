package org.xmlbench.core.platform;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Locale;
import java.util.Optional;

/** How functions of the C library are found, on platforms of 64 bits. */
final class CLibrary {
  private CLibrary() {}

  static boolean isLinux() {
    return os().contains("linux");
  }

  static boolean isMac() {
    return os().contains("mac");
  }

  private static String os() {
    return System.getProperty("os.name").toLowerCase(Locale.ROOT);
  }

  /**
   * The function of that name and type; empty where this platform has none.
   *
   * @param options such as which of its arguments is the first variadic one
   */
  @SuppressWarnings("restricted")
  static Optional<MethodHandle> function(
      String name, FunctionDescriptor type, Linker.Option... options) {
    if (ValueLayout.ADDRESS.byteSize() != Long.BYTES) {
      return Optional.empty();
    }
    try {
      Linker linker = Linker.nativeLinker();
      return linker
          .defaultLookup()
          .find(name)
          .map(symbol -> linker.downcallHandle(symbol, type, options));
    } catch (RuntimeException e) {
      return Optional.empty();
    }
  }
}
