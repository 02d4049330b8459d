package org.xmlbench.core.driver.foreign;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Optional;
import java.util.function.Supplier;
import org.xmlbench.core.BuiltFile;

/** A shared library of this host, which may not have it. */
@SuppressWarnings("restricted") // A driver of such a library is native access.
public final class ForeignLibrary {
  private static final Linker LINKER = Linker.nativeLinker();
  private static final String MACHINE = System.getProperty("os.arch");

  private final Optional<SymbolLookup> lookup;
  private final String reason;

  /**
   * Opens a library for the life of the JVM.
   *
   * @param name of its file, such as {@code libexpat.so.1}
   * @param debianPackage what brings it
   */
  public ForeignLibrary(String name, String debianPackage) {
    lookup = open(() -> SymbolLookup.libraryLookup(name, Arena.global()));
    reason = "%s is not there for %s: apt-get install %s".formatted(name, MACHINE, debianPackage);
  }

  /**
   * Opens one that the build of a driver's module made, for the life of the JVM.
   *
   * @param debianPackage what brings the library that it calls
   */
  public ForeignLibrary(BuiltFile built, String debianPackage) {
    Optional<String> missing = built.unavailable();
    lookup =
        missing.isPresent()
            ? Optional.empty()
            : open(() -> SymbolLookup.libraryLookup(built.file(), Arena.global()));
    reason =
        missing.orElseGet(
            () ->
                "%s cannot be loaded on this host (%s): apt-get install %s, or build XMLBench here"
                    .formatted(built.file(), MACHINE, debianPackage));
  }

  private static Optional<SymbolLookup> open(Supplier<SymbolLookup> library) {
    try {
      return Optional.of(library.get());
    } catch (IllegalArgumentException notThere) {
      return Optional.empty();
    }
  }

  /** Why it cannot be used, with the command that mends it; empty where it can. */
  public Optional<String> unavailable() {
    return lookup.isPresent() ? Optional.empty() : Optional.of(reason);
  }

  /** A function of the library; {@code null} where there is no library. */
  public MethodHandle function(String function, FunctionDescriptor type) {
    return handle(function, type);
  }

  /**
   * A function of the library that returns at once and never calls back, which makes a call of it
   * cheaper; {@code null} where there is no library.
   */
  public MethodHandle accessor(String function, FunctionDescriptor type) {
    return handle(function, type, Linker.Option.critical(false));
  }

  private MethodHandle handle(String function, FunctionDescriptor type, Linker.Option... options) {
    return lookup
        .map(library -> LINKER.downcallHandle(library.findOrThrow(function), type, options))
        .orElse(null);
  }

  /** The text at which a variable of the library points; empty where there is no library. */
  public Optional<String> text(String variable) {
    return lookup
        .map(library -> library.findOrThrow(variable).address())
        .map(address -> ForeignText.MEMORY.get(ForeignText.POINTER, address))
        .map(new ForeignText()::string);
  }

  /**
   * A function that C can call, which is a method of an object. What the method throws ends the
   * JVM.
   *
   * @param lookup has access to the method
   */
  public static MemorySegment callback(
      MethodHandles.Lookup lookup,
      Object target,
      String method,
      FunctionDescriptor type,
      Arena arena) {
    try {
      MethodHandle handle = lookup.findVirtual(target.getClass(), method, type.toMethodType());
      return LINKER.upcallStub(handle.bindTo(target), type, arena);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(
          "%s has a method %s%s".formatted(target.getClass(), method, type.toMethodType()), e);
    }
  }
}
