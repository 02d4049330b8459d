package org.xmlbench.suite.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The family of docs/adding-a-family.md, as people copy it. */
public final class ToyFolder {
  private static final Path TOY = Path.of("../examples/toy-family");

  private ToyFolder() {}

  /** Its classes and resources, without a build, in that folder. */
  public static Path compile(Path classes) throws IOException {
    Files.createDirectories(classes);
    compileSources(classes);
    copy(TOY.resolve("src/main/resources"), classes);
    return classes;
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  private static void compileSources(Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null);
        Stream<Path> sources = Files.walk(TOY.resolve("src/main/java"))) {
      boolean compiled =
          compiler
              .getTask(
                  messages,
                  manager,
                  null,
                  List.of(
                      "-d",
                      classes.toString(),
                      "-proc:none",
                      "-cp",
                      System.getProperty("java.class.path")),
                  null,
                  manager.getJavaFileObjectsFromPaths(
                      sources.filter(file -> file.toString().endsWith(".java")).toList()))
              .call();
      assertThat(compiled).as(messages.toString()).isTrue();
    }
  }
}
