package org.xmlbench.suite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Where a module has been built, its tests have been compiled: a mistake in its POM can leave them
 * out, and no test fails then.
 */
class CompiledTestsTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Path SOURCES = Path.of("src", "test", "java");

  @Test
  void everyTestOfAModuleIsCompiled() throws IOException {
    List<String> missing = new ArrayList<>();
    int found = 0;
    for (Path module : modules()) {
      Path sources = module.resolve(SOURCES);
      Path classes = module.resolve("target", "test-classes");
      if (!Files.isDirectory(classes)) {
        continue;
      }
      for (Path test : tests(sources)) {
        String name = sources.relativize(test).toString().replace(".java", ".class");
        found++;
        if (!Files.exists(classes.resolve(name))) {
          missing.add(ROOT.relativize(test).toString());
        }
      }
    }
    assertThat(missing).isEmpty();
    assertThat(found).isPositive();
  }

  private static List<Path> tests(Path sources) throws IOException {
    try (var files = Files.walk(sources)) {
      return files.filter(file -> file.toString().endsWith("Test.java")).toList();
    }
  }

  private static List<Path> modules() throws IOException {
    List<Path> modules = new ArrayList<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            String name = folder.getFileName().toString();
            boolean isOther = name.equals("target") || name.equals("src") || name.startsWith(".");
            if (isOther && !folder.equals(ROOT)) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            if (Files.isDirectory(folder.resolve(SOURCES))) {
              modules.add(folder);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return modules;
  }
}
