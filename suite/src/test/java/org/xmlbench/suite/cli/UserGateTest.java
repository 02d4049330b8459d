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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A build outside this one gates a driver of its own by the launcher of a distribution. The forks
 * are as short and the blocks as few as can be: what is shown here is that verdicts reach the
 * user's Maven, not how often they are right, which simulations show.
 */
@Tag("slow")
class UserGateTest {
  @TempDir private static Path folder;
  private static UserProject user;
  private static Path project;

  @BeforeAll
  static void unpack() throws Exception {
    user = new UserProject(folder);
    project = UserProject.copyTo(folder.resolve("project"));
  }

  private record Build(int exit, JsonNode gate, String output) {}

  private static Build build(String name, String... more) throws Exception {
    Path gate = folder.resolve(name);
    Path output = folder.resolve(name + ".txt");
    List<String> command =
        new ArrayList<>(List.of("mvn", "-B", "-o", "verify", "-Dxmlbench.home=" + user.home()));
    command.add("-Dxmlbench.version=" + UserProject.VERSION);
    command.add("-Dorders.gate=" + gate);
    command.add("-Dorders.profile=smoke");
    command.add("-Dorders.blocks=2+4");
    command.add("-Dorders.document=interop-int:100");
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

  @Test
  void itsOwnCodeAgainstItselfNeverFailsTheBuild() throws Exception {
    Build build = build("equal");
    assertThat(build.gate().get("exitCode").asInt()).as(build.output()).isIn(0, 3);
    assertThat(build.exit()).as(build.output()).isZero();
  }

  @Test
  void tenPerCentOfWasteNeverPass() throws Exception {
    Build build = build("slower", "-Dorders.burn=0.1");
    int exit = build.gate().get("exitCode").asInt();
    assertThat(exit).as(build.output()).isIn(1, 3);
    assertThat(build.exit()).as(build.output()).isEqualTo(exit == 1 ? 1 : 0);
  }

  /** So much slower that four blocks of the busiest machine prove it. */
  @Test
  void aParseThatLastsFortyTimesAsLongFailsTheBuildWhereEqualArmsWereEqual() throws Exception {
    Build build = build("slowest", "-Dorders.burn=40");
    String fitness = build.gate().at("/verdict/sentinels/fitness").asString();
    assertThat(build.gate().at("/verdict/cells/0/verdict").asString())
        .as(build.output())
        .isEqualTo("REGRESSED");
    boolean controlled = fitness.equals("FIT") || fitness.equals("TOO_NOISY");
    assertThat(build.gate().get("exitCode").asInt()).isEqualTo(controlled ? 1 : 3);
    assertThat(build.exit()).as(build.output()).isEqualTo(controlled ? 1 : 0);
  }
}
