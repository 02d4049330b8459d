package org.xmlbench.contract.bare;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.net.URISyntaxException;
import java.nio.file.Path;

/**
 * Functions in C that add up lengths: handlers in place of a driver's, which are methods of Java,
 * and loops over a reader or a tree. What the two differ by is the calls between C and Java and the
 * text that Java makes. {@code scripts/harness-cost} compiles them of the driver's {@code
 * src/test/c/loop.c} to the file {@value #FILE} beside the jar.
 */
@SuppressWarnings("restricted") // They are native code.
public final class HandlersInC {
  /** Name of the shared library. */
  static final String FILE = "loop.so";

  private static final String PREFIX = "xmlbench_loop_";

  private final SymbolLookup library;
  private final MethodHandle sum;

  /**
   * Loads them for the life of the JVM.
   *
   * @param of a class of the jar beside which they lie
   * @throws IllegalArgumentException when they are not there
   */
  public HandlersInC(Class<?> of) throws URISyntaxException {
    Path jar = Path.of(of.getProtectionDomain().getCodeSource().getLocation().toURI());
    library = SymbolLookup.libraryLookup(jar.resolveSibling(FILE), Arena.global());
    sum = call("sum", FunctionDescriptor.of(ValueLayout.JAVA_LONG));
  }

  public MemorySegment function(String name) {
    return library.findOrThrow(PREFIX + name);
  }

  /** The function of that name, to be called by Java. */
  public MethodHandle call(String name, FunctionDescriptor type) {
    return Linker.nativeLinker().downcallHandle(function(name), type);
  }

  /** What the handlers added up since the last time. */
  public long sum() {
    try {
      return (long) sum.invokeExact();
    } catch (Throwable e) {
      throw new IllegalStateException("a function without arguments failed", e);
    }
  }
}
