package org.xmlbench.core.measure;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import org.xmlbench.core.Sha256;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.Implementation;

/** Finds which class really parsed, and out of which jar it came. */
public final class Implementations {
  private Implementations() {}

  /**
   * The record of that class.
   *
   * @throws WrongEventsException when the class is not of the packages that the driver names: then
   *     something else than the subject would have been measured
   */
  public static Implementation of(Class<?> type, DriverDescription driver) throws IOException {
    return of(type, driver.library().packages(), driver.library().recordedVersion());
  }

  /**
   * The record of the class that did a subject's work.
   *
   * @param packages beginnings of the names of the subject's classes
   * @param version the subject's
   * @throws WrongEventsException when the class is in no such package
   */
  public static Implementation of(Class<?> type, List<String> packages, String version)
      throws IOException {
    String name = type.getName();
    if (packages.stream().noneMatch(name::startsWith)) {
      throw new WrongEventsException(
          packages.isEmpty()
              ? "the library's description names no packages, so %s, the class that did the work,"
                      .formatted(name)
                  + " cannot be known as its own (see Library)"
              : "the class that did the work, %s, is not of %s".formatted(name, packages));
    }
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      String module = type.getModule().getName();
      return new Implementation(name, version, "jrt:/" + module, null);
    }
    Path jar = path(source);
    return new Implementation(
        name,
        version,
        jar.getFileName().toString(),
        Files.isRegularFile(jar) ? Sha256.of(jar) : null);
  }

  /**
   * The record of a program that did a subject's work.
   *
   * @param name what in it did, such as a generated class
   * @param version the subject's
   */
  public static Implementation ofProgram(String name, Path file, String version)
      throws IOException {
    return new Implementation(name, version, file.getFileName().toString(), Sha256.of(file));
  }

  private static Path path(CodeSource source) throws IOException {
    try {
      URI uri = source.getLocation().toURI();
      return Path.of(uri);
    } catch (URISyntaxException e) {
      throw new IOException("no path: " + source.getLocation(), e);
    }
  }
}
