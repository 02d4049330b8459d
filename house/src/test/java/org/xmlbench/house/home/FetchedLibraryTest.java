package org.xmlbench.house.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;

/** A library that an archive does not hand on: its driver says so until it is fetched. */
class FetchedLibraryTest {
  @TempDir private Path folder;
  private Distribution home;
  private Path own;

  @BeforeEach
  void make() throws IOException {
    home = BrokenDriversFolder.make(folder, HonestDriver.class);
    own = home.drivers().resolve("HonestDriver");
    Path jar = own.resolve("xmlbench-driver-honest-1.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry("META-INF/xmlbench/fetched.properties"));
      out.write(
          "coordinates=org.example:parser:1.0\nwhy=it has no stated licence"
              .getBytes(StandardCharsets.UTF_8));
    }
  }

  private LibrarySubject<DriverDescription> driver() {
    return SubjectCatalogue.drivers(home).named("honest-one");
  }

  private LibraryResolver repository() throws IOException {
    Path version = Files.createDirectories(folder.resolve("repository/org/example/parser/1.0"));
    Files.writeString(version.resolve("parser-1.0.jar"), "");
    Files.writeString(
        version.resolve("parser-1.0.pom"),
        "<project><modelVersion>4.0.0</modelVersion><groupId>org.example</groupId>"
            + "<artifactId>parser</artifactId><version>1.0</version></project>");
    return new LibraryResolver(Optional.of(folder.resolve("repository")), true);
  }

  @Test
  void untilItIsFetchedItsDriverIsUnavailable() {
    assertThat(driver().unavailable())
        .contains(
            "org.example:parser:1.0 is not in this archive, since it has no stated licence:"
                + " xmlbench fetch");
    assertThat(driver().version()).isEqualTo("1.0");
    assertThat(SubjectCatalogue.drivers(home).leftOut()).hasSize(1);
  }

  @Test
  void fetchedItIsOnTheDriversClassPath() throws IOException {
    FetchedLibrary library = home.fetchedLibraries().getFirst();
    assertThat(library.isThere()).isFalse();

    List<Path> jars = library.fetch(repository());

    assertThat(jars).containsExactly(own.resolve("fetched/parser-1.0.jar"));
    assertThat(library.isThere()).isTrue();
    assertThat(driver().unavailable()).isEmpty();
    assertThat(driver().classPath()).contains(own.resolve("fetched/parser-1.0.jar"));
  }

  @Test
  void aPlaceThatCannotBeWrittenIsNamed() throws IOException {
    Files.writeString(own.resolve("fetched"), "in the way");
    LibraryResolver resolver = repository();
    FetchedLibrary library = home.fetchedLibraries().getFirst();
    assertThatThrownBy(() -> library.fetch(resolver))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith(own.resolve("fetched") + " cannot be written: make it writable");
  }
}
