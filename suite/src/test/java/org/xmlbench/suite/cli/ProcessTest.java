package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.xmlbench.suite.Main;
import org.xmlbench.suite.home.JavaCommand;

/** The command as a process, where standard output is a real one. */
class ProcessTest {
  @Test
  void aReaderThatHasEnoughEndsTheCommandInSilence() throws Exception {
    Process process = start(List.of("generate", "psd:1GiB")).start();
    assertThat(process.getInputStream().readNBytes(5)).asString().isEqualTo("<?xml");
    process.getInputStream().close();

    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(error(process)).isEmpty();
    assertThat(process.exitValue()).isEqualTo(ExitCode.OK);
  }

  @Test
  void aFullDiskBehindStandardOutputIsSaidInOneLine() throws Exception {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.isWritable(full), "no /dev/full on this system");
    Process process = start(List.of("generate", "psd:1MiB")).redirectOutput(full.toFile()).start();

    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(error(process))
        .isEqualTo("xmlbench: standard output: the disk is full: make room and start again\n");
    assertThat(process.exitValue()).isEqualTo(ExitCode.INCONCLUSIVE);
  }

  @Test
  void withoutAHomeTheCommandSaysHowItIsStarted() throws Exception {
    Process process = start(List.of("list", "drivers")).start();

    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(error(process)).contains("start XMLBench with scripts/xmlbench").hasLineCount(1);
    assertThat(process.exitValue()).isEqualTo(ExitCode.USAGE);
  }

  private static ProcessBuilder start(List<String> args) {
    List<Path> classPath = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
      classPath.add(Path.of(entry));
    }
    return JavaCommand.of(classPath, List.of("-XX:+UseSerialGC"), Main.class.getName(), args);
  }

  private static String error(Process process) throws IOException {
    return new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
