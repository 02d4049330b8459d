package org.xmlbench.core.driver.support;

import java.net.URL;
import java.util.Optional;

/**
 * Finds the version of a library without loading any of its classes. It looks where the thread's
 * context class loader does: on the class path in a fork, in one library's folder where the suite
 * asks a driver for its description.
 */
public final class LibraryVersion {
  private LibraryVersion() {}

  /**
   * The version in the name of the jar that holds a class: {@code woodstox-core-7.3.0.jar} gives
   * {@code 7.3.0}.
   *
   * @param className the library's class that parses
   * @param artifactId what stands before the version in the jar's name
   * @return the version; empty where there is no such class, or its jar is named otherwise
   */
  public static Optional<String> of(String className, String artifactId) {
    String resource = className.replace('.', '/') + ".class";
    URL url = Thread.currentThread().getContextClassLoader().getResource(resource);
    if (url == null) {
      return Optional.empty();
    }
    String jar = url.toString().replaceFirst("!/.*", "").replaceFirst(".*/", "");
    boolean named = jar.startsWith(artifactId + "-") && jar.endsWith(".jar");
    return named
        ? Optional.of(jar.substring(artifactId.length() + 1, jar.length() - ".jar".length()))
        : Optional.empty();
  }

  /**
   * A library's name and version: {@code Woodstox 7.3.0}, or the name alone where the version
   * cannot be known.
   *
   * @param name what people call it
   */
  public static String named(String name, String className, String artifactId) {
    return of(className, artifactId).map(version -> name + " " + version).orElse(name);
  }

  /** The version of the Java platform, for its own parsers. */
  public static String ofJdk() {
    return Runtime.version().toString();
  }
}
