package org.xmlbench.house.gate;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.home.LibrarySubject;

/**
 * The second copy of a baseline. It is treated exactly like a candidate: it has its own copies of
 * the files, made for this gate, and the candidate's position in every block.
 */
final class Sentinel {
  private Sentinel() {}

  /** The same arm from copies of all files of its class path in {@code folder}. */
  static ResolvedArm copyOf(ResolvedArm arm, Path folder) throws IOException {
    List<Path> copies = new ArrayList<>();
    int number = 0;
    for (Path entry : arm.driver().classPath()) {
      Path target = folder.resolve(Integer.toString(number++)).resolve(entry.getFileName());
      copy(entry, target);
      copies.add(target);
    }
    LibrarySubject<DriverDescription> driver = arm.driver();
    return new ResolvedArm(
        arm.label() + " (second copy)",
        LibrarySubject.ofDriver(driver.description(), copies, driver.locator())
            .withModules(driver.modules()),
        arm.jvm(),
        arm.jdk());
  }

  /** A class path holds jars and folders of classes. */
  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    try (Stream<Path> files = Files.walk(from, FileVisitOption.FOLLOW_LINKS)) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, to.resolve(from.relativize(file).toString()));
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
