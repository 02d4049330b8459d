package org.xmlbench.drivers.pugixml;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.xmlbench.core.BuiltFile;
import org.xmlbench.core.driver.foreign.ForeignLibrary;
import org.xmlbench.core.driver.foreign.KeptMemory;

/** The functions of the module's own shared library, as {@code pugixml.cpp} declares them. */
final class PugixmlLibrary {
  private static final BuiltFile BUILT =
      BuiltFile.of(PugixmlLibrary.class, "libxmlbench-pugixml.so");
  private static final ForeignLibrary LIBRARY = new ForeignLibrary(BUILT, "libpugixml1v5");

  private PugixmlLibrary() {}

  /** Why it cannot be used on this host. */
  static Optional<String> unavailable() {
    return LIBRARY.unavailable();
  }

  /** Such as {@code 1.13}; empty where the module's own library was not built. */
  static Optional<String> version() {
    return BUILT.version();
  }

  /** Looked up when the first of them is used. */
  static final class Functions {
    static {
      KeptMemory.keep();
    }

    static final MethodHandle BUILD =
        of("build", FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_LONG, JAVA_INT, ADDRESS));
    static final MethodHandle FREE = of("free", FunctionDescriptor.ofVoid(ADDRESS));
    static final MethodHandle WALK = of("walk", FunctionDescriptor.of(ADDRESS));
    static final MethodHandle FREE_WALK = of("free_walk", FunctionDescriptor.ofVoid(ADDRESS));
    static final MethodHandle BEGIN = of("begin", FunctionDescriptor.ofVoid(ADDRESS, ADDRESS));
    static final MethodHandle NEXT =
        of("next", FunctionDescriptor.of(JAVA_LONG, ADDRESS, ADDRESS, ADDRESS));
    static final MethodHandle SUM =
        of("sum", FunctionDescriptor.of(JAVA_LONG, ADDRESS, JAVA_INT, ADDRESS));

    private Functions() {}

    private static MethodHandle of(String name, FunctionDescriptor type) {
      return LIBRARY.function("xmlbench_pugixml_" + name, type);
    }
  }
}
