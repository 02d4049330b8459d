package org.xmlbench.house.home;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.BusyDriver;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestFramework;
import org.xmlbench.house.broken.HonestToolkit;
import org.xmlbench.house.broken.SilentDriver;
import org.xmlbench.house.broken.ThrowsWhenLoaded;

/** A folder that yields no subject is left out and named with the reason; the others stay. */
class LeftOutFoldersTest {
  @TempDir private Path folder;
  private Distribution home;

  @BeforeEach
  void makeHome() {
    home = BrokenDriversFolder.make(folder, HonestDriver.class);
  }

  private String onlyProblem() {
    SubjectCatalogue<DriverDescription> drivers = SubjectCatalogue.drivers(home);
    assertThat(drivers.ids()).containsExactly("honest-one");
    return assertThat(drivers.problems()).singleElement().actual();
  }

  private Path driver(String name) throws IOException {
    return Files.createDirectories(home.drivers().resolve(name));
  }

  @Test
  void aJarThatIsNone() throws IOException {
    Files.writeString(driver("broken").resolve("broken.jar"), "no jar");
    assertThat(onlyProblem())
        .startsWith(
            home.drivers().resolve("broken")
                + " is left out: there is no driver in it: broken.jar cannot be read: ");
  }

  @Test
  void aFolderWithoutJars() throws IOException {
    Files.writeString(driver("bare").resolve("readme.txt"), "x");
    assertThat(onlyProblem())
        .isEqualTo(
            home.drivers().resolve("bare")
                + " is left out: there is no driver in it: it holds no jar");
  }

  @Test
  void aJarWithoutTheServiceFile() throws IOException {
    jar(driver("silent").resolve("silent.jar"), "a/b.txt", "x");
    assertThat(onlyProblem())
        .isEqualTo(
            home.drivers().resolve("silent")
                + " is left out: there is no driver in it: no jar of it names one in"
                + " META-INF/services/org.xmlbench.core.driver.Driver");
  }

  @Test
  void aServiceFileThatNamesWhatIsNotThere() throws IOException {
    Path jars = driver("wrong");
    jar(jars.resolve("wrong.jar"), "META-INF/services/org.xmlbench.core.driver.Driver", "no.Such");
    assertThat(onlyProblem())
        .startsWith(jars + " is left out: its driver cannot be loaded: ")
        .contains("no.Such")
        .doesNotContain("cannot be read");
    Files.writeString(jars.resolve("library.jar"), "no jar");
    assertThat(onlyProblem()).contains("no.Such").contains("(library.jar cannot be read: ");
  }

  /** Of a class file the seventh and eighth bytes are its version. */
  @Test
  void aClassOfALaterJdk() throws IOException {
    Path jars = driver("later");
    String name = "org/xmlbench/later/LaterDriver";
    byte[] later = new byte[] {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0, 0, 99};
    try (JarOutputStream out =
        new JarOutputStream(Files.newOutputStream(jars.resolve("later.jar")))) {
      out.putNextEntry(new JarEntry("META-INF/services/org.xmlbench.core.driver.Driver"));
      out.write(name.replace('/', '.').getBytes(java.nio.charset.StandardCharsets.UTF_8));
      out.putNextEntry(new JarEntry(name + ".class"));
      out.write(later);
    }
    assertThat(onlyProblem())
        .startsWith(jars + " is left out: its driver cannot be loaded: ")
        .contains("class file version 99.0");
  }

  @Test
  void anIdThatIsTakenLeavesOutTheSecondFolder() throws IOException {
    copy(home.drivers().resolve("HonestDriver"), driver("ZSecond"));
    SubjectCatalogue<DriverDescription> drivers = SubjectCatalogue.drivers(home);
    assertThat(drivers.problems())
        .containsExactly(
            "%s is left out: driver id 'honest-one' is taken twice, first by %s: remove one"
                .formatted(
                    home.drivers().resolve("ZSecond"), home.drivers().resolve("HonestDriver")));
    assertThat(drivers.entries())
        .singleElement()
        .satisfies(
            driver ->
                assertThat(driver.classPath().getLast().getParent())
                    .isEqualTo(home.drivers().resolve("HonestDriver")));
  }

