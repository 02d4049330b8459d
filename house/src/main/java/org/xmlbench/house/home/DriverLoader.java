package org.xmlbench.house.home;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.measure.Drivers;

/** Asks drivers for their descriptions, each with its own library in a separate class loader. */
public final class DriverLoader {
  private DriverLoader() {}

  /**
   * The driver of {@code locator} on that class path.
   *
   * @param core what every fork gets; comes first on the class path
   * @throws UserErrorException when there is no such driver
   */
  public static LibrarySubject<DriverDescription> load(
      String locator, List<Path> core, List<Path> own) {
    try {
      List<Path> classPath = Stream.concat(core.stream(), own.stream()).toList();
      return with(
          own,
          AnswerLimit.USUAL,
          loader -> {
            Driver driver = Drivers.locate(locator, loader);
            return LibrarySubject.ofDriver(driver.describe(), classPath, locator)
                .withModules(driver.modules());
          });
    } catch (IllegalArgumentException e) {
      throw new UserErrorException(
          "%s (%s)".formatted(e.getMessage(), JavaCommand.classPath(own)), e);
    } catch (IOException | RuntimeException | LinkageError | ServiceConfigurationError e) {
      throw new UserErrorException(
          "the driver %s of %s cannot be loaded: %s"
              .formatted(locator, JavaCommand.classPath(own), AnswerLimit.why(e)),
          e);
    }
  }

  /**
   * The answer of {@code question}, called in a thread of its own with a class loader that sees the
   * suite and {@code own}.
   *
   * @throws AnswerLimit.NoAnswerException when there is none in that time
   */
  static <T> T with(List<Path> own, Duration limit, Function<ClassLoader, T> question)
      throws IOException {
    try (URLClassLoader loader =
        new URLClassLoader(urls(own), DriverLoader.class.getClassLoader())) {
      return AnswerLimit.within(limit, loader, () -> question.apply(loader));
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
