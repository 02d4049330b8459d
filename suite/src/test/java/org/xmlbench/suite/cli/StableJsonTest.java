package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.suite.Main;

/** The same command over the same runs prints the same bytes, whichever JVM runs it. */
class StableJsonTest {
  private static final int JVMS = 3;

  private static Path old(String name) {
    try {
      return Path.of(
          StableJsonTest.class.getResource("/org/xmlbench/suite/oldruns/" + name).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] output(String command) throws Exception {
    List<String> words =
        new ArrayList<>(
            List.of(
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
    Arrays.stream(command.split(" "))
        .map(word -> word.startsWith("@") ? old(word.substring(1)).toString() : word)
        .forEach(words::add);
    try (ChildProcess process = ChildProcess.java(words).discardError().start()) {
      byte[] out = process.output().readAllBytes();
      assertThat(process.waitFor(Duration.ofSeconds(60))).isTrue();
      assertThat(process.exitStatus()).as(command).isEqualTo(ExitCode.OK);
      return out;
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "compare @run --json",
        "compare @soap --json",
        "history @run --json",
        "export @run --format bencher",
        "export @load --format bencher",
        "export @run --format jmh",
        "list documents --json",
        "list profiles --json"
      })
  void aCommandIsTheSameInEachJvm(String command) throws Exception {
    String first = new String(output(command), StandardCharsets.UTF_8);
    assertThat(first).isNotBlank();
    for (int i = 1; i < JVMS; i++) {
      assertThat(new String(output(command), StandardCharsets.UTF_8)).isEqualTo(first);
    }
  }
}