  @Test
  void whatAConstructorThrowsIsTold() {
    SubjectFolders<Driver, LibrarySubject<DriverDescription>> folders = impatient();
    BrokenDriversFolder.make(folder.resolve("throws"), ThrowsWhenLoaded.class)
        .driverFolders()
        .forEach(folders::ask);
    assertThat(folders.problems())
        .singleElement()
        .asString()
        .contains("its driver cannot be loaded: ", "(java.lang.IllegalStateException: the licence");
  }

  @Test
  void aDriverThatIsNeverLoaded() {
    SubjectFolders<Driver, LibrarySubject<DriverDescription>> folders = impatient();
    Distribution silent =
        BrokenDriversFolder.make(folder.resolve("silent"), SilentDriver.class, HonestDriver.class);
    silent.driverFolders().forEach(folders::ask);
    assertThat(folders.problems())
        .singleElement()
        .asString()
        .startsWith(silent.drivers().resolve("SilentDriver") + " is left out: its driver gives no")
        .contains("no answer within 0 s");
    assertThat(folders.entries()).hasSize(1);
  }

  @Test
  void aDriverThatCannotBeInterruptedStopsTheCommand() {
    SubjectFolders<Driver, LibrarySubject<DriverDescription>> folders = impatient();
    Path busy =
        BrokenDriversFolder.make(folder.resolve("busy"), BusyDriver.class)
            .driverFolders()
            .getFirst();
    try {
      assertThatThrownBy(() -> folders.ask(busy))
          .isInstanceOf(UserErrorException.class)
          .hasMessageStartingWith(busy + ": its driver gives no answer within 0 s (it is at ")
          .hasMessageContaining("BusyDriver.<clinit>")
          .hasMessageEndingWith("works on, beside all that is measured: remove that folder");
    } finally {
      System.setProperty(BusyDriver.ENOUGH, "true");
    }
  }

  private static SubjectFolders<Driver, LibrarySubject<DriverDescription>> impatient() {
    return new SubjectFolders<>(
        "driver", Driver.class, List.of(), LibrarySubject::ofDriver, Duration.ofMillis(200));
  }

  @Test
  void whereNoneIsLeftTheFirstReasonIsReported() throws IOException {
    Distribution empty = BrokenDriversFolder.make(folder.resolve("empty"));
    assertThatThrownBy(() -> SubjectCatalogue.drivers(empty))
        .isInstanceOf(UserErrorException.class)
        .hasMessageEndingWith("build them with mvn verify");
    Files.createDirectories(empty.drivers().resolve("bare"));
    assertThatThrownBy(() -> SubjectCatalogue.drivers(empty))
        .isInstanceOf(UserErrorException.class)
        .hasMessageEndingWith("it holds no jar)");
  }

  @Test
  void toolkitsAndFrameworksLikewise() throws IOException {
    BrokenDriversFolder.addToolkits(home, HonestToolkit.class);
    BrokenDriversFolder.addFrameworks(home, HonestFramework.class);
    for (String kind : new String[] {"toolkits", "bindings"}) {
      Path subjects = home.drivers().resolveSibling(kind);
      Path only;
      try (var all = Files.list(subjects)) {
        only = all.findFirst().orElseThrow();
      }
      copy(only, Files.createDirectories(subjects.resolve("ZSecond")));
      Files.writeString(
          Files.createDirectories(subjects.resolve("broken")).resolve("broken.jar"), "no jar");
    }
    SubjectCatalogue<?> toolkits = SubjectCatalogue.toolkits(home);
    assertThat(toolkits.entries()).hasSize(1);
    assertThat(toolkits.problems())
        .satisfiesExactlyInAnyOrder(
            line -> assertThat(line).contains("toolkit id", "is taken twice, first by "),
            line -> assertThat(line).contains("no toolkit in it: broken.jar cannot be read"));
    SubjectCatalogue<?> frameworks = SubjectCatalogue.frameworks(home);
    assertThat(frameworks.entries()).hasSize(1);
    assertThat(frameworks.problems()).hasSize(2);
  }

  private static void jar(Path jar, String name, String content) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new JarEntry(name));
      out.write(content.getBytes(java.nio.charset.StandardCharsets.UTF_8));
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var files = Files.newDirectoryStream(from)) {
      for (Path file : files) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    }
  }
}
