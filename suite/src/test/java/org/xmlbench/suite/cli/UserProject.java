package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.TestJars;

/** A project of a user's beside a distribution, both in a folder of the test's. */
final class UserProject {
  static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  static final String VERSION = "0.1.0-SNAPSHOT";
  private static final int PATIENCE_MINUTES = 8;

  private final Path folder;
  private final Path home;

  /** Makes the distribution of what is on this test's class path, with one honest driver. */
  UserProject(Path folder) throws IOException, URISyntaxException {
    this.folder = folder;
    this.home = folder.resolve("xmlbench");
    BrokenDriversFolder.make(home, HonestDriver.class);
    Path core = Files.createDirectories(home.resolve("core"));
    Path own = Path.of(EventSink.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    for (Path entry : BrokenDriversFolder.coreClassPath()) {
      String name = entry.equals(own) ? "xmlbench-core-" + VERSION + ".jar" : name(entry);
      TestJars.pack(entry, core.resolve(name));
    }
    Path lib = Files.createDirectories(home.resolve("lib"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (Files.exists(Path.of(entry))) {
        TestJars.pack(Path.of(entry), lib.resolve(name(Path.of(entry))));
      }
    }
    Path launcher = Files.createDirectories(home.resolve("bin")).resolve("xmlbench");
    Files.copy(ROOT.resolve("scripts/xmlbench"), launcher);
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
  }

  /** Has the launcher start another class of this test's class path than the product's. */
  void startInstead(Class<?> main) throws IOException {
    Path launcher = home.resolve("bin/xmlbench");
    String script = Files.readString(launcher);
    String other = script.replace("org.xmlbench.suite.Main", main.getName());
    assertThat(other).isNotEqualTo(script);
    Files.writeString(launcher, other);
  }

  private static String name(Path entry) {
    return Integer.toHexString(entry.toString().hashCode()) + "-" + entry.getFileName() + ".jar";
  }

  Path home() {
    return home;
  }

  /** Copies the sources of the example of that name. */
  static Path copyTo(String example, Path place) throws IOException {
    Path from = ROOT.resolve("examples").resolve(example);
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = place.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    }
    return place;
  }

  /** Builds a Maven project, without a network. */
  void build(Path project) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(List.of("mvn", "-B", "-q", "-o", "package", "-Dxmlbench.home=" + home));
    command.add("-Dxmlbench.version=" + VERSION);
    String repository = System.getProperty("localRepository");
    if (repository != null) {
      command.add("-Dmaven.repo.local=" + repository);
    }
    ended(project, command);
  }

  /** Runs a command that must end well; returns what it printed. */
  String ended(Path workingFolder, List<String> command) throws IOException, InterruptedException {
    Path output = Files.createTempFile(folder, "output", ".txt");
    int exit = run(command(workingFolder, output, command));
    String text = Files.readString(output);
    assertThat(exit).as("%s: %s", command, text).isZero();
    return text;
  }

  /** A command on this JDK, whose runs exclude only each other. */
  ProcessBuilder command(Path workingFolder, Path output, List<String> command) {
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(workingFolder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("JAVA_TOOL_OPTIONS", "-Dxmlbench.lock=" + folder.resolve("lock"));
    return builder;
  }

  /** Runs a command to its end, and returns its exit code. */
  static int run(ProcessBuilder builder) throws IOException, InterruptedException {
    Process process = builder.start();
    try {
      assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)).as("ended in time").isTrue();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    return process.exitValue();
  }
}
