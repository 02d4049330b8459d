package org.xmlbench.readahead;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only shows in a separate process: standard input, privileges, and how it ends. */
class BadInputProcessTest {
  private static final Path STANDARD_INPUT = Path.of("/dev/stdin");
  private static final String TEXT = "<a>text</a>";

  @TempDir private Path folder;

  /** Root may read everything, but for a process that has given that up. */
  @Test
  void aFileWithoutPermissionIsReportedInOneLineByEveryStrategy() throws Exception {
    Path file = Files.writeString(folder.resolve("secret.xml"), TEXT);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    List<String> prefix =
        Files.isReadable(file)
            ? List.of("setpriv", "--bounding-set=-dac_override,-dac_read_search")
            : List.of();
    Map<String, String> outcomes = run(prefix, file, "read", null);
    assertThat(outcomes).isNotEmpty().containsKeys("plain", "runahead", "readahead", "mmap");
    assertThat(outcomes.values())
        .containsOnly("UnusableInputException: " + file + ": may not be read by this user");
  }

  /** Who reads a pipe first has all of it; who needs a file never begins to. */
  @Test
  void standardInputThatIsAPipeIsRefusedByStrategiesThatNeedAFile() throws Exception {
    Map<String, String> outcomes = run(List.of(), STANDARD_INPUT, "read", null);
    assertThat(outcomes).containsEntry("plain", TEXT).containsKeys("runahead", "mmap");
    outcomes.remove("plain");
    outcomes.forEach(
        (name, outcome) ->
            assertThat(outcome)
                .isEqualTo(
                    Inputs.strategy(name).needsRegularFile()
                        ? "UnusableInputException: /dev/stdin: is a pipe or a device, and '"
                            + name
                            + "' needs a regular file; use plain, ring or readahead"
                        : ""));
  }

  @Test
  void standardInputThatIsAFileIsOneForEveryStrategy() throws Exception {
    Path file = Files.writeString(folder.resolve("file.xml"), TEXT);
    Map<String, String> outcomes = run(List.of(), STANDARD_INPUT, "read", file);
    assertThat(outcomes).containsKeys("plain", "runahead", "readahead", "mmap");
    assertThat(outcomes.values()).containsOnly(TEXT);
  }

  /** In a heap of 32 MiB a ring of 16 buffers of 4 Mi characters does not fit; others do. */
  @Test
  void buffersBeyondTheHeapAreReportedInOneLine() throws Exception {
    Path file = folder.resolve("sparse.xml");
    try (var sparse = new java.io.RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(256 << 20);
    }
    String large = "ring-chars:request=4MiB";
    Map<String, String> outcomes = run(List.of(), file, large, file, "-Xmx32m");
    assertThat(outcomes)
        .containsOnlyKeys(large)
        .hasEntrySatisfying(
            large,
            outcome ->
                assertThat(outcome)
                    .startsWith("UnusableInputException: strategy '" + large + "' finds no memory")
                    .endsWith("name a smaller request or fewer buffers"));
  }

  /** Helpers wait before a full pipe, or in a ring: they do not keep the program alive. */
  @Test
  void aProgramWhoseParserDiedEnds() throws Exception {
    Path file = Samples.file(folder, Samples.text(8 << 20));
    Map<String, String> outcomes = run(List.of(), file, "abandon", null);
    assertThat(outcomes).containsKeys("readahead", "readahead-piped", "ring", "ring-chars");
    assertThat(outcomes.values()).containsOnly("<");
  }

  /**
   * What each strategy reported, of a process that ended by itself.
   *
   * @param input of the process; {@code null} for a pipe that holds {@link #TEXT}
   */
  private Map<String, String> run(
      List<String> prefix, Path file, String how, Path input, String... options)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(prefix);
    command.add(ProcessHandle.current().info().command().orElseThrow());
    command.addAll(List.of(options));
    command.addAll(
        List.of(
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            OpensInputs.class.getName(),
            file.toString(),
            how));
    Path output = folder.resolve("output");
    ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(output.toFile());
    builder.redirectError(folder.resolve("errors").toFile());
    if (input != null) {
      builder.redirectInput(input.toFile());
    }
    Process process = builder.start();
    try {
      if (input == null) {
        try (var to = process.outputWriter()) {
          to.write(TEXT);
        }
      }
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("it ends").isTrue();
      assertThat(process.exitValue()).as(Files.readString(folder.resolve("errors"))).isZero();
    } finally {
      process.destroyForcibly();
    }
    Map<String, String> outcomes = new LinkedHashMap<>();
    for (String line : Files.readAllLines(output)) {
      String[] parts = line.split("\t", 2);
      outcomes.put(parts[0], parts[1]);
    }
    return outcomes;
  }
}
