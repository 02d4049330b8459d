package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The files of the repository, of all modules, without what builds and runs leave there. */
final class Checkout {
  static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  private static final Path RUNS = ROOT.resolve("results/runs");
  private static final Path BUILD_SERVER = ROOT.resolve(".ci");

  private Checkout() {}

  /** The files whose names match. */
  static List<Path> files(Pattern name) throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return isSource(folder) ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (name.matcher(file.getFileName().toString()).matches()) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }

  private static boolean isSource(Path folder) {
    String name = folder.getFileName().toString();
    return folder.equals(ROOT)
        || folder.equals(BUILD_SERVER)
        || !name.equals("target") && !name.startsWith(".") && !folder.equals(RUNS);
  }

  /** The Markdown pages below a folder. */
  static List<Path> pages(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
    }
  }

  /** A file as messages name it. */
  static String name(Path file) {
    return ROOT.relativize(file).toString();
  }
}
