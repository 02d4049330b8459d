package org.xmlbench.suite.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The product's compiled classes, read from each module's own folder: the drivers are not on the
 * suite's class path.
 */
final class CompiledProject {
  private CompiledProject() {}

  /** Folders that hold modules, below the top folder. */
  private static final List<String> PARENTS =
      List.of(".", "drivers", "soapbench", "soapbench/bindings");

  /** The folders of the modules that have been compiled, in each of these parents. */
  static List<Path> modules() {
    Path top = topFolder();
    return PARENTS.stream()
        .flatMap(parent -> folders(top.resolve(parent).normalize()))
        .filter(folder -> Files.isDirectory(folder.resolve("target/classes/org")))
        .toList();
  }

  static JavaClasses classes() {
    return new ClassFileImporter()
        .importPaths(modules().stream().map(m -> m.resolve("target/classes")).toList());
  }

  /** The folder that holds {@code .mvn}, in this folder or above it. */
  private static Path topFolder() {
    Path folder = Path.of("").toAbsolutePath();
    while (folder != null && !Files.isDirectory(folder.resolve(".mvn"))) {
      folder = folder.getParent();
    }
    if (folder == null) {
      throw new IllegalStateException("no .mvn in or above " + Path.of("").toAbsolutePath());
    }
    return folder;
  }

  private static Stream<Path> folders(Path parent) {
    if (!Files.isDirectory(parent)) {
      return Stream.empty();
    }
    try (Stream<Path> children = Files.list(parent)) {
      return children.filter(Files::isDirectory).sorted().toList().stream();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
