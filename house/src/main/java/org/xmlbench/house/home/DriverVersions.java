package org.xmlbench.house.home;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.results.store.SubjectEntry;

/**
 * Drivers of the distribution with other versions of their libraries, as {@code
 * woodstox-stax@7.1.0} names them, or with another value of a parameter of theirs, as {@code
 * piximal-parallel@threads=4} does.
 *
 * @param libraries finds the jars
 */
public record DriverVersions(Distribution home, LibraryResolver libraries) {
  /** Between a driver's id and a version. */
  public static final char AT = '@';

  /** Anything else would be another part of Maven's coordinates, or a path. */
  private static final Pattern VERSION = Pattern.compile("[^\\s:@/\\\\]+");

  /** What Maven resolves to other jars on another day. */
  private static final Pattern FLOATING = Pattern.compile("(?i)latest|release|.*[\\[\\](),].*");

  private static final String NATIVE = "native:";

  /**
   * The id in a name.
   *
   * @throws UserErrorException when it names no driver at a version
   */
  public static String id(String name) {
    int at = name.indexOf(AT);
    if (at == 0 || (at > 0 && !VERSION.matcher(name.substring(at + 1)).matches())) {
      throw new UserErrorException(
          "'%s' names no driver at a version: write DRIVER@VERSION, such as woodstox-stax@7.1.0, or DRIVER@PARAMETER=VALUE"
              .formatted(name));
    }
    if (at > 0 && FLOATING.matcher(name.substring(at + 1)).matches()) {
      throw new UserErrorException(
          "'%s' names no single version: on another day it would be other jars".formatted(name));
    }
    return at < 0 ? name : name.substring(0, at);
  }

  private static boolean isParameter(String version) {
    return version.indexOf('=') > 0;
  }

  /** Whether a library's version is its own, and not that of the JDK or of the system. */
  public static boolean hasOwnVersion(DriverDescription driver) {
    String artifact = driver.library().artifact();
    return artifact.chars().filter(unit -> unit == ':').count() == 1
        && !artifact.startsWith(NATIVE);
  }

  /**
   * The same where the id is that of the driver and the version, so that both may be in one run.
   */
  LibrarySubject<DriverDescription> named(
      LibrarySubject<DriverDescription> driver, String version) {
    LibrarySubject<DriverDescription> found = of(driver, version);
    DriverDescription named = found.description().named(driver.id() + AT + version);
    Optional<LibrarySetups> setups = isParameter(version) ? Optional.empty() : driver.setups();
    return new LibrarySubject<>(
        named,
        LibrarySubject.hardened(SubjectEntry.of(named), setups),
        found.classPath(),
        found.locator(),
        isParameter(version) ? driver.unavailable() : Optional.empty(),
        setups,
        driver.modules());
  }

  /**
   * The driver with that version of its library, or that value of a parameter. Its id is that of
   * the driver.
   *
   * @throws UserErrorException when its library has no version of its own, or that one does not
   *     resolve; when it has no such parameter, or that cannot have that value
   */
  public LibrarySubject<DriverDescription> of(
      LibrarySubject<DriverDescription> driver, String version) {
    if (isParameter(version)) {
      List<Path> own =
          driver.classPath().stream().filter(path -> !home.coreClassPath().contains(path)).toList();
      return DriverLoader.load(driver.id() + AT + version, home.coreClassPath(), own);
    }
    if (!hasOwnVersion(driver.description())) {
      throw new UserErrorException(
          (driver.description().library().isNative()
                  ? "%s@%s: its library is the one that this system has: Maven brings no other"
                  : "%s@%s: its parser comes with the JDK and has no version of its own: name JDKs"
                      + " instead")
              .formatted(driver.id(), version));
    }
    List<Path> own = new ArrayList<>();
    driver.classPath().stream()
        .filter(path -> !home.coreClassPath().contains(path))
        .filter(DriverJar::is)
        .forEach(own::add);
    own.addAll(libraries.resolve(driver.description().library().artifact() + ":" + version));
    return DriverLoader.load(driver.id(), home.coreClassPath(), own);
  }
}
