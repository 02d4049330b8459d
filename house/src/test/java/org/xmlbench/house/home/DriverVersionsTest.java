package org.xmlbench.house.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.ParameterDriver;

/** Drivers on other versions of their libraries, from a repository made here. */
class DriverVersionsTest {
  @TempDir private Path folder;
  private SubjectCatalogue<DriverDescription> drivers;

  /** The driver stands beside its library under a name of its author's. */
  @BeforeEach
  void fill() throws IOException {
    Distribution home =
        BrokenDriversFolder.make(
            folder, HonestDriver.class, HonestDriver.Second.class, ParameterDriver.class);
    Path own = home.drivers().resolve("HonestDriver");
    Path repository = folder.resolve("repository");
    Files.copy(
        own.resolve("HonestDriver.jar"),
        released(repository, "honest-one", "xmlbench-honest").resolve("honest-one-0.9.jar"));
    empty(released(repository, "xmlbench-honest", null).resolve("xmlbench-honest-0.9.jar"));
    empty(own.resolve("xmlbench-honest-1.0-SNAPSHOT.jar"));
    empty(own.resolve("xmlbench-honest-support-1.0-SNAPSHOT.jar"));
    drivers =
        SubjectCatalogue.of(
            SubjectCatalogue.drivers(home),
            new DriverVersions(home, new LibraryResolver(Optional.of(repository), true)));
  }

