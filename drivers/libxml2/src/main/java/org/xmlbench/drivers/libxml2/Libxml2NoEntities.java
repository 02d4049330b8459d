package org.xmlbench.drivers.libxml2;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import org.xmlbench.core.driver.foreign.ForeignLibrary;
import org.xmlbench.drivers.libxml2.Libxml2Library.Functions;

/** Lets every external entity of all parsers of the JVM be empty. */
final class Libxml2NoEntities {
  private static final MemorySegment EMPTY = Arena.global().allocateFrom("");

  static {
    try {
      MemorySegment loader =
          ForeignLibrary.callback(
              MethodHandles.lookup(),
              new Libxml2NoEntities(),
              "load",
              FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS, ADDRESS),
              Arena.global());
      Functions.SET_LOADER.invokeExact(loader);
    } catch (Throwable e) {
      throw Libxml2.broken(e);
    }
  }

  private Libxml2NoEntities() {}

  static void install() {
    // The static initialiser does it, once.
  }

  /** Called by libxml2 for an external entity. */
  MemorySegment load(MemorySegment uri, MemorySegment id, MemorySegment context) {
    try {
      return (MemorySegment) Functions.STRING_INPUT.invokeExact(context, EMPTY);
    } catch (Throwable e) {
      return MemorySegment.NULL;
    }
  }
}
