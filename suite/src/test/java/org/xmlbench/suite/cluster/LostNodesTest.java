package org.xmlbench.suite.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.grid.SamePlan;
import org.xmlbench.results.grid.Part;
import org.xmlbench.results.store.RunFolder;

/** What {@code scripts/slurm} does on a real Slurm of two nodes, both of which fail meanwhile. */
@Tag("optional")
@Tag("slow")
class LostNodesTest {
  private static final List<String> PLANNED =
      List.of("run", "--profile", "smoke", "--driver", "honest-one", "--driver", "honest-two");

  private static final List<String> DOCUMENTS =
      List.of("overhead", "psd:1KiB", "interop-int:10", "interop-string:10");

  @TempDir private Path folder;

  private static String[] command(List<String> first) {
    List<String> command = new ArrayList<>(first);
    command.addAll(PLANNED);
    DOCUMENTS.forEach(document -> command.addAll(List.of("--document", document)));
    command.addAll(List.of("--blocks", "2", "--clock", "cpu", "--seed", "5"));
    return command.toArray(String[]::new);
  }

  /** The folder of the shard that a node has begun and not ended. */
  private Path begun(String node) {
    return Part.in(parts()).stream()
        .filter(part -> part.toString().endsWith(".unfinished"))
        .filter(part -> Files.exists(part.resolve(RunFolder.MANIFEST)))
        .filter(
            part ->
                RunFolder.open(part).manifest().options().getOrDefault(Part.NODE, "").equals(node))
        .findFirst()
        .orElse(null);
  }

  private boolean hasRecords(String node) {
    Path part = begun(node);
    try {
      return part != null
          && Files.exists(part.resolve(RunFolder.FORKS))
          && Files.size(part.resolve(RunFolder.FORKS)) > 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path parts() {
    return folder.resolve("run.parts");
  }

  /**
   * The addresses of loopback, where servers of tests that run meanwhile listen, as the table has
   * them.
   */
  private static final List<String> LOOPBACK =
      List.of(
          "0100007F:", "0000000000000000FFFF00000100007F:", "00000000000000000000000001000000:");

  /** The kernel's table of sockets that listen on this host's interfaces. */
  private static Set<String> listening() throws IOException {
    Set<String> listening = new TreeSet<>();
    for (String table : List.of("/proc/net/tcp", "/proc/net/tcp6")) {
      Files.readAllLines(Path.of(table)).stream()
          .map(line -> line.strip().split("\\s+"))
          .filter(columns -> columns.length > 3 && columns[3].equals("0A"))
          .forEach(columns -> listening.add(columns[1]));
    }
    return listening;
  }

  /** What does not depend on the node that measured it. */
  private static Set<String> results(RunFolder run) {
    return run.forks().records().stream()
        .map(fork -> fork.cell().id() + " " + fork.status().outcome() + " " + fork.digest())
        .collect(Collectors.toSet());
  }

  @Test
  void aNodeThatIsLostCostsItsShardAndNotTheRun() throws Exception {
    Set<String> before = listening();
    ClusterHome home = ClusterHome.make(Files.createDirectories(folder.resolve("home")));
    try (TwoNodeSlurm slurm = TwoNodeSlurm.start(folder.resolve("slurm"))) {
      Path output = folder.resolve("output");
      Process submit =
          slurm
              .onLoginNode(
                  command(List.of(home.submit(), "--out", folder.resolve("run").toString())))
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      TwoNodeSlurm.await("both nodes measure", () -> hasRecords("n1") && hasRecords("n2"));
      assertThat(listening())
          .as("ports on this host's interfaces, of hexadecimal numbers")
          .noneMatch(socket -> socket.endsWith(":1AA1") || socket.endsWith(":1AA2"))
          .filteredOn(socket -> LOOPBACK.stream().noneMatch(socket::startsWith))
          .isSubsetOf(before);

      slurm.killDaemon("n1");
      assertThat(slurm.processes("n1")).as("the orphan").contains("org.xmlbench.suite.Main");
      slurm.kill("n2");
      TwoNodeSlurm.await("both nodes are given up", () -> isDown(slurm));
      slurm.boot("n1");
      slurm.boot("n2");

      assertThat(submit.waitFor(15, TimeUnit.MINUTES)).as(Files.readString(output)).isTrue();
      assertThat(submit.exitValue()).as(said(output)).isZero();
      assertThat(output).content().contains("honest-one", "honest-two", "report: ");
    }
    assertIsRunOfOneNode(home);
  }

  private static boolean isDown(TwoNodeSlurm slurm) {
    try {
      return slurm
          .said("sinfo", "--noheader", "--Node", "--format=%t")
          .lines()
          .distinct()
          .toList()
          .stream()
          .allMatch(state -> state.startsWith("down"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What the script and the elements said. */
  private String said(Path output) throws IOException {
    StringBuilder all = new StringBuilder(Files.readString(output));
    try (var logs = Files.newDirectoryStream(parts(), "slurm-*.log")) {
      for (Path log : logs) {
        all.append('\n').append(log.getFileName()).append('\n').append(Files.readString(log));
      }
    }
    return all.toString();
  }

  private void assertIsRunOfOneNode(ClusterHome home) throws Exception {
    RunFolder merged = RunFolder.open(folder.resolve("run"));
    Path alone = folder.resolve("alone");
    List<String> command =
        new ArrayList<>(List.of("taskset", "-c", "0", home.xmlbench(), "run", "--plan"));
    command.addAll(List.of(parts().resolve("plan.json").toString(), "--out", alone.toString()));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes());
    assertThat(process.waitFor()).as(said).isZero();
    RunFolder single = RunFolder.open(alone);

    SamePlan.assertOf(merged, single);
    assertThat(results(merged)).isEqualTo(results(single)).hasSize(2 * DOCUMENTS.size());
  }
}
