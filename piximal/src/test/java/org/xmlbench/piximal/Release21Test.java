package org.xmlbench.piximal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The parser compiles for Java 21, so that programs on it can use it. Two parts need more: vectors,
 * and what takes a {@link java.lang.foreign.MemorySegment}, which Java 21 has as a preview.
 */
class Release21Test {
  private static final List<Path> SOURCES = List.of(Path.of("src/main/java"));

  /** What javac calls the use of an API that was a preview. */
  private static final String PREVIEW = "compiler.err.is.preview";

  @TempDir private Path classes;

  private static boolean usesVectors(Path source) {
    try {
      return Files.readString(source).contains("import jdk.incubator.vector.");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (Path folder : SOURCES) {
      try (Stream<Path> files = Files.walk(folder)) {
        files.filter(it -> it.toString().endsWith(".java")).forEach(sources::add);
      }
    }
    return sources;
  }

  private List<String> errors(List<Path> sources) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<String> options = List.of("--release", "21", "-proc:none", "-Xmaxerrs", "1000");
    List<String> all = new ArrayList<>(options);
    all.addAll(List.of("-d", classes.toString()));
    try (StandardJavaFileManager files = compiler.getStandardFileManager(found, null, null)) {
      compiler
          .getTask(null, files, found, all, null, files.getJavaFileObjectsFromPaths(sources))
          .call();
    }
    return found.getDiagnostics().stream()
        .filter(it -> it.getKind() == Diagnostic.Kind.ERROR)
        .filter(it -> !it.getCode().equals(PREVIEW))
        .filter(it -> it.getSource() == null || !usesVectors(Path.of(it.getSource().getName())))
        .map(Object::toString)
        .toList();
  }

  @Test
  void theParserCompilesForJava21ButForItsVectors() throws IOException {
    assertThat(errors(sources())).isEmpty();
  }

  @Test
  void aLaterLanguageIsAnError() throws IOException {
    Path later =
        Files.writeString(
            classes.resolve("Later.java"), "class Later { void a(int b) { int _ = b; } }");
    assertThat(errors(List.of(later)))
        .singleElement()
        .asString()
        .contains("not supported in -source 21");
  }
}
