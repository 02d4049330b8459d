package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.TestJars;
import org.xmlbench.suite.Main;

/** How {@code scripts/xmlbench} starts a JVM, or reports why it cannot. */
class LauncherTest {
  private static final Path SCRIPT =
      Path.of("").toAbsolutePath().getParent().resolve("scripts/xmlbench");

  /**
   * A fake {@code java} that prints its process id and its last argument; the test sets its trial's
   * exit status.
   */
  private static final String FAKE_JAVA =
      """
      #!/bin/sh
      case " $* " in
        *" -Dxmlbench.trial=true "*) echo "$TRIAL_WORDS" >&2; exit "${TRIAL:-0}" ;;
      esac
      for last; do :; done
      echo "$$ $last"
      exit "${END:-0}"
      """;

  @TempDir private Path folder;
  private Path launcher;

  @BeforeEach
  void makeDistribution() throws IOException {
    launcher = Files.createDirectories(folder.resolve("bin")).resolve("xmlbench");
    Files.copy(SCRIPT, launcher);
    assertThat(launcher.toFile().setExecutable(true)).isTrue();
    Files.createDirectories(folder.resolve("core"));
    Files.createDirectories(folder.resolve("lib"));
  }

  private record Ended(long pid, int exit, String out, String err) {}

  private Ended launch(Map<String, String> environment, String... command) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(command);
    List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS")
        .forEach(builder.environment()::remove);
    builder.environment().put("XMLBENCH_JAVA", System.getProperty("java.home") + "/bin/java");
    builder.environment().putAll(environment);
    Process process = builder.start();
    String out = text(process.getInputStream().readAllBytes());
    String err = text(process.getErrorStream().readAllBytes());
    return new Ended(process.pid(), process.waitFor(), out, err);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private Map<String, String> fakeJava(String release, String... more) throws IOException {
    Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
    Files.writeString(java, FAKE_JAVA);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    Files.writeString(
        folder.resolve("jdk/release"),
        "IMPLEMENTOR=\"x\"\nJAVA_RUNTIME_VERSION=\"26\"\nJAVA_VERSION=\"%s\"\n".formatted(release));
    Map<String, String> environment = new java.util.HashMap<>();
    environment.put("XMLBENCH_JAVA", java.toString());
    for (String entry : more) {
      environment.put(entry.split("=", 2)[0], entry.split("=", 2)[1]);
    }
    return environment;
  }

  @Test
  void theJvmTakesThePlaceOfTheShellAndItsExitCodeIsTheEnd() throws Exception {
    for (int code : new int[] {0, 1, 3, 130}) {
      Ended ended = launch(fakeJava("25.0.1", "END=" + code), launcher.toString(), "a b");
      assertThat(ended.out())
          .as("one process, which signals reach")
          .isEqualTo(ended.pid() + " a b\n");
      assertThat(ended.exit()).isEqualTo(code);
      assertThat(ended.err()).isEmpty();
    }
  }

  @Test
  void aJvmThatDoesNotStartIsNoVerdict() throws Exception {
    Map<String, String> refuses = fakeJava("25", "TRIAL=1", "TRIAL_WORDS=no memory");
    Ended ended = launch(refuses, launcher.toString(), "gate");
    assertThat(ended.err())
        .startsWith("xmlbench: the Java virtual machine does not start (" + folder)
        .contains("no memory")
        .hasLineCount(1);
    assertThat(ended.exit()).isEqualTo(70);
    assertThat(ended.out()).isEmpty();
  }

  /** The second word would name a file if the shell took it for a pattern. */
  @Test
  void theUsersOptionsOfTheJvmComeAfterThoseOfTheLauncher() throws Exception {
    Map<String, String> java = fakeJava("25", "XMLBENCH_JAVA_OPTIONS=-Xmx2g -Da=" + folder + "/*");
    Path fake = Path.of(java.get("XMLBENCH_JAVA"));
    Files.writeString(fake, FAKE_JAVA.replace("for last; do :; done", "echo \"$*\""));
    Ended ended = launch(java, launcher.toString(), "list");
    assertThat(ended.out())
        .containsSubsequence(
            " -Xmx1g ", " -Xmx2g -Da=" + folder + "/* -cp ", " org.xmlbench.suite.Main list");
    assertThat(ended.exit()).isZero();
  }

  @Test
  void anOlderJdkIsRefused() throws Exception {
    for (String release : List.of("24.0.2", "1.8.0_402")) {
      Ended ended = launch(fakeJava(release), launcher.toString(), "gate");
      assertThat(ended.err()).contains("is no java of a JDK 25 or newer").hasLineCount(1);
      assertThat(ended.exit()).isEqualTo(2);
    }
  }

  @Test
  void optionsOfTheEnvironmentThatNoJvmCanKeepAreNoVerdict() throws Exception {
    packSuite();
    Ended ended = launch(Map.of("_JAVA_OPTIONS", "-Xmx8m"), launcher.toString(), "gate");
    assertThat(ended.err()).contains("Picked up _JAVA_OPTIONS: -Xmx8m", "heap").hasLineCount(1);
    assertThat(ended.exit()).isEqualTo(70);
  }

  @Test
  void tooLittleVirtualMemoryIsNotTakenForAnOldJdk() throws Exception {
    packSuite();
    Ended ended = launch(Map.of(), "sh", "-c", "ulimit -v 300000; exec " + launcher + " gate");
    assumeTrue(!ended.err().contains("ulimit"), "this kernel has no limit of virtual memory");
    assertThat(ended.err()).contains("does not start").doesNotContain("JDK 25 or newer");
    assertThat(ended.exit()).isEqualTo(70);
  }

  /** Of the distribution only the suite is there: the command line cannot be loaded. */
  @Test
  void aDistributionThatLacksClassesIsNoVerdict() throws Exception {
    packSuite();
    Ended ended = launch(Map.of(), launcher.toString(), "gate");
    assertThat(ended.err()).startsWith("xmlbench: internal error: java.lang.NoClassDefFoundError");
    assertThat(ended.exit()).isEqualTo(70);
  }

  @Test
  void anEmptyDistributionIsNoVerdict() throws Exception {
    Ended ended = launch(Map.of(), launcher.toString(), "gate");
    assertThat(ended.err()).contains("org.xmlbench.suite.Main").hasLineCount(1);
    assertThat(ended.exit()).isEqualTo(70);
  }

  private void packSuite() throws Exception {
    Path classes = Path.of(Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    TestJars.pack(classes, folder.resolve("lib/xmlbench-suite-1.jar"));
  }
}
