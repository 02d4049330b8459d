package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.suite.broken.BrokenDriversFolder;
import org.xmlbench.suite.broken.HonestDriver;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A build outside this one gates a driver of its own by the launcher of a distribution. The forks
 * are as short and the blocks as few as can be: what is shown here is that verdicts reach the
 * user's Maven, not how often they are right, which simulations show.
 */
class UserGateTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
  private static final Path PROJECT = ROOT.resolve("examples/user-gate");
  private static final String VERSION = "0.1.0-SNAPSHOT";
  private static final int PATIENCE_MINUTES = 8;

  @TempDir private static Path folder;
  private static Path home;
  private static Path project;

  @BeforeAll
  static void unpack() throws Exception {
    home = folder.resolve("xmlbench");
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
    project = folder.resolve("project");
    copy(PROJECT, project);
  }

  private static String name(Path entry) {
    return Integer.toHexString(entry.toString().hashCode()) + "-" + entry.getFileName() + ".jar";
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target);
        }
      }
    }
  }

  private record Build(int exit, JsonNode gate, String output) {}

  private static Build build(String name, String... more) throws Exception {
    Path gate = folder.resolve(name);
    Path output = folder.resolve(name + ".txt");
    List<String> command =
        new ArrayList<>(List.of("mvn", "-B", "-o", "verify", "-Dxmlbench.home=" + home));
    command.add("-Dxmlbench.version=" + VERSION);
    command.add("-Dorders.gate=" + gate);
    command.add("-Dorders.profile=smoke");
    command.add("-Dorders.blocks=2+4");
    command.add("-Dorders.document=interop-int:100");
    String repository = System.getProperty("localRepository");
    if (repository != null) {
      command.add("-Dmaven.repo.local=" + repository);
    }
    command.addAll(List.of(more));
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(project.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("JAVA_TOOL_OPTIONS", "-Dxmlbench.lock=" + folder.resolve("lock"));
    Process process = builder.start();
    try {
      assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)).as("ended in time").isTrue();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    String text = Files.readString(output);
    assertThat(gate.resolve("gate.json")).as(text).exists();
    assertThat(gate.resolve("gate.md")).isNotEmptyFile();
    assertThat(gate.resolve("TEST-xmlbench-gate.xml")).isNotEmptyFile();
    JsonNode json = JsonMapper.shared().readTree(Files.readString(gate.resolve("gate.json")));
    return new Build(process.exitValue(), json, text);
  }

  /**
   * The steps of the examples as the page has them, in a project that follows its conventions; only
   * places are others, Maven stays offline, the gate is short, and its document one that needs no
   * vote of several parsers.
   */
  @ParameterizedTest
  @CsvSource({"GitHub Actions,/gate/gate.md", "GitLab CI,/project/gate/gate.md"})
  void theStepsOfTheExamplesRun(String heading, String summary) throws Exception {
    Path place = folder.resolve(heading.replace(' ', '-'));
    copy(PROJECT, place.resolve("project"));
    Path script = Files.writeString(place.resolve("steps.sh"), steps(heading, place));
    Path output = place.resolve("output.txt");
    ProcessBuilder builder =
        new ProcessBuilder("bash", "-e", script.toString())
            .directory(place.resolve("project").toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("JAVA_TOOL_OPTIONS", "-Dxmlbench.lock=" + folder.resolve("lock"));
    builder.environment().put("RUNNER_TEMP", place.toString());
    builder.environment().put("GITHUB_STEP_SUMMARY", place.resolve("summary.md").toString());
    Process process = builder.start();
    try {
      assertThat(process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)).as("ended in time").isTrue();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    String text = Files.readString(output);
    assertThat(process.exitValue()).as(text).isIn(0, heading.startsWith("GitHub") ? 0 : 3);
    assertThat(Path.of(place + summary)).as(text).isNotEmptyFile();
    if (heading.startsWith("GitHub")) {
      assertThat(place.resolve("summary.md")).hasSameTextualContentAs(Path.of(place + summary));
    }
  }

  /** The steps, in one script. */
  private static String steps(String heading, Path place) throws IOException {
    String page = Files.readString(ROOT.resolve("docs/gate.md"));
    String block = page.substring(page.indexOf("### " + heading));
    block = block.substring(block.indexOf("```yaml"), block.indexOf("\n```\n"));
    String script =
        heading.startsWith("GitHub")
            ? block.replaceAll("(?ms).*- run: (mvn[^\\n]*).*?run: \\|(.*?)- uses.*", "$1\n$2")
            : block
                .replaceAll("(?ms).*script:(.*?)allow_failure.*", "$1")
                .replaceAll("\\n +--", " --")
                .replaceAll("(?m)^ *- ", "");
    assertThat(script).contains("mvn -B -q package", "xmlbench gate --out").doesNotContain("uses:");
    String repository = System.getProperty("localRepository");
    return script
        .replace(
            "mvn -B -q",
            "mvn -B -q -o -Dxmlbench.home="
                + home
                + (repository == null ? "" : " -Dmaven.repo.local=" + repository))
        .replace("/opt/xmlbench", home.toString())
        .replace("/opt/orders-1.4", place.resolve("project/target").toString())
        .replace("file:src/test/data/orders.xml", "interop-int:100")
        .replace("xmlbench gate", "xmlbench gate --profile smoke --blocks 2+2");
  }

  @Test
  void itsOwnCodeAgainstItselfNeverFailsTheBuild() throws Exception {
    Build build = build("equal");
    assertThat(build.gate().get("exitCode").asInt()).as(build.output()).isIn(0, 3);
    assertThat(build.exit()).as(build.output()).isZero();
  }

  @Test
  void tenPerCentOfWasteNeverPass() throws Exception {
    Build build = build("slower", "-Dorders.burn=0.1");
    int exit = build.gate().get("exitCode").asInt();
    assertThat(exit).as(build.output()).isIn(1, 3);
    assertThat(build.exit()).as(build.output()).isEqualTo(exit == 1 ? 1 : 0);
  }

  /** So much slower that four blocks of the busiest machine prove it. */
  @Test
  void aParseThatLastsFortyTimesAsLongFailsTheBuildWhereEqualArmsWereEqual() throws Exception {
    Build build = build("slowest", "-Dorders.burn=40");
    String fitness = build.gate().at("/verdict/sentinels/fitness").asString();
    assertThat(build.gate().at("/verdict/cells/0/verdict").asString())
        .as(build.output())
        .isEqualTo("REGRESSED");
    boolean controlled = fitness.equals("FIT") || fitness.equals("TOO_NOISY");
    assertThat(build.gate().get("exitCode").asInt()).isEqualTo(controlled ? 1 : 3);
    assertThat(build.exit()).as(build.output()).isEqualTo(controlled ? 1 : 0);
  }
}
