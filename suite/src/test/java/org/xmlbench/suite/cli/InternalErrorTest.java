package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.JavaCommand;
import org.xmlbench.suite.Main;

/** An error of XMLBench itself is no verdict: its exit code is 70, whatever it is. */
class InternalErrorTest {
  private static final int INTERNAL = 70;

  @TempDir private Path folder;

  static Stream<Supplier<Distribution>> brokenHomes() {
    return Stream.of(
        () -> {
          throw new IllegalStateException("broken");
        },
        () -> {
          throw new NoClassDefFoundError("broken");
        },
        () -> {
          throw new OutOfMemoryError("broken");
        },
        () -> {
          throw new UncheckedIOException(
              new FileSystemException("broken", null, "Too many open files"));
        });
  }

  @ParameterizedTest
  @MethodSource("brokenHomes")
  void whateverIsThrownEndsTheGateWithIt(Supplier<Distribution> home) {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(err, true, StandardCharsets.UTF_8);
    int exit = new Cli(new Session(home, stream, stream)).run("gate", "--baseline", "any-sax");
    assertThat(exit).isEqualTo(ExitCode.INTERNAL_ERROR).isEqualTo(INTERNAL);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .startsWith("xmlbench: internal error: ")
        .contains("broken")
        .hasLineCount(1);
  }

  /** Nothing is wrong with the folder of a run whose forks cannot be started. */
  @Test
  void aProcessThatMayOpenNoMoreFilesIsNoBadOutput() throws Exception {
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    Session session = new Session(() -> null, nowhere, nowhere);
    for (String words : List.of("Cannot run program \"java\"", "/x: Too many open files")) {
      IOException refused = new IOException(words);
      assertThatThrownBy(
              () ->
                  session.into(
                      folder,
                      () -> {
                        throw refused;
                      }))
          .isInstanceOf(UncheckedIOException.class)
          .hasCause(refused);
    }
  }

  @Test
  void whatAUserCanCorrectIsStillBadUsage() {
    Supplier<Distribution> home =
        () -> {
          throw new UserErrorException("name it");
        };
    PrintStream nowhere = new PrintStream(new ByteArrayOutputStream());
    assertThat(new Cli(new Session(home, nowhere, nowhere)).run("list", "drivers"))
        .isEqualTo(ExitCode.USAGE);
  }

  /** As where no further file can be opened: the JVM itself would end with 1. */
  @Test
  void theEntryPointNeedsNoOtherClassToEndWithIt() throws Exception {
    ChildProcess process = mainAlone(List.of(), "gate");
    assertThat(error(process))
        .isEqualTo(
            "xmlbench: internal error: java.lang.NoClassDefFoundError:"
                + " org/xmlbench/suite/CommandProcess\n");
    assertThat(process.waitFor()).isEqualTo(INTERNAL);
  }

  @Test
  void aTrialDoesNothing() throws Exception {
    ChildProcess process = mainAlone(List.of("-Dxmlbench.trial=true"), "gate");
    assertThat(error(process)).isEmpty();
    assertThat(process.waitFor()).isZero();
  }

  private ChildProcess mainAlone(List<String> options, String... args) throws IOException {
    String name = "org/xmlbench/suite/Main.class";
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    try (var compiled = Main.class.getClassLoader().getResourceAsStream(name)) {
      Files.copy(compiled, file);
    }
    return JavaCommand.child(List.of(folder), options, Main.class.getName(), List.of(args)).start();
  }

  private static String error(ChildProcess process) throws IOException {
    return new String(process.error().readAllBytes(), StandardCharsets.UTF_8);
  }
}
