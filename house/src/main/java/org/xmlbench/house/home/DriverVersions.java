package org.xmlbench.house.home;

import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.results.store.SubjectEntry;

/**
 * Drivers of the distribution with other versions of their libraries, as {@code
 * woodstox-stax@7.1.0} names them, with another value of a parameter of theirs, as {@code
 * piximal-parallel@threads=4} does, or in JVMs with one more module of the JDK, as {@code
 * aalto-sax@module=jdk.incubator.vector} does.
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

  /** The parameter that every driver has. */
  private static final String MODULE = "module=";

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
        found.modules(),
        found.parameters());
  }

  /**
   * The driver with that version of its library, that value of a parameter, or that module. Its id
   * is that of the driver.
   *
   * @throws UserErrorException when its library has no version of its own, or that one does not
   *     resolve; when it has no such parameter, or that cannot have that value; when the JDK has no
   *     such module
   */
  public LibrarySubject<DriverDescription> of(
      LibrarySubject<DriverDescription> driver, String version) {
    if (version.startsWith(MODULE)) {
      return withModule(driver, version.substring(MODULE.length()));
    }
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
    List<Path> library =
        libraries.resolve(driver.description().library().artifact() + ":" + version);
    List<String> replaced = library.stream().map(DriverVersions::artifact).toList();
    List<Path> own = new ArrayList<>();
    driver.classPath().stream()
        .filter(path -> !home.coreClassPath().contains(path))
        .filter(path -> DriverJar.is(path) && !replaced.contains(artifact(path)))
        .forEach(own::add);
    own.addAll(library);
    return DriverLoader.load(driver.id(), home.coreClassPath(), own);
  }

  /** The name of a jar without its version: PIXIMAL's begins as those of drivers do. */
  private static String artifact(Path jar) {
    return jar.getFileName().toString().replaceFirst("(-[0-9].*)?[.]jar$", "");
  }

  private static LibrarySubject<DriverDescription> withModule(
      LibrarySubject<DriverDescription> driver, String name) {
    List<String> known =
        ModuleFinder.ofSystem().findAll().stream()
            .map(module -> module.descriptor().name())
            .toList();
    if (!known.contains(name)) {
      throw new UserErrorException(
          "%s@%s%s: this JDK has no such module; %s"
              .formatted(
                  driver.id(),
                  MODULE,
                  name,
                  NearestName.of(name, known)
                      .map("did you mean '%s'?"::formatted)
                      .orElse("java --list-modules prints what it has")));
    }
    List<String> modules = new ArrayList<>(driver.modules());
    modules.add(name);
    DriverDescription described = driver.description().with("add-modules=" + name);
    return LibrarySubject.ofDriver(described, driver.classPath(), driver.locator())
        .withModules(modules);
  }
}
