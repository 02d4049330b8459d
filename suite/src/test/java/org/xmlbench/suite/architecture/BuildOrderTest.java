package org.xmlbench.suite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The suite packs what the modules of subjects leave, so it depends on each of them by the list in
 * {@code subjects/all}; with one missing, a parallel build would sometimes pack without it. So does
 * what holds all drivers to their contract. The style's mend writes the lists: this is what they
 * must come to.
 */
class BuildOrderTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Pattern MODULE = Pattern.compile("<module>(.*)</module>");

  @ParameterizedTest
  @CsvSource({
    "subjects/all,drivers,org.xmlbench.drivers",
    "subjects/all,soapbench,org.xmlbench.toolkits",
    "subjects/all,soapbench/bindings,org.xmlbench.bindings",
    "driver-contract/all,drivers,org.xmlbench.drivers"
  })
  void theListNamesEveryModuleOfItsFolder(String list, String folder, String group)
      throws IOException {
    Pattern dependency =
        Pattern.compile("<groupId>" + group + "</groupId>\\s*<artifactId>(.*)</artifactId>");
    assertThat(found(dependency, list))
        .isNotEmpty()
        .containsExactlyInAnyOrderElementsOf(found(MODULE, folder));
  }

  private static List<String> found(Pattern pattern, String folder) throws IOException {
    String pom = Files.readString(ROOT.resolve(folder).resolve("pom.xml"));
    return pattern.matcher(pom).results().map(match -> match.group(1)).toList();
  }
}
