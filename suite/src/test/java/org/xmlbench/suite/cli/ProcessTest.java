package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.ExitsWhenLoaded;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.suite.Main;

/** The command as a process, where standard output is a real one. */
class ProcessTest {
  @Test
  void aReaderThatClosesTheOutputEndsTheCommandSilently() throws Exception {
    ChildProcess process = start(List.of("generate", "psd:1GiB")).start();
    assertThat(process.output().readNBytes(5)).asString().isEqualTo("<?xml");
    process.output().close();

    assertThat(process.waitFor(Duration.ofSeconds(60))).isTrue();
    assertThat(error(process)).isEmpty();
    assertThat(process.exitStatus()).isEqualTo(ExitCode.OK);
  }

  @Test
  void aFullDiskBehindStandardOutputIsReportedInOneLine() throws Exception {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.isWritable(full), "no /dev/full on this system");
    ChildProcess process = start(List.of("generate", "psd:1MiB")).outputTo(full).start();

    assertThat(process.waitFor(Duration.ofSeconds(60))).isTrue();
    assertThat(error(process))
        .isEqualTo(
            "xmlbench: standard output: the disk is full: free some space and start again\n");
    assertThat(process.exitStatus()).isEqualTo(ExitCode.INCONCLUSIVE);
  }

  @Test
  void withoutAHomeTheCommandReportsHowItIsStarted() throws Exception {
    ChildProcess process = start(List.of("list", "drivers")).start();

    assertThat(process.waitFor(Duration.ofSeconds(60))).isTrue();
    assertThat(error(process)).contains("start XMLBench with scripts/xmlbench").hasLineCount(1);
    assertThat(process.exitStatus()).isEqualTo(ExitCode.USAGE);
  }

  /** A build would pass without anything having been measured. */
  @Test
  void aDriverThatEndsTheProcessAsItIsLoadedIsNoSuccess(@TempDir Path folder) throws Exception {
    BrokenDriversFolder.make(folder, HonestDriver.class, ExitsWhenLoaded.class);
    Files.createDirectories(folder.resolve("core"));
    ChildProcess process =
        start(
                List.of("gate", "--profile", "smoke", "--baseline", "honest-one"),
                "-Dxmlbench.home=" + folder)
            .start();

    assertThat(process.waitFor(Duration.ofSeconds(60))).isTrue();
    assertThat(new String(process.output().readAllBytes(), StandardCharsets.UTF_8)).isEmpty();
    assertThat(error(process))
        .contains("all is well", "xmlbench: a subject ended this process when it was asked")
        .contains("ExitsWhenLoaded.<clinit>", ": remove it");
    assertThat(process.exitStatus()).isEqualTo(ExitCode.USAGE);
  }

  private static ChildProcess.Command start(List<String> args, String... more) {
    List<Path> classPath = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(java.io.File.pathSeparator)) {
      classPath.add(Path.of(entry));
    }
    List<String> options = new ArrayList<>(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    options.addAll(List.of(more));
    return JavaCommand.child(classPath, options, Main.class.getName(), args);
  }

  private static String error(ChildProcess process) throws IOException {
    return new String(process.error().readAllBytes(), StandardCharsets.UTF_8);
  }
}
