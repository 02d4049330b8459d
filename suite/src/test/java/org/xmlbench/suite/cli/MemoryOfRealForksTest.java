package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.TreeDriver;
import org.xmlbench.house.command.ExitCode;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code memory} with forks that are JVMs. */
@Tag("slow")
class MemoryOfRealForksTest {
  /** What the build makes of the module that counts trees. */
  private static final Path COUNTER = Path.of("..").resolve("target/treesize");

  private static final int DOCUMENT_BYTES = 16 << 10;

  @TempDir private Path folder;

  private RunHarness harness;

  @BeforeEach
  void makeHarness() throws IOException {
    assumeThat(COUNTER).as("the counter is not built: run mvn verify at the top").isDirectory();
    harness = new RunHarness(folder, TreeDriver.class, TreeDriver.Pruning.class);
    Path jars = Files.createDirectories(folder.resolve("home/treesize"));
    try (DirectoryStream<Path> built = Files.newDirectoryStream(COUNTER, "*.jar")) {
      for (Path jar : built) {
        Files.copy(jar, jars.resolve(jar.getFileName()));
      }
    }
  }

  private int memory(String driver) {
    return harness.execute(
        "memory",
        "--driver",
        driver,
        "--document",
        "psd:16KiB",
        "--out",
        folder.resolve("memory").toString());
  }

  @Test
  void aTreeIsCountedAndNeedsAHeapThatHoldsIt() throws IOException {
    assertThat(memory("honest-tree")).as(harness.err()).isEqualTo(ExitCode.OK);

    JsonNode cell =
        JsonMapper.shared()
            .readTree(Files.readString(folder.resolve("memory/memory.json")))
            .path("cells")
            .path(0);
    double live = cell.path("live").path("bytes").asDouble();
    double grown = cell.path("live").path("heapBytes").asDouble();
    int smallest = cell.path("smallest").path("mib").asInt();

    assertThat(live).as("more than a byte a byte").isGreaterThan(DOCUMENT_BYTES);
    assertThat(grown / live).isBetween(0.85, 1.15);
    assertThat((double) smallest * (1 << 20)).isGreaterThan(live);
    assertThat(smallest).as("the heap of a run").isLessThan(128);
    assertThat(cell.path("heaps")).hasSize(3);
    assertThat(cell.path("heaps")).allMatch(at -> at.path("collectingShare").isObject());
  }

  /** Its trees are the smaller ones: it must have no figure. */
  @Test
  void whoBuildsLessThanTheDocumentIsWrong() throws IOException {
    assertThat(memory("pruning-tree")).isEqualTo(ExitCode.FAULT);
    assertThat(harness.err()).contains("pruning-tree", "wrong");
    assertThat(folder.resolve("memory/memory.json"))
        .satisfiesAnyOf(
            file -> assertThat(file).doesNotExist(),
            file -> assertThat(file).content().doesNotContain("pruning-tree"));
    assertThat(folder.resolve("memory/trials.jsonl"))
        .content()
        .contains("\"outcome\":\"wrong\"")
        .doesNotContain("\"outcome\":\"ok\"");
  }
}
