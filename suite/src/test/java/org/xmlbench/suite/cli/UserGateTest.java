package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A build outside this one gates its own driver by the launcher of a distribution. Recorded blocks
 * show that verdicts reach the user's Maven; one real gate shows that the user's own driver is
 * measured.
 */
@Tag("slow")
class UserGateTest {
  @TempDir private static Path folder;
  private static UserProject user;
  private static Path project;

  @BeforeAll
  static void unpack() throws Exception {
    user = new UserProject(folder);
    user.startInstead(BriefGates.class);
    project = UserProject.copyTo("user-gate", folder.resolve("project"));
  }

  private record Build(int exit, JsonNode gate, String output) {}

  private static Build build(UserProject user, String name, String... more) throws Exception {
    Path gate = folder.resolve(name);
    Path output = folder.resolve(name + ".txt");
    List<String> command =
        new ArrayList<>(List.of("mvn", "-B", "-o", "verify", "-Dxmlbench.home=" + user.home()));
    command.add("-Dxmlbench.version=" + UserProject.VERSION);
    command.add("-Dorders.gate=" + gate);
    String repository = System.getProperty("localRepository");
    if (repository != null) {
      command.add("-Dmaven.repo.local=" + repository);
    }
    command.addAll(List.of(more));
    int exit = UserProject.run(user.command(project, output, command));
    String text = Files.readString(output);
    assertThat(gate.resolve("gate.json")).as(text).exists();
    assertThat(gate.resolve("gate.md")).isNotEmptyFile();
    assertThat(gate.resolve("TEST-xmlbench-gate.xml")).isNotEmptyFile();
    JsonNode json = JsonMapper.shared().readTree(Files.readString(gate.resolve("gate.json")));
    return new Build(exit, json, text);
  }

  @ParameterizedTest
  @EnumSource
  void whatTheGateFoundIsTheBuildsResult(RecordedGate.Blocks blocks) throws Exception {
    UserProject recorded = new UserProject(folder.resolve("of-" + blocks));
    recorded.startInstead(RecordedGate.class);

    Path out = folder.resolve("launched-" + blocks);
    Path launcher = recorded.home().resolve("bin/xmlbench");
    List<String> command =
        List.of(launcher.toString(), "gate", "--profile=" + blocks, "--out=" + out);
    Path output = folder.resolve("launched-" + blocks + ".txt");
    assertThat(UserProject.run(recorded.command(project, output, command)))
        .as(Files.readString(output))
        .isEqualTo(blocks.exitCode());

    Build build = build(recorded, "built-" + blocks, "-Dorders.profile=" + blocks);
    assertThat(build.gate().get("exitCode").asInt()).isEqualTo(blocks.exitCode());
    assertThat(build.gate())
        .isEqualTo(JsonMapper.shared().readTree(Files.readString(out.resolve("gate.json"))));
    assertThat(build.exit())
        .as("3 proves nothing against this build: " + build.output())
        .isEqualTo(blocks.exitCode() == 1 ? 1 : 0);
  }

  /**
   * A machine that runs other tests meanwhile may prove nothing by four blocks: then the gate says
   * so. It never passes, and the lower bound shows that the arm with the option was measured.
   */
  @Test
  void aParseThatLastsFortyTimesAsLongNeverPasses() throws Exception {
    Build build =
        build(
            user,
            "slowest",
            "-Dorders.burn=40",
            "-Dorders.profile=smoke",
            "-Dorders.blocks=2+4",
            "-Dorders.document=interop-int:100");
    String fitness = build.gate().at("/verdict/sentinels/fitness").asString();
    JsonNode cell = build.gate().at("/verdict/cells/0");
    boolean proven = cell.path("verdict").asString().equals("REGRESSED");
    assertThat(cell.path("verdict").asString())
        .as(build.output())
        .isIn(fitness.equals("FIT") ? List.of("REGRESSED") : List.of("REGRESSED", "INCONCLUSIVE"));
    assertThat(cell.path("ratio").asDouble()).as(build.output()).isGreaterThan(5);
    boolean controlled = fitness.equals("FIT") || fitness.equals("TOO_NOISY");
    assertThat(build.gate().get("exitCode").asInt()).isEqualTo(proven && controlled ? 1 : 3);
    assertThat(build.exit()).as(build.output()).isEqualTo(proven && controlled ? 1 : 0);
  }
}
