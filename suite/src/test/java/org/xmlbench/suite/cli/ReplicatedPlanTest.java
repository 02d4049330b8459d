package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.results.grid.PlanFile;
import org.xmlbench.results.store.RunFolder;

/** {@code run --plan --replicate}: every node measures the whole plan. */
class ReplicatedPlanTest extends Nodes {
  /** Every node measures all: figures are means over nodes, and one that is slow is odd. */
  @Test
  void whereEveryNodeMeasuresAllTheOddOneIsFound() throws IOException {
    for (int node = 0; node < 6; node++) {
      double factor = node == 2 ? 1.2 : 1 + node * 0.001;
      harness.with(
          FakeForks.that(fork -> FakeForks.End.ok(Math.round(factor * end(fork).nanos()))));
      assertThat(replicate()).as(harness.err()).isEqualTo(ExitCode.OK);
      rename("n" + node);
    }
    assertThat(merge()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("Figures are means over 6 nodes")
        .doesNotContain("6 blocks", "the unit is the fork")
        .containsPattern("n2 +1\\.1[67]\\d +odd")
        .containsPattern("n3 +0\\.9\\d\\d *\\n");
    assertThat(harness.execute("compare", harness.run().toString(), "--all-columns"))
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("6 nodes, 2 subjects: ")
        .doesNotContain("6 blocks", "the unit is the fork");
    assertThat(harness.records()).hasSize(6 * 16);
    assertThat(RunFolder.open(harness.run()).manifest().planHash())
        .isEqualTo(PlanFile.read(plan).planHash());
    assertThat(harness.run().resolve("nodes.json"))
        .content()
        .contains("\"odd\" : true", "\"documents\"", "\"ratios\"");
    assertThat(harness.run().resolve("comparison.json")).content().contains("\"blocks\" : 6");
    assertThat(harness.run().resolve("report.html")).content().contains("Figures are means over 6");
  }

  /** Nodes of two classes: a run of each, side by side, whose unit is the node. */
  @Test
  void classesOfNodesStandSideBySide() throws IOException {
    for (int node = 0; node < 6; node++) {
      double factor = (node < 3 ? 1 : 1.3) * (1 + node * 0.001);
      harness.with(
          FakeForks.that(fork -> FakeForks.End.ok(Math.round(factor * end(fork).nanos()))));
      assertThat(replicate()).as(harness.err()).isEqualTo(ExitCode.OK);
      if (node >= 3) {
        ofOtherClass(newest());
      }
      rename("n" + node);
    }
    assertThat(merge("--by-class")).as(harness.err()).isEqualTo(ExitCode.OK);
    Path one = Path.of(harness.run() + "-1");
    Path two = Path.of(harness.run() + "-2");

    assertThat(harness.execute("compare", one.toString(), two.toString(), "--across", "host"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).containsPattern("1\\.30[0-9]|0\\.7(6|7)[0-9]");
    Path page = folder.resolve("both.html");
    assertThat(harness.execute("report", one.toString(), two.toString(), "-o", page.toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(page).content().contains("Figures are means over 3 nodes");
  }

  private static void ofOtherClass(Path part) throws IOException {
    Path manifest = part.resolve("manifest.json");
    Files.writeString(
        manifest,
        Files.readString(manifest)
            .replaceFirst("\"cpu\" : \"[^\"]*\"", "\"cpu\" : \"Slower CPU\""));
  }

  private Path newest() {
    return parts().stream()
        .filter(path -> !name(path).matches("node-n\\d\\..*"))
        .findFirst()
        .orElseThrow();
  }

  /** Makes the newest part one of another node. */
  private void rename(String node) throws IOException {
    Path part = newest();
    Path footer = part.resolve("part.json");
    String attempt = name(part).substring(name(part).lastIndexOf('.'));
    Files.writeString(
        footer,
        Files.readString(footer)
            .replaceFirst("\"node\" : \"[^\"]*\"", "\"node\" : \"" + node + "\"")
            .replaceFirst("\"node-[^\"]*\"", "\"node-" + node + "\""));
    Files.move(part, part.resolveSibling("node-" + node + attempt));
  }

  @Test
  void aNodeMeasuresThePlanAgainUnlessItResumes() {
    assertThat(replicate()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(replicate("--resume")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("the whole plan on ", " is complete: ");
    assertThat(parts()).hasSize(1);
    assertThat(replicate()).isEqualTo(ExitCode.OK);
    assertThat(parts()).hasSize(2);
    assertThat(merge()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).doesNotContain("means over");
    assertThat(harness.records()).hasSize(32);
  }

  @Test
  void shardsAndWholePlansAreNotMixed() {
    shards(1);
    assertThat(replicate()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(merge()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("only parts of one division of the plan");
    assertThat(replicate("--shard", "1/3")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("give one of them");
  }
}