  /** The folder of version 0.9, with its description. */
  private static Path released(Path repository, String artifact, String needed) throws IOException {
    Path version =
        Files.createDirectories(repository.resolve("org/xmlbench/test/" + artifact + "/0.9"));
    String dependency =
        """
        <dependencies><dependency>
          <groupId>org.xmlbench.test</groupId><artifactId>%s</artifactId><version>0.9</version>
        </dependency></dependencies>
        """
            .formatted(needed);
    Files.writeString(
        version.resolve(artifact + "-0.9.pom"),
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>org.xmlbench.test</groupId>
          <artifactId>%s</artifactId>
          <version>0.9</version>
          %s
        </project>
        """
            .formatted(artifact, needed == null ? "" : dependency));
    return version;
  }

  private static void empty(Path jar) throws IOException {
    new JarOutputStream(Files.newOutputStream(jar), new Manifest()).close();
  }

  /** PIXIMAL is a library of this project, whose jars are named as those of drivers are. */
  @Test
  void noJarOfTheOtherVersionStaysInTheClassPath() {
    LibrarySubject<DriverDescription> version =
        drivers.select(List.of("honest-one@0.9")).getFirst();
    assertThat(version.classPath())
        .extracting(jar -> jar.getFileName().toString())
        .contains("xmlbench-honest-0.9.jar", "xmlbench-honest-support-1.0-SNAPSHOT.jar")
        .doesNotContain("xmlbench-honest-1.0-SNAPSHOT.jar");
  }

  @Test
  void aVersionStandsBesideItsDriverUnderANameOfItsOwn() {
    List<LibrarySubject<DriverDescription>> chosen =
        drivers.select(List.of("honest-two", "honest-one@0.9", "honest-one"));
    assertThat(chosen)
        .extracting(LibrarySubject::id)
        .containsExactly("honest-one@0.9", "honest-one", "honest-two");
    assertThat(chosen.getFirst().locator()).isEqualTo("honest-one");
    assertThat(chosen.getFirst().classPath())
        .anyMatch(jar -> jar.endsWith("honest-one-0.9.jar"))
        .anyMatch(jar -> jar.endsWith("HonestDriver.jar"));
    // Which malformed documents another version accepts is not known from the driver.
    assertThat(chosen.getFirst().entry().configuration().acceptedMalformations()).isNull();
    assertThat(drivers.entries()).hasSize(3);
  }

  @Test
  void aParameterMakesADriverOfItsOwn() {
    List<LibrarySubject<DriverDescription>> chosen =
        drivers.select(List.of("with-parameter", "with-parameter@size=3"));
    assertThat(chosen)
        .extracting(LibrarySubject::id)
        .containsExactly("with-parameter", "with-parameter@size=3");
    LibrarySubject<DriverDescription> three = chosen.getLast();
    assertThat(three.locator()).isEqualTo("with-parameter@size=3");
    assertThat(three.classPath()).isEqualTo(chosen.getFirst().classPath());
    assertThat(three.modules()).isEmpty();
    assertThat(chosen.getFirst().modules()).containsExactly("java.sql");
    assertThat(chosen.getFirst().parameters()).containsOnlyKeys("size");
    assertThat(Drivers.locate("with-parameter@size=3", new DriverHere()))
        .isInstanceOfSatisfying(
            ParameterDriver.class, driver -> assertThat(driver.size()).isEqualTo(3));
  }

  @Test
  void everyDriverCanHaveOneMoreModuleOfTheJdk() {
    List<LibrarySubject<DriverDescription>> chosen =
        drivers.select(List.of("honest-one@module=java.rmi", "with-parameter@module=java.rmi"));
    assertThat(chosen)
        .extracting(LibrarySubject::id)
        .containsExactly("honest-one@module=java.rmi", "with-parameter@module=java.rmi");
    assertThat(chosen)
        .extracting(LibrarySubject::locator)
        .containsExactly("honest-one", "with-parameter");
    assertThat(chosen)
        .extracting(LibrarySubject::modules)
        .containsExactly(List.of("java.rmi"), List.of("java.sql", "java.rmi"));
    assertThat(chosen)
        .allSatisfy(
            driver ->
                assertThat(driver.entry().configuration().options())
                    .containsExactly("add-modules=java.rmi"));
  }

  @Test
  void whatIsWrongWithAModuleIsOneLine() {
    assertThatThrownBy(() -> drivers.select(List.of("honest-one@module=java.sqk")))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "honest-one@module=java.sqk: this JDK has no such module; did you mean 'java.sql'?");
    assertThatThrownBy(() -> drivers.select(List.of("honest-one@module=unknown")))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "honest-one@module=unknown: this JDK has no such module; java --list-modules prints"
                + " what it has");
  }

  @Test
  void whatIsWrongWithAParameterIsOneLine() {
    assertThatThrownBy(() -> drivers.select(List.of("with-parameter@size=10")))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("size=10: must be a whole number from 1 to 9");
    assertThatThrownBy(() -> drivers.select(List.of("with-parameter@seize=3")))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("with-parameter has no parameter 'seize': it has size");
    assertThatThrownBy(() -> drivers.select(List.of("honest-one@size=3")))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("honest-one has no parameter 'size', nor any");
  }

  /** Finds the driver by a service file, as its jar has one. */
  private static final class DriverHere extends ClassLoader {
    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
      if (!name.equals("META-INF/services/" + Driver.class.getName())) {
        return super.findResources(name);
      }
      Path services = Files.createTempFile("services", "");
      services.toFile().deleteOnExit();
      Files.writeString(services, ParameterDriver.class.getName());
      return Collections.enumeration(List.of(services.toUri().toURL()));
    }
  }

  @Test
  void aVersionThatDoesNotResolveIsLeftOutBesideOthers() {
    List<String> notices = new ArrayList<>();
    assertThat(drivers.select(List.of("honest-one@0.8", "honest-two"), notices::add))
        .extracting(LibrarySubject::id)
        .containsExactly("honest-two");
    assertThat(notices)
        .singleElement(STRING)
        .startsWith("left out: ")
        .contains("honest-one:0.8 does not resolve offline");
    assertThatThrownBy(() -> drivers.select(List.of("honest-one@0.8"), notices::add))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("honest-one:0.8 does not resolve offline");
    assertThatThrownBy(() -> drivers.select(List.of("honest-three", "honest-two"), notices::add))
        .isInstanceOf(UserErrorException.class);
  }

  @Test
  void whatIsWrongWithAVersionIsOneLine() {
    assertThatThrownBy(() -> drivers.select(List.of("honest-one@0.8")))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("honest-one:0.8 does not resolve offline");
    assertThatThrownBy(() -> drivers.select(List.of("honest-three@0.9")))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("honest-t");
    for (String name : List.of("@0.9", "honest-one@", "honest-one@a/b", "honest-one@1@2")) {
      assertThatThrownBy(() -> drivers.select(List.of(name)))
          .isInstanceOf(UserErrorException.class)
          .hasMessageContaining("write DRIVER@VERSION");
    }
    for (String version : List.of("LATEST", "release", "[0.8,1.0)", "(,0.9]")) {
      assertThatThrownBy(() -> drivers.select(List.of("honest-one@" + version)))
          .isInstanceOf(UserErrorException.class)
          .hasMessageContaining("names no single version");
    }
  }
}
