package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.piximal.cursor.PiximalCursor;

/** Another project takes PIXIMAL from its repository, and uses nothing else of XMLBench. */
@Tag("slow")
class PiximalLibraryProjectTest {
  private static final String ARTEFACT = "xmlbench-piximal";
  private static final List<String> PROGRAMS =
      List.of(
          "CountBySax",
          "CountByStax",
          "CountByCursor",
          "CountInChunks",
          "CountByJackson",
          "CountByJaxb",
          "CountBySpring");

  @TempDir private Path folder;

  /** A repository with all that the local one has, but nothing of XMLBench. */
  private Path repository() throws IOException {
    Path local =
        Path.of(
            System.getProperty(
                "localRepository", System.getProperty("user.home") + "/.m2/repository"));
    Path made = Files.createDirectories(folder.resolve("repository"));
    link(local, made, "org");
    link(local.resolve("org"), Files.createDirectory(made.resolve("org")), "xmlbench");
    return made;
  }

  private static void link(Path from, Path to, String without) throws IOException {
    try (Stream<Path> entries = Files.list(from)) {
      for (Path entry : entries.toList()) {
        if (!entry.getFileName().toString().equals(without)) {
          Files.createSymbolicLink(to.resolve(entry.getFileName()), entry);
        }
      }
    }
  }

  /** What {@code mvn install} does with the jar, whose own POM says all that there is to say. */
  private static void install(Path jar, Path repository) throws IOException {
    String version = UserProject.VERSION;
    Path place =
        Files.createDirectories(
            repository.resolve("org/xmlbench").resolve(ARTEFACT).resolve(version));
    String name = ARTEFACT + "-" + version;
    Files.copy(jar, place.resolve(name + ".jar"));
    try (JarFile packed = new JarFile(jar.toFile())) {
      String pom = "META-INF/maven/org.xmlbench/" + ARTEFACT + "/pom.xml";
      Files.copy(packed.getInputStream(packed.getEntry(pom)), place.resolve(name + ".pom"));
    }
  }

  @Test
  void eachExampleCountsTheOrdersOfAFile() throws Exception {
    Path jar = JavaCommand.origin(PiximalCursor.class);
    assertThat(jar).as("PIXIMAL is packed").isRegularFile();
    Path repository = repository();
    install(jar, repository);
    UserProject user = new UserProject(folder);
    Path project = UserProject.copyTo("piximal-library", folder.resolve("project"));
    user.ended(project, List.of("mvn", "-B", "-q", "package", "-Dmaven.repo.local=" + repository));
    Path file =
        Files.writeString(
            folder.resolve("orders.xml"),
            "<orders>%s</orders>".formatted("<order id='1'>text</order>".repeat(50_000)));
    List<String> wrong = new ArrayList<>();
    for (String program : PROGRAMS) {
      String output =
          user.ended(
              project,
              List.of(
                  JavaCommand.java().toString(),
                  "-cp",
                  "target/piximal-library-1.jar" + File.pathSeparator + "target/lib/*",
                  "com.example.library." + program,
                  file.toString()));
      if (!output.contains("orders 50000")) {
        wrong.add(program + ": " + output);
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void theExamplesAreThoseOfTheTest() throws IOException {
    Path sources =
        UserProject.ROOT.resolve("examples/piximal-library/src/main/java/com/example/library");
    try (Stream<Path> files = Files.list(sources)) {
      assertThat(files.map(it -> it.getFileName().toString().replace(".java", "")))
          .filteredOn(name -> name.startsWith("Count"))
          .containsExactlyInAnyOrderElementsOf(PROGRAMS);
    }
  }
}
