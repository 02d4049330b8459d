package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Runs what the page about the gate recommends for a build server. */
@Tag("slow")
class UserGateExamplesTest {
  @TempDir private Path folder;
  private UserProject user;

  @BeforeEach
  void unpack() throws Exception {
    user = new UserProject(folder);
    user.startInstead(BriefGates.class);
  }

  /**
   * The steps of the examples as the page has them, in a project that follows its conventions; only
   * places are others, Maven stays offline, the gate is short, and its document one that needs no
   * vote of several parsers.
   */
  @ParameterizedTest
  @CsvSource({"GitHub Actions,/gate/gate.md", "GitLab CI,/project/gate/gate.md"})
  void theStepsOfTheExamplesRun(String heading, String summary) throws Exception {
    Path place = folder.resolve(heading.replace(' ', '-'));
    UserProject.copyTo("user-gate", place.resolve("project"));
    Path script = Files.writeString(place.resolve("steps.sh"), steps(heading, place));
    Path output = place.resolve("output.txt");
    ProcessBuilder builder =
        user.command(place.resolve("project"), output, List.of("bash", "-e", script.toString()));
    builder.environment().put("RUNNER_TEMP", place.toString());
    builder.environment().put("GITHUB_STEP_SUMMARY", place.resolve("summary.md").toString());
    int exit = UserProject.run(builder);
    String text = Files.readString(output);
    Path table = Path.of(place + summary);
    assertThat(table).as(text).isNotEmptyFile();
    assertThat(exit).as(text).isEqualTo(exitAfter(table.resolveSibling("gate.json"), heading));
    if (heading.startsWith("GitHub")) {
      assertThat(place.resolve("summary.md")).hasSameTextualContentAs(Path.of(place + summary));
    }
  }

  /**
   * What the steps have to leave after a verdict. Equal programs in brief forks beside other tests
   * can be called slower, by chance: that the verdict reaches the build is tested, not the verdict.
   */
  private static int exitAfter(Path verdict, String heading) throws IOException {
    JsonNode gate = new JsonMapper().readTree(verdict.toFile());
    assertThat(gate.required("failures").isEmpty()).as(gate.toPrettyString()).isTrue();
    int exit = gate.get("exitCode").asInt();
    return exit == 3 && heading.startsWith("GitHub") ? 0 : exit;
  }

  /** The steps, in one script. */
  private String steps(String heading, Path place) throws IOException {
    String page = Files.readString(UserProject.ROOT.resolve("docs/gate.md"));
    String block = page.substring(page.indexOf("### " + heading));
    block = block.substring(block.indexOf("```yaml"), block.indexOf("\n```\n"));
    String script =
        heading.startsWith("GitHub")
            ? block.replaceAll("(?ms).*- run: (mvn[^\\n]*).*?run: \\|(.*?)- uses.*", "$1\n$2")
            : block
                .replaceAll("(?ms).*script:(.*?)allow_failure.*", "$1")
                .replaceAll("\\n +--", " --")
                .replaceAll("(?m)^ *- ", "");
    assertThat(script).contains("mvn -B -q package", "xmlbench gate --out").doesNotContain("uses:");
    String repository = System.getProperty("localRepository");
    return script
        .replace(
            "mvn -B -q",
            "mvn -B -q -o -Dxmlbench.home="
                + user.home()
                + (repository == null ? "" : " -Dmaven.repo.local=" + repository))
        .replace("/opt/xmlbench", user.home().toString())
        .replace("/opt/orders-1.4", place.resolve("project/target").toString())
        .replace("file:src/test/data/orders.xml", "interop-int:100")
        .replace("xmlbench gate", "xmlbench gate --profile smoke --blocks 2+4");
  }
}
