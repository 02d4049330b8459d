package org.xmlbench.house.home;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.xmlbench.core.UserErrorException;

/**
 * A library that the archive does not hand on, since no stated licence allows it. The driver's jar
 * names it in {@value #RESOURCE}; one command fetches it into the folder {@value #FOLDER} beside
 * that jar.
 *
 * @param folder that of the driver's jar
 * @param coordinates {@code group:artifact:version}
 * @param why it is not handed on
 */
public record FetchedLibrary(Path folder, String coordinates, String why) {
  /** Where a driver's jar names it. */
  static final String RESOURCE = "META-INF/xmlbench/fetched.properties";

  /** The folder of its jars, in the driver's. */
  static final String FOLDER = "fetched";

  /** That of a driver's folder; empty where all of its library is handed on. */
  static Optional<FetchedLibrary> of(Path folder) {
    for (Path jar : Distribution.jars(folder)) {
      try (ZipFile zip = new ZipFile(jar.toFile())) {
        ZipEntry entry = zip.getEntry(RESOURCE);
        if (entry != null) {
          try (InputStream in = zip.getInputStream(entry)) {
            return Optional.of(read(folder, in));
          }
        }
      } catch (IOException unreadable) {
        // It is reported where its driver is loaded.
      }
    }
    return Optional.empty();
  }

  /** That of a driver of ours on that class path, where it is not there; empty of any other. */
  static Optional<FetchedLibrary> missing(List<Path> classPath) {
    return classPath.stream()
        .filter(jar -> LibrarySubject.isTested(jar.toString()))
        .findFirst()
        .flatMap(jar -> of(jar.getParent()))
        .filter(library -> !library.isThere());
  }

  private static FetchedLibrary read(Path folder, InputStream in) throws IOException {
    Properties named = new Properties();
    named.load(in);
    return new FetchedLibrary(folder, named.getProperty("coordinates"), named.getProperty("why"));
  }

  /** The jars of a subject's folder: its own, and those that were fetched. */
  static List<Path> jars(Path folder) {
    List<Path> all = new ArrayList<>(Distribution.jars(folder));
    Path fetched = folder.resolve(FOLDER);
    if (Files.isDirectory(fetched)) {
      all.addAll(Distribution.jars(fetched));
    }
    return all;
  }

  public boolean isThere() {
    String begin = coordinates.replaceFirst("^[^:]*:([^:]*):.*$", "$1-");
    return jars(folder).stream().anyMatch(jar -> jar.getFileName().toString().startsWith(begin));
  }

  /** Such as {@code 1.0.3}. */
  String version() {
    return coordinates.substring(coordinates.lastIndexOf(':') + 1);
  }

  /** Why its driver cannot run, with the command that mends it. */
  String unavailable() {
    return "%s is not in this archive, since %s: xmlbench fetch".formatted(coordinates, why);
  }

  /**
   * Fetches it.
   *
   * @return the jars that are there now
   * @throws UserErrorException when it does not resolve, or the folder cannot be written
   */
  public List<Path> fetch(LibraryResolver libraries) {
    List<Path> fetched = new ArrayList<>();
    Path place = folder.resolve(FOLDER);
    for (Path jar : libraries.resolve(coordinates)) {
      try {
        Files.createDirectories(place);
        Path target = place.resolve(jar.getFileName());
        if (!Files.exists(target)) {
          Files.copy(jar, target);
        }
        fetched.add(target);
      } catch (IOException e) {
        throw new UserErrorException(
            "%s cannot be written: make it writable, or put %s there yourself"
                .formatted(place, jar),
            e);
      }
    }
    return fetched;
  }
}
