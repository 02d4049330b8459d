package org.xmlbench.house.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;

/** Maven's resolver over a repository made here, so that no network and no machine matters. */
class LibraryResolverTest {
  @TempDir private Path repository;
  private LibraryResolver resolver;

  @BeforeEach
  void fill() throws IOException {
    resolver = new LibraryResolver(Optional.of(repository), true);
    install(
        "parser",
        "1.0",
        dependency("org.example", "needed", "2.0", "")
            + dependency("org.example", "tested", "3.0", "<scope>test</scope>")
            + dependency("org.example", "maybe", "4.0", "<optional>true</optional>")
            + dependency("xml-apis", "xml-apis", "1.0", "")
            + dependency("stax", "stax-api", "1.0", ""));
    install("needed", "2.0", "");
  }

  private void install(String artifact, String version, String dependencies) throws IOException {
    Path folder =
        Files.createDirectories(repository.resolve("org/example/" + artifact + "/" + version));
    String name = artifact + "-" + version;
    Files.writeString(folder.resolve(name + ".jar"), "");
    Files.writeString(
        folder.resolve(name + ".pom"),
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>org.example</groupId>
          <artifactId>%s</artifactId>
          <version>%s</version>
          <dependencies>%s</dependencies>
        </project>
        """
            .formatted(artifact, version, dependencies));
  }

  private static String dependency(String group, String artifact, String version, String more) {
    return """
    <dependency>
      <groupId>%s</groupId>
      <artifactId>%s</artifactId>
      <version>%s</version>%s
    </dependency>
    """
        .formatted(group, artifact, version, more);
  }

  @Test
  void theJarAndWhatItNeedsWithoutWhatThePlatformHas() {
    assertThat(resolver.resolve("org.example:parser:1.0"))
        .extracting(path -> path.getFileName().toString())
        .containsExactly("parser-1.0.jar", "needed-2.0.jar");
    assertThat(resolver.resolve("org.example:parser:1.0")).allMatch(p -> p.startsWith(repository));
  }

  @Test
  void aMissingVersionIsReportedInOneLine() {
    assertThatThrownBy(() -> resolver.resolve("org.example:parser:9.9"))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("org.example:parser:9.9 does not resolve offline: ")
        .message()
        .hasLineCount(1);
  }

  @Test
  void anInvalidVersionIsReportedInOneLine() {
    assertThatThrownBy(() -> resolver.resolve("org.example:parser:"))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("names no library")
        .message()
        .hasLineCount(1)
        .doesNotContain("Exception");
  }

  @Test
  void theVersionsOfALibraryAreInMavensOrder() throws IOException {
    Files.writeString(
        repository.resolve("org/example/parser/maven-metadata-local.xml"),
        """
        <metadata>
          <groupId>org.example</groupId>
          <artifactId>parser</artifactId>
          <versioning>
            <versions>
              <version>1.10</version>
              <version>1.9</version>
              <version>2.0-rc1</version>
              <version>2.0</version>
            </versions>
          </versioning>
        </metadata>
        """);
    assertThat(resolver.versions("org.example:parser"))
        .containsExactly("1.9", "1.10", "2.0-rc1", "2.0");
  }

  @Test
  void ofALibraryThatNobodyKnowsThereAreNone() {
    assertThatThrownBy(() -> resolver.versions("org.example:unknown"))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("no version of org.example:unknown is known offline: name some");
  }
}
