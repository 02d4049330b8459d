package org.xmlbench.suite.home;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.measure.Drivers;

/** Asks drivers what they are, each with its own library in a class loader of its own. */
public final class DriverLoader {
  private DriverLoader() {}

  /**
   * The driver of {@code locator} on that class path.
   *
   * @param core what every fork gets; comes first on the class path
   * @param own the driver and its library
   * @throws UserErrorException when there is no such driver
   */
  public static LibrarySubject<DriverDescription> load(
      String locator, List<Path> core, List<Path> own) {
    try {
      DriverDescription description =
          with(own, loader -> Drivers.locate(locator, loader).describe());
      return LibrarySubject.ofDriver(
          description, Stream.concat(core.stream(), own.stream()).toList(), locator);
    } catch (IllegalArgumentException e) {
      throw new UserErrorException(
          "%s (%s)".formatted(e.getMessage(), JavaCommand.classPath(own)), e);
    } catch (IOException | RuntimeException | LinkageError | ServiceConfigurationError e) {
      throw new UserErrorException(
          "the driver %s of %s cannot be loaded: %s"
              .formatted(locator, JavaCommand.classPath(own), e),
          e);
    }
  }

  /**
   * What {@code question} says, asked with a class loader that sees the suite and {@code own}. JAXP
   * and service files go by the thread's loader, so that is set as well.
   */
  static <T> T with(List<Path> own, Function<ClassLoader, T> question) throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (URLClassLoader loader =
        new URLClassLoader(urls(own), DriverLoader.class.getClassLoader())) {
      thread.setContextClassLoader(loader);
      return question.apply(loader);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static URL[] urls(List<Path> entries) throws MalformedURLException {
    URL[] urls = new URL[entries.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = entries.get(i).toUri().toURL();
    }
    return urls;
  }
}
