package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The guide for those who add a parser, against the contract that it describes. */
class GuideTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+Test)` \\|");

  @Test
  void itsTableNamesEveryTestOnce() throws IOException {
    String guide = Files.readString(ROOT.resolve("docs/adding-a-parser.md"));
    List<String> named = ROW.matcher(guide).results().map(row -> row.group(1)).toList();
    try (var files =
        Files.list(ROOT.resolve("driver-contract/src/main/java/org/xmlbench/contract"))) {
      assertThat(named)
          .containsExactlyInAnyOrderElementsOf(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> name.endsWith("Test.java"))
                  .map(name -> name.replace(".java", ""))
                  .toList());
    }
  }
}
