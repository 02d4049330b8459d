package org.xmlbench.contract;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.xmlbench.core.driver.Driver;

/**
 * The drivers of a module, by the class loader that has them and their libraries.
 *
 * @param name of the module's folder
 */
record DriverModule(String name, ClassLoader loader) {
  /** What is on the class path, as the thread's class loader has it. */
  static DriverModule ofClassPath() {
    return new DriverModule("class path", Thread.currentThread().getContextClassLoader());
  }

  /** What lies in a folder of jars, and in folders in it, as a fork has it on its class path. */
  static DriverModule ofFolder(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      URL[] jars =
          files
              .filter(file -> file.toString().endsWith(".jar"))
              .sorted()
              .map(DriverModule::url)
              .toArray(URL[]::new);
      ClassLoader tests = DriverModule.class.getClassLoader();
      return new DriverModule(
          folder.getFileName().toString(), new URLClassLoader(folder.toString(), jars, tests));
    } catch (IOException e) {
      throw new IllegalStateException("the jars of " + folder + " cannot be listed", e);
    }
  }

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException("jar " + jar, e);
    }
  }

  /** All of them, each made anew: some look for their library's version then. */
  List<Driver> drivers() {
    return seeing(
        () ->
            ServiceLoader.load(Driver.class, loader).stream()
                .map(ServiceLoader.Provider::get)
                .toList());
  }

  /** What a thread says whose class loader this is, as in a fork. */
  <T> T seeing(Supplier<T> asked) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return asked.get();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Those that can run on this host. */
  List<Driver> available() {
    return drivers().stream().filter(driver -> driver.unavailable().isEmpty()).toList();
  }

  /** Skips a test where none can. */
  void assumeAvailable() {
    Assumptions.assumeFalse(
        available().isEmpty(), () -> drivers().getFirst().unavailable().orElseThrow());
  }

  @Override
  public String toString() {
    return name;
  }
}
