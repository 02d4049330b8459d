package org.xmlbench.results.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.results.stats.ForkSpread;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredBefore;
import org.xmlbench.results.store.MeasuredTree;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

class TreeMemoryTest {
  private static final HostFingerprint HOST =
      new HostFingerprint("cpu", null, 2, 8, "Linux", "6", "amd64", "25", "v", "vm", null);

  private static final Cell TREE = cell("a-tree");
  private static final Cell LARGE = cell("large-tree");

  @TempDir private Path folder;

  private static Cell cell(String subject) {
    return new Cell(
        subject, "1", "psd:1MiB", Operation.BUILD_WALK, Map.of("gc", "serial", "heap", "128m"));
  }

  private static AtHeap at(double multiple, int mib, double share, double micros) {
    return new AtHeap(
        multiple,
        mib,
        3,
        new ForkSpread(share, share / 2, 2 * share),
        new ForkSpread(micros, micros - 100, micros + 300),
        micros / 8000);
  }

  private static TreeMemory memory() {
    return new TreeMemory(
        TreeMemory.SCHEMA,
        "2026-11-24T01:00:00Z",
        HOST,
        "quick",
        List.of(
            new CellMemory(
                TREE,
                1_000_000,
                new LiveTree(8_500_000, 240_000, 3_400_000, 8_415_000),
                new SmallestHeap(SmallestHeap.Bound.EXACT, 14, 13),
                List.of(
                    at(1.5, 21, 0.25, 10_000), at(2, 28, 0.125, 9_000), at(4, 56, 0.05, 8_000))),
            new CellMemory(
                LARGE,
                1_000_000,
                new LiveTree(60_000_000, 900_000, 3_000_000, 48_000_000),
                new SmallestHeap(SmallestHeap.Bound.ABOVE, 128, null),
                List.of())));
  }

  private static Manifest manifest(HostFingerprint host) {
    return Manifest.of(
        new Manifest.Origin(
            "run", "2026-12-01T00:00:00Z", "1", null, null, "quick", 1, TimingClock.CPU),
        new StoredPlan(List.of(), null),
        host,
        Map.of(),
        List.of(),
        List.of());
  }

  /** A golden file is rewritten with {@code -Dxmlbench.golden=write}; look at it then. */
  private static void assertGolden(String name, String actual) throws Exception {
    if ("write".equals(System.getProperty("xmlbench.golden"))) {
      Files.writeString(Path.of("src/test/resources/org/xmlbench/results/memory", name), actual);
    }
    try (InputStream golden = TreeMemoryTest.class.getResourceAsStream(name)) {
      assertThat(golden).as(name).isNotNull();
      assertThat(actual).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void theFileIsAsItIsAndIsReadBack() throws Exception {
    assertGolden("memory.json", TreeMemory.FILE.text(memory()));

    TreeMemory.FILE.write(folder, memory());
    assertThat(TreeMemory.FILE.read(folder)).contains(memory());
  }

  @Test
  void theTableHasEachCell() throws Exception {
    assertGolden("memory.txt", TreeMemoryTable.render(memory()));
  }

  @Test
  void aDamagedFileIsNamed() throws Exception {
    Files.writeString(folder.resolve("memory.json"), "{");

    assertThatThrownBy(() -> TreeMemory.FILE.read(folder))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContainingAll(
            "memory.json is damaged: line 1, column 2", "; measure the memory of trees again");
  }

  @Test
  void itHoldsForEachRunOfItsHost() throws Exception {
    TreeMemory.FILE.write(Files.createDirectories(folder.resolve("memory")), memory());
    HostFingerprint other =
        new HostFingerprint("another", null, 2, 8, "Linux", "6", "amd64", "25", "v", "vm", null);

    assertThat(TreeMemory.FILE.newest(folder, manifest(HOST))).contains(memory());
    assertThat(TreeMemory.FILE.newest(folder, manifest(other))).isEmpty();
  }

  @Test
  void aManifestKeepsWhatIsKnownOfItsCells() {
    Manifest run = manifest(HOST).of(new MeasuredBefore(List.of(), memory().measured()));

    MeasuredTree tree = run.before().treeMemory(TREE).orElseThrow();
    assertThat(tree.liveBytesPerByte()).isEqualTo(8.5);
    assertThat(tree.smallestHeapMiB()).isEqualTo(14);
    assertThat(tree.share(1.5)).contains(0.25);
    assertThat(tree.time(2)).contains(1.125);
    assertThat(tree.share(3)).isEmpty();
    // What is only bounded from below is no smallest heap.
    assertThat(run.before().treeMemory(LARGE).orElseThrow().smallestHeapMiB()).isNull();
    assertThat(run.before().treeMemory(cell("other"))).isEmpty();
  }
}
