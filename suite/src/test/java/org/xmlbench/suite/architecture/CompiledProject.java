package org.xmlbench.suite.architecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.results.ProjectFolder;

/**
 * The product's compiled classes, read from each module's own folder: the drivers are not on the
 * suite's class path.
 */
final class CompiledProject {
  private CompiledProject() {}

  /** Folders that hold modules, below the top folder. */
  private static final List<String> PARENTS =
      List.of(".", "drivers", "families", "soapbench", "soapbench/bindings");

  /** The folders of the modules that have been compiled, in each of these parents. */
  static List<Path> modules() {
    Path top = ProjectFolder.top();
    return PARENTS.stream()
        .flatMap(parent -> folders(top.resolve(parent).normalize()))
        .filter(folder -> Files.isDirectory(folder.resolve("target/classes/org")))
        .toList();
  }

  static JavaClasses classes() {
    return new ClassFileImporter()
        .importPaths(modules().stream().map(m -> m.resolve("target/classes")).toList());
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
