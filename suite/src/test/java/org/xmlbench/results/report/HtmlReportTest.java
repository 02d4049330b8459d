package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.Report;
import org.xmlbench.results.gate.GateOutputTest;
import org.xmlbench.results.gate.GateTable;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class HtmlReportTest {
  private static final Pattern DATA =
      Pattern.compile(
          "<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);
  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);

  @TempDir Path temp;

  @Test
  void figuresAreThoseOfTheJsonExport() throws Exception {
    RunFolder run = SyntheticRun.ofSizes(3).write(temp.resolve("run"));
    Path file = temp.resolve("report.html");
    Report.write(List.of(run), file);

    JsonMapper json = new JsonMapper();
    JsonNode inPage = data(Files.readString(file)).path("runs").get(0).path("comparison");

    assertThat(inPage)
        .isEqualTo(json.readTree(StoreJson.file(Comparison.of(run.manifest(), run.forks()))));
  }

  @Test
  void nothingIsLoadedFromElsewhere() {
    String html = render(SyntheticRun.of(1));
    String shell =
        html.replaceAll("(?s)<script.*?</script>", "").replaceAll("'sha256-[^' ]*'", "a hash");

    assertThat(shell).doesNotContainPattern("(?i)\\b(src|href)\\s*=\\s*\"(?!#)");
    assertThat(shell).doesNotContain("url(", "@import", "//");
    assertThat(html).contains("default-src 'none'");
  }

  @Test
  void policyNamesTheHashesOfBothScripts() throws Exception {
    String html = render(SyntheticRun.of(1));
    Matcher scripts = SCRIPT.matcher(html);
    int count = 0;
    while (scripts.find()) {
      byte[] hash =
          MessageDigest.getInstance("SHA-256")
              .digest(scripts.group(1).getBytes(StandardCharsets.UTF_8));
      assertThat(html).contains("'sha256-" + Base64.getEncoder().encodeToString(hash) + "'");
      count++;
    }
    assertThat(count).isEqualTo(2);
  }

  @Test
  void dataCannotEndItsElement() {
    String hostile = "</script><!--<script>{{script}}$1\\";
    String html = render(SyntheticRun.hostile(1, hostile));

    assertThat(data(html).path("runs").get(0).path("manifest").path("profile").asString())
        .isEqualTo("quick" + hostile);
    assertThat(html.substring(html.indexOf("id=\"data\">") + 10, html.indexOf("</script>")))
        .doesNotContain("<");
  }

  @Test
  void severalRunsAreShownOneAfterTheOther() {
    RunFolder first = SyntheticRun.of(1).write(temp.resolve("a"));
    RunFolder second = SyntheticRun.of(2).write(temp.resolve("b"));

    assertThat(data(Report.render(List.of(first, second))).path("runs")).hasSize(2);
  }

  @Test
  void twoRunsStandSideBySideAsTheJsonExportHasThem() {
    RunFolder first = SyntheticRun.of(2).write(temp.resolve("a"));
    RunFolder second = SyntheticRun.of(2).slower(1.1).write(temp.resolve("b"));
    String exported =
        StoreJson.file(
            RunDifference.of(first.manifest(), first.forks(), second.manifest(), second.forks()));

    JsonNode pair = data(Report.render(List.of(first, second))).path("sideBySide");

    assertThat(pair.path("difference")).isEqualTo(new JsonMapper().readTree(exported));
    assertThat(pair.has("refusal")).isFalse();
    assertThat(data(Report.render(List.of(first))).has("sideBySide")).isFalse();
    assertThat(data(Report.render(List.of(first, second, first))).has("sideBySide")).isFalse();
  }

  @Test
  void runsOfDifferentPlansAreRefusedUnlessAllowedAndTheirMeaningIsStated() {
    RunFolder first = SyntheticRun.of(2).write(temp.resolve("a"));
    RunFolder second = SyntheticRun.of(3).write(temp.resolve("b"));

    JsonNode refused = data(Report.render(List.of(first, second))).path("sideBySide");
    JsonNode allowed =
        data(Report.render(List.of(first, second), Set.of(RunDifference.Shared.PLAN)))
            .path("sideBySide");

    assertThat(refused.has("difference")).isFalse();
    assertThat(refused.path("refusal").asString())
        .contains(
            "must not be compared: they differ in plan (blocks: 2 against 3 on psd:4MiB",
            "--across plan");
    assertThat(refused.path("meanings").get(0).asString()).startsWith("The plans differ:");
    assertThat(allowed.path("difference").path("cells")).isNotEmpty();
  }

  @Test
  void theVerdictOfAGateIsInThePageAsOnATerminal() throws Exception {
    RunFolder run = SyntheticRun.of(1).write(temp.resolve("gate"));
    String verdict = StoreJson.file(GateOutputTest.regressed());
    Files.writeString(
        run.path().resolve("gate.json"), verdict.replace("psd:4MiB", "psd</script><b>"));

    String html = Report.render(List.of(run));

    JsonNode table = data(html).path("runs").get(0).path("arms").path("tables").get(0);
    assertThat(GateTable.render(GateOutputTest.regressed()))
        .contains(
            table.at("/columns/2/head").asString(),
            table.at("/rows/0/cells/ratio/text").asString());
    assertThat(table.at("/rows/0/cells/ratio/value").asDouble())
        .isEqualTo(
            GateOutputTest.regressed()
                .verdict()
                .cells()
                .getFirst()
                .figures()
                .ratio()
                .getAsDouble());
    assertThat(table.at("/rows/2/cells/cell/text").asString()).startsWith("psd</script><b>");
    assertThat(html).doesNotContain("psd</script>");
    Files.writeString(run.path().resolve("gate.json"), "{\"schema\":1}");
    assertThatThrownBy(() -> Report.render(List.of(run)))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("gate.json is damaged: baseline is missing; run the gate again");
    Files.writeString(run.path().resolve("gate.json"), "{\"schema\":2}");
    assertThatThrownBy(() -> Report.render(List.of(run)))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("schema 2");
  }

  /** Also before the first fork of it has ended. */
  @Test
  void aGateWithoutAVerdictIsNoComparisonAndSaysThatItWasInterrupted() throws Exception {
    RunFolder run = SyntheticRun.of(1).write(temp.resolve("interrupted"));
    Path manifest = run.path().resolve(RunFolder.MANIFEST);
    Files.writeString(
        manifest,
        Files.readString(manifest)
            .replaceFirst("\"profile\"\\s*:\\s*\"[^\"]*\"", "\"profile\" : \"gate\""));
    Path log = run.path().resolve(RunFolder.FORKS);
    List<String> arms = new ArrayList<>();
    for (String line : Files.readAllLines(log)) {
      if (line.contains("\"block\":1,") && line.contains("\"outcome\":\"ok\"")) {
        String arm = arms.isEmpty() ? "baseline" : "candidate";
        arms.add(line.replace("\"position\"", "\"arm\":\"%s\",\"position\"".formatted(arm)));
      }
    }
    assertThat(arms).hasSizeGreaterThan(1);
    Files.write(log, arms);
    JsonNode begun = data(Report.render(List.of(RunFolder.open(run.path())))).path("runs");
    Files.writeString(log, "");
    JsonNode empty = data(Report.render(List.of(RunFolder.open(run.path())))).path("runs");
    Files.writeString(run.path().resolve("gate.json"), StoreJson.file(GateOutputTest.regressed()));
    JsonNode ended = data(Report.render(List.of(RunFolder.open(run.path())))).path("runs");

    assertThat(begun.get(0).path("arms").path("title").asString())
        .isEqualTo("Gate: interrupted, no verdict");
    assertThat(begun.get(0).path("arms").path("method").get(0).asString())
        .endsWith("has no verdict. 1 block was measured in both arms.");
    assertThat(empty.get(0).path("arms").path("method").get(0).asString())
        .endsWith("0 blocks were measured in both arms.");
    assertThat(empty.get(0).path("comparison").path("documents")).isEmpty();
    assertThat(ended.get(0).path("arms").path("title").asString()).isEqualTo("Gate: REGRESSED");
  }

  @Test
  void whichRunsAPageShowsCanBeReadFromIt() throws Exception {
    RunFolder run = SyntheticRun.of(1).write(temp.resolve("shown"));
    Path page = Files.writeString(temp.resolve("page.html"), Report.render(List.of(run, run)));
    String id = run.manifest().run();

    assertThat(ReportedRuns.in(page)).containsExactly(id, id);
    assertThat(ReportedRuns.in(Files.writeString(temp.resolve("other.html"), "<p>"))).isEmpty();
    assertThat(ReportedRuns.in(temp.resolve("none.html"))).isEmpty();
  }

  private String render(SyntheticRun run) {
    return Report.render(List.of(run.write(temp.resolve("run"))));
  }

  private static JsonNode data(String html) {
    Matcher matcher = DATA.matcher(html);
    assertThat(matcher.find()).isTrue();
    return new JsonMapper().readTree(matcher.group(1));
  }
}
