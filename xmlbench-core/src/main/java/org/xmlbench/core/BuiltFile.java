package org.xmlbench.core;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * A program, or a shared library, that the build of a subject's module made of a library that is
 * not Java's. Its place is the folder {@code bin} beside the module's jar, or where the build put
 * it; beside the class that it is found by stands {@code program.properties}, by the module's
 * {@code src/main/build/build-program}: what it was built with, or why it was not built.
 */
public final class BuiltFile {
  /** Is loaded, which takes no permission to execute it. */
  private static final String SHARED_LIBRARY = ".so";

  private final Properties built = new Properties();
  private final Path file;

  private BuiltFile(Class<?> of, String name) {
    try (InputStream in = of.getResourceAsStream("program.properties")) {
      if (in != null) {
        built.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    file = place(of, name);
  }

  public static BuiltFile of(Class<?> type, String name) {
    return new BuiltFile(type, name);
  }

  private static Path place(Class<?> of, String name) {
    try {
      URI uri = of.getProtectionDomain().getCodeSource().getLocation().toURI();
      Path code = Path.of(uri);
      return Files.isDirectory(code)
          ? code.resolveSibling("program").resolve(name)
          : code.resolveSibling("bin").resolve(name);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the place of this module's classes has no path", e);
    }
  }

  /** Why it cannot run; empty where it can. */
  public Optional<String> unavailable() {
    String reason = built.getProperty("unavailable");
    if (reason != null) {
      return Optional.of(reason);
    }
    if (!Files.exists(file)) {
      return Optional.of(
          file
              + " is missing: the program is of one host, so build XMLBench on this one, after "
              + built.getProperty("install", "installing what it takes"));
    }
    return file.toString().endsWith(SHARED_LIBRARY) || Files.isExecutable(file)
        ? Optional.empty()
        : Optional.of(file + " may not be executed: chmod +x it");
  }

  /** Version of the library that it was built with; empty where it was not built. */
  public Optional<String> version() {
    return Optional.ofNullable(built.getProperty("version"));
  }

  /** The compiler that it was built with, and its flags; empty where it was not built. */
  public Optional<String> compiler() {
    return Optional.ofNullable(built.getProperty("compiler"));
  }

  /** The version of the XML parser in it; empty where it was not built, or the parser has none. */
  public Optional<String> parserVersion() {
    return Optional.ofNullable(built.getProperty("parser-version"));
  }

  public Path file() {
    return file;
  }
}
