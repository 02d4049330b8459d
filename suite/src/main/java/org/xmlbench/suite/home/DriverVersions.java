package org.xmlbench.suite.home;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.results.store.SubjectEntry;

/**
 * Drivers of the distribution with other versions of their libraries, as {@code
 * woodstox-stax@7.1.0} names them.
 *
 * @param home the distribution
 * @param libraries finds the jars
 */
public record DriverVersions(Distribution home, LibraryResolver libraries) {
  /** Between a driver's id and a version. */
  public static final char AT = '@';

  /** A driver of the distribution is beside its library under this name. */
  private static final String DRIVER_JAR = "xmlbench-driver-";

  /** Anything else would be another part of Maven's coordinates, or a path. */
  private static final Pattern VERSION = Pattern.compile("[^\\s:@/\\\\]+");

  /**
   * The id in a name.
   *
   * @throws UserErrorException when it names no driver at a version
   */
  public static String id(String name) {
    int at = name.indexOf(AT);
    if (at == 0 || (at > 0 && !VERSION.matcher(name.substring(at + 1)).matches())) {
      throw new UserErrorException(
          "'%s' names no driver at a version: write DRIVER@VERSION, such as woodstox-stax@7.1.0"
              .formatted(name));
    }
    return at < 0 ? name : name.substring(0, at);
  }

  /** Whether a library's version is its own, and not that of the JDK or of the system. */
  public static boolean hasOwnVersion(DriverDescription driver) {
    return driver.library().artifact().chars().filter(unit -> unit == ':').count() == 1;
  }

  /**
   * The same where the id is that of the driver and the version, so that both may be in one run.
   */
  LibrarySubject<DriverDescription> named(
      LibrarySubject<DriverDescription> driver, String version) {
    LibrarySubject<DriverDescription> found = of(driver, version);
    DriverDescription named = found.description().named(driver.id() + AT + version);
    return new LibrarySubject<>(
        named,
        SubjectEntry.of(named),
        found.classPath(),
        found.locator(),
        Optional.empty(),
        driver.setups());
  }

  /**
   * The driver with that version of its library. Its id is that of the driver.
   *
   * @throws UserErrorException when its library has no version of its own, or that one does not
   *     resolve
   */
  public LibrarySubject<DriverDescription> of(
      LibrarySubject<DriverDescription> driver, String version) {
    if (!hasOwnVersion(driver.description())) {
      throw new UserErrorException(
          "%s@%s: its parser comes with the JDK and has no version of its own: name JDKs instead"
              .formatted(driver.id(), version));
    }
    List<Path> own = new ArrayList<>();
    driver.classPath().stream()
        .filter(path -> path.getFileName().toString().startsWith(DRIVER_JAR))
        .forEach(own::add);
    own.addAll(libraries.resolve(driver.description().library().artifact() + ":" + version));
    return DriverLoader.load(driver.id(), home.coreClassPath(), own);
  }
}
