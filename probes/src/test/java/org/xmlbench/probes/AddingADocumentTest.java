package org.xmlbench.probes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.core.document.Oracle;

/** The family in {@code docs/adding-a-document.md} is one: a user who copies it has a document. */
class AddingADocumentTest {
  private static final Path PAGE = Path.of("../docs/adding-a-document.md");
  private static final Pattern CLASS = Pattern.compile("(?s)```java\n(package .*?)```");

  /** Not the name on the page: a user who tries the page has a class of that name already. */
  private static final String NAME = "FamilyOfThePage";

  @TempDir private Path folder;

  @Test
  void theExampleCompilesAndGenerates() throws IOException, ReflectiveOperationException {
    Document document = example().document(DocumentName.parse("receipts:64KiB"));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Oracle oracle = document.writeWithOracle(bytes);
    assertThat(bytes.size()).isBetween(64 << 10, 65 << 10);
    assertThat(JdkParser.oracle(new ByteArrayInputStream(bytes.toByteArray()))).isEqualTo(oracle);
  }

  private GeneratedFamily example() throws IOException, ReflectiveOperationException {
    Matcher example = CLASS.matcher(Files.readString(PAGE));
    assertThat(example.find()).as("a class in %s", PAGE).isTrue();
    Path source = folder.resolve(NAME + ".java");
    Files.writeString(source, example.group(1).replace("ReceiptsFamily", NAME));
    compile(source);

    // In this package, whose classes the example extends.
    MethodHandles.Lookup here = MethodHandles.lookup();
    try (Stream<Path> files = Files.list(folder.resolve("org/xmlbench/probes"))) {
      for (Path file : files.sorted().toList().reversed()) {
        here.defineClass(Files.readAllBytes(file));
      }
    }
    return (GeneratedFamily)
        Class.forName("org.xmlbench.probes." + NAME).getDeclaredConstructor().newInstance();
  }

  private void compile(Path source) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter errors = new StringWriter();
    List<String> options =
        List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
    boolean compiled =
        compiler
            .getTask(
                errors,
                null,
                null,
                options,
                null,
                compiler.getStandardFileManager(null, null, null).getJavaFileObjects(source))
            .call();
    assertThat(compiled).as(errors.toString()).isTrue();
  }
}
