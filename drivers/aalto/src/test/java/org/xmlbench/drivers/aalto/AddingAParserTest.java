package org.xmlbench.drivers.aalto;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The example of {@code docs/adding-a-parser.md} is this driver, but for what it declares. */
class AddingAParserTest {
  private static final Path PAGE = Path.of("../../docs/adding-a-parser.md");
  private static final Path SOURCES = Path.of("src/main/java/org/xmlbench/drivers/aalto");
  private static final Pattern CLASS =
      Pattern.compile("(?s)```java\n(package [^`]*? class (\\w+)[^`]*)```");

  @Test
  void theExampleIsThisDriver() throws IOException {
    List<String> names = new ArrayList<>();
    for (Matcher example = CLASS.matcher(Files.readString(PAGE)); example.find(); ) {
      names.add(example.group(2));
      String source = Files.readString(SOURCES.resolve(example.group(2) + ".java"));
      assertThat(undeclared(example.group(1))).isEqualTo(undeclared(source));
    }
    assertThat(names).containsExactly("Aalto", "AaltoStaxDriver", "AaltoSaxDriver");
  }

  /** The code without its declarations, whatever its line ends. */
  private static String undeclared(String code) {
    return code.replaceAll(
            "\\s*\\.lacking\\((\\s*Capability\\.(rejects\\(\"[^\"]*\"\\)|[A-Z_]+),?)*\\)", "")
        .replace("import org.xmlbench.core.document.Capability;\n", "")
        .replaceAll("\\s+", " ");
  }
}
