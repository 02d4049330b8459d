package org.xmlbench.house.home;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;

/**
 * What tells who keeps a driver's library, and what it brings along, as its jars show it.
 *
 * @param built when its jar was made, by the newest of its entries; empty where these have no time,
 *     and of what is no jar
 * @param javaLevel the least feature release of Java that runs it, by its class files; empty of
 *     what is no jar
 * @param bytes of the library and of what it needs
 * @param needs names of the jars that it needs
 * @param advisories what is known of its faults; empty where that was not looked up
 */
public record LibraryFacts(
    Optional<LocalDate> built,
    Optional<Integer> javaLevel,
    long bytes,
    List<String> needs,
    Optional<Advisories> advisories) {
  /** Class files of Java 1.1 are of version 45, and of each later release one more. */
  private static final int BEFORE_FIRST = 44;

  private static final int CLASS_FILE = 0xCAFEBABE;

  /** Builds that shall be repeatable give their entries a time of their own, long ago. */
  private static final int FIRST_YEAR = 1996;

  public LibraryFacts {
    needs = List.copyOf(needs);
  }

  /**
   * Those of a driver.
   *
   * @param core what every fork has on its class path
   */
  public static LibraryFacts of(LibrarySubject<DriverDescription> driver, List<Path> core)
      throws IOException {
    return of(driver.description(), driver.classPath(), core);
  }

  static LibraryFacts of(DriverDescription driver, List<Path> classPath, List<Path> core)
      throws IOException {
    List<Path> own = new ArrayList<>(classPath);
    own.removeAll(core);
    Optional<Advisories> advisories = Optional.empty();
    for (Path jar : own) {
      if (DriverJar.is(jar)) {
        advisories = advisories.or(() -> Advisories.in(jar));
      }
    }
    own.removeIf(DriverJar::is);
    String artifact = driver.library().artifact().replaceFirst(".*:", "") + "-";
    Optional<Path> library =
        own.stream().filter(jar -> jar.getFileName().toString().startsWith(artifact)).findFirst();
    long bytes = 0;
    for (Path jar : own) {
      bytes += Files.size(jar);
    }
    library.ifPresent(own::remove);
    return new LibraryFacts(
        library.flatMap(LibraryFacts::built),
        library.flatMap(LibraryFacts::javaLevel),
        bytes,
        own.stream().map(jar -> jar.getFileName().toString()).sorted().toList(),
        advisories);
  }

  /** The known faults that a library has and had, counted. */
  String advisoriesInBrief(Library library) {
    return ofAdvisories(known -> known.brief(new LibraryVersions(library, needs)));
  }

  /** The known faults of a library, one by one. */
  public String advisoriesInFull(Library library) {
    return ofAdvisories(known -> known.text(new LibraryVersions(library, needs)));
  }

  private String ofAdvisories(Function<Advisories, String> words) {
    return advisories.map(words).orElse("not looked up");
  }

  private static Optional<LocalDate> built(Path jar) {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      return zip.stream()
          .map(entry -> entry.getTimeLocal().toLocalDate())
          .max(Comparator.naturalOrder())
          .filter(date -> date.getYear() >= FIRST_YEAR);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Optional<Integer> javaLevel(Path jar) {
    int highest = 0;
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      for (Enumeration<? extends ZipEntry> all = zip.entries(); all.hasMoreElements(); ) {
        ZipEntry entry = all.nextElement();
        boolean always =
            entry.getName().endsWith(".class")
                && !entry.getName().startsWith("META-INF/")
                && !entry.getName().endsWith("module-info.class");
        if (always) {
          try (DataInputStream in = new DataInputStream(zip.getInputStream(entry))) {
            if (in.readInt() == CLASS_FILE) {
              in.readUnsignedShort();
              highest = Math.max(highest, in.readUnsignedShort());
            }
          }
        }
      }
    } catch (IOException e) {
      return Optional.empty();
    }
    return highest == 0 ? Optional.empty() : Optional.of(highest - BEFORE_FIRST);
  }
}
