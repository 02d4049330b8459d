package org.xmlbench.results.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.TimingClock;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The gate's outputs compared with golden files, also with hostile names. */
public class GateOutputTest {
  private static final GateSettings SETTINGS = GateSettings.defaults();
  static final String CONDITION = "/cpus=2,gc=serial,heap=64m,input=memory,parser=reused";
  private static final String HOSTILE =
      "file:/a|b`c`<script>alert('\"&')</script>]]>[x](y)\r\n## forged\u001B[31m\u0000\u202E\uD800"
          + "\uFFFE\u2028{}";

  private static List<BlockDifferences> sentinels(double ratio, double sd) {
    return Collections.nCopies(5, Blocks.exact(ratio, sd, 5));
  }

  private static GateResult result(
      String name,
      BlockDifferences fresh,
      List<BlockDifferences> sentinels,
      List<ArmFailure> failures,
      List<SkippedCell> skipped) {
    String suspect = name + CONDITION;
    Map<String, BlockDifferences> first =
        Map.of(
            suspect,
            Blocks.exact(1.08, 0.02, 5),
            "psd:4MiB" + CONDITION,
            Blocks.exact(1.001, 0.02, 5),
            "overhead" + CONDITION,
            Blocks.exact(1.03, 0.06, 5));
    Map<String, BlockDifferences> second =
        Map.of(suspect, fresh, "overhead" + CONDITION, Blocks.exact(1.03, 0.06, 20));
    return new GateResult(
        "20261101T120000-gate",
        TimingClock.CPU,
        SETTINGS,
        new Placement(Pairing.TURNS, List.of("cpu1")),
        new GateResult.Arms(
            arm("elm-stax@7.1.0", "7.1.0"),
            arm(name.equals(HOSTILE) ? "class:Own on " + HOSTILE : "elm-stax", "7.3.0")),
        GateVerdict.judge(SETTINGS, first, second, sentinels).without(failures),
        new GateResult.Gaps(failures, skipped),
        checks(name),
        new GateResult.ForkCount(120, 3));
  }

  /** As it is where the arms are drivers of a user's, and one of the documents is a file. */
  private static GateResult.Checks checks(String name) {
    return new GateResult.Checks(
        List.of(
            new AcceptedByBoth(name, "character-range-control"),
            new AcceptedByBoth("psd:4MiB", "end-tag-present")),
        List.of("verified without an unseen document: file:orders.xml."));
  }

  private static GateResult.ArmEntry arm(String label, String version) {
    return new GateResult.ArmEntry(
        label, "elm-stax", version, "25.0.1+8", List.of(), List.of("elm-" + version + ".jar"));
  }

  /** The result of a gate with a pass, a regression and an open cell. */
  public static GateResult regressed() {
    return result(
        "interop-int:10000",
        Blocks.exact(1.08, 0.02, 20),
        sentinels(1, 0.02),
        List.of(),
        List.of(
            new SkippedCell(
                "xmlns:100" + CONDITION,
                "xmlns:100",
                "the document needs default-namespace, which elm-stax declares missing")));
  }

  static GateResult failed() {
    return result(
        "interop-int:10000",
        Blocks.exact(1.00, 0.02, 20),
        sentinels(1, 0.02),
        List.of(failure("candidate", "psd:4MiB", "wrong: expected 3 elements, got 2")),
        List.of());
  }

  static GateResult unfit() {
    return result(
        "interop-int:10000",
        Blocks.exact(1.08, 0.02, 20),
        sentinels(1.03, 0.02),
        List.of(),
        List.of());
  }

  private static GateResult hostile() {
    return result(
        HOSTILE,
        Blocks.exact(1.2, 0.02, 20),
        sentinels(1, 0.02),
        List.of(failure("baseline", HOSTILE, "failed: " + HOSTILE)),
        List.of(new SkippedCell(HOSTILE + "2" + CONDITION, HOSTILE + "2", "skipped")));
  }

  private static ArmFailure failure(String arm, String document, String reason) {
    return new ArmFailure(arm, List.of(document), List.of(document + CONDITION), reason);
  }

  static GateResult sentinelFailed() {
    return result(
        "interop-int:10000",
        Blocks.exact(1.00, 0.02, 20),
        sentinels(1, 0.02),
        List.of(
            new ArmFailure(
                "second copy of the baseline",
                List.of("psd:4MiB"),
                List.of(),
                "failed: the JVM ended")),
        List.of());
  }

  @Test
  void theTerminal() throws IOException {
    assertGolden("gate-regressed.txt", GateTable::render, regressed());
    assertGolden("gate-unfit.txt", GateTable::render, unfit());
    assertGolden("gate-failed.txt", GateTable::render, failed());
  }

  @Test
  void oneBlockIsNotPlural() {
    GateResult full = regressed();
    GateResult one =
        new GateResult(
            full.run(),
            full.clock(),
            full.settings(),
            full.placement(),
            full.arms(),
            GateVerdict.judge(
                SETTINGS,
                Map.of("a", BlockDifferences.of(0.01)),
                Map.of("a", BlockDifferences.of(0.01)),
                sentinels(1, 0.02)),
            new GateResult.Gaps(List.of(), List.of()),
            GateResult.Checks.WHOLE,
            new GateResult.ForkCount(1, 0));
    assertThat(GateTable.render(one)).contains("\n1 fork, 0 of them not steady; ");
    assertThat(GateJunitXml.render(one)).contains(" over 1 block;");
  }

  @Test
  void markdown() throws IOException {
    assertGolden("gate-regressed.md", GateMarkdown::render, regressed());
    assertGolden("gate-unfit.md", GateMarkdown::render, unfit());
    assertGolden("gate-failed.md", GateMarkdown::render, failed());
  }

  @Test
  void junit() throws IOException {
    assertGolden("gate-regressed.xml", GateJunitXml::render, regressed());
    assertGolden("gate-unfit.xml", GateJunitXml::render, unfit());
    assertGolden("gate-failed.xml", GateJunitXml::render, failed());
  }

  @Test
  void json() throws IOException {
    assertGolden("gate-regressed.json", StoreJson::file, regressed());
    JsonNode json = JsonMapper.shared().readTree(StoreJson.file(regressed()));
    assertThat(json.get("exitCode").asInt()).isEqualTo(1);
    assertThat(json.get("guarantee").asString())
        .isEqualTo("P(any false failure in this run) <= 1 % when every true ratio is <= 1.02.");
    json = JsonMapper.shared().readTree(StoreJson.file(unfit()));
    assertThat(json.get("exitCode").asInt()).isEqualTo(3);
    assertThat(json.get("word").asString()).isEqualTo("MACHINE UNFIT");
    json = JsonMapper.shared().readTree(StoreJson.file(hostile()));
    assertThat(json.get("skipped").get(0).asString()).startsWith(HOSTILE.substring(0, 20));
  }

  /** Build servers count: there are failures if and only if the command ends with 1. */
  @ParameterizedTest
  @ValueSource(strings = {"regressed", "failed", "unfit", "sentinelFailed", "hostile"})
  void junitSaysWhatTheExitCodeSays(String which) throws Exception {
    GateResult result =
        switch (which) {
          case "regressed" -> regressed();
          case "failed" -> failed();
          case "unfit" -> unfit();
          case "sentinelFailed" -> sentinelFailed();
          default -> hostile();
        };
    Element suite = parse(GateJunitXml.render(result)).getDocumentElement();
    int failures = suite.getElementsByTagName("failure").getLength();
    assertThat(failures > 0).isEqualTo(result.exitCode() == 1);
    assertThat(suite.getAttribute("failures")).isEqualTo(Integer.toString(failures));
    assertThat(suite.getAttribute("skipped"))
        .isEqualTo(Integer.toString(suite.getElementsByTagName("skipped").getLength()));
    assertThat(suite.getAttribute("tests"))
        .isEqualTo(Integer.toString(suite.getElementsByTagName("testcase").getLength()));
  }

  /** Also where some blocks were finished before: they decide nothing. */
  @Test
  void aCellOfAFailedArmIsNotMeasuredAndProposesNoBlocks() {
    for (String text : List.of(GateTable.render(failed()), GateMarkdown.render(failed()))) {
      assertThat(text.lines().filter(line -> line.contains("psd:4MiB" + CONDITION)))
          .singleElement()
          .asString()
          .contains("not measured", "the candidate failed")
          .doesNotContain("INCONCLUSIVE", "blocks", "ratio");
    }
    JsonNode cell = JsonMapper.shared().readTree(StoreJson.file(failed())).at("/verdict/cells/2");
    assertThat(cell.get("failed").asString()).isEqualTo("candidate");
    assertThat(cell.has("blocksNeeded")).isFalse();
    assertThat(cell.has("ratio")).isFalse();
  }

  @Test
  void onAnUnfitMachineANewTestNeedsFirstAFitOne() {
    for (String text :
        List.of(
            GateTable.render(unfit()),
            GateMarkdown.render(unfit()),
            GateJunitXml.render(unfit()))) {
      assertThat(text)
          .contains("a new test needs first a fit machine")
          .doesNotContainPattern("needs about [0-9]");
    }
    assertThat(StoreJson.file(unfit())).doesNotContain("blocksNeeded");
  }

  @Test
  void everyIntervalHasItsLevelAndAnAbsurdEndIsUnbounded() {
    for (String text :
        List.of(
            GateTable.render(regressed()),
            GateMarkdown.render(regressed()),
            GateJunitXml.render(regressed()))) {
      assertThat(text).contains("97.5 % one-sided bounds");
    }
    for (String text : List.of(GateTable.render(regressed()), GateMarkdown.render(regressed()))) {
      assertThat(text).containsPattern("ratio 1\\.000, 99 % interval \\\\?\\[0\\.990, 1\\.010");
    }
    GateResult wild =
        result(
            "interop-int:10000", Blocks.exact(1, 40, 20), sentinels(1, 40), List.of(), List.of());
    for (String text :
        List.of(GateTable.render(wild), GateMarkdown.render(wild), GateJunitXml.render(wild))) {
      assertThat(text).containsPattern("99 % interval \\\\?\\[unbounded, unbounded");
      assertThat(text).containsPattern("(?<!interval )\\[unbounded, unbounded\\]");
      assertThat(text).doesNotContainPattern("\\[0\\.000|[0-9]{5,}\\.[0-9]{3}");
    }
  }

  @Test
  void aNameCannotForgeALineOrSteerTheTerminal() {
    assertThat(GateTable.render(hostile()).lines()).noneMatch(line -> line.startsWith("##"));
    assertThat(GateTable.render(hostile())).doesNotContain("\u001B", "\u0000", "\u202E", "\r");
  }

  @Test
  void aNameIsNoMarkup() {
    String text = GateMarkdown.render(hostile());
    assertThat(text.lines()).noneMatch(line -> line.startsWith("##") && !line.startsWith("### X"));
    for (String line : text.lines().filter(line -> line.startsWith("|")).toList()) {
      assertThat(line.split("(?<!\\\\)\\|", -1)).as(line).hasSize(8 + 1);
      String outsideCode = line.replaceAll("(?<!`)(`+)(?!`).*?(?<!`)\\1(?!`)", "");
      assertThat(outsideCode).doesNotContain("`", "<script>", "](");
    }
  }

  /**
   * Where nothing can be detected, thousands of percent mean no more than that; the JSON keeps the
   * number.
   */
  @Test
  void anAbsurdDetectableEffectIsCappedInEveryText() throws Exception {
    GateResult result =
        result("interop-int:10000", Blocks.exact(1, 3, 20), sentinels(1, 3), List.of(), List.of());
    for (String text :
        List.of(
            GateTable.render(result), GateMarkdown.render(result), GateJunitXml.render(result))) {
      assertThat(text).contains("slowdown that stage 2 proves more than 100 %, bias");
      assertThat(text)
          .doesNotContainPattern("\\+?[0-9]{3,}\\.[0-9] %,? bias|\\+[0-9]{3,}\\.[0-9] %");
    }
    assertThat(GateTable.render(result)).containsPattern(" more than 100 %( |\n)");
    JsonNode json = JsonMapper.shared().readTree(StoreJson.file(result));
    assertThat(json.at("/verdict/sentinels/minimumDetectableEffect").asDouble()).isGreaterThan(2);
  }

  @Test
  void detectableEffectsUpToADoublingAreNumbers() {
    assertThat(DetectableEffect.text(0.0431)).isEqualTo("4.3 %");
    assertThat(DetectableEffect.text(1)).isEqualTo("100.0 %");
    assertThat(DetectableEffect.text(1.001)).isEqualTo("more than 100 %");
    assertThat(DetectableEffect.text(Double.POSITIVE_INFINITY)).isEqualTo("more than 100 %");
  }

  static Document parse(String xml) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
  }

  /** Rewritten with {@code -Dxmlbench.golden=write}; look at it then. */
  private static void assertGolden(
      String name, Function<GateResult, String> form, GateResult result) throws IOException {
    String actual = form.apply(result);
    if ("write".equals(System.getProperty("xmlbench.golden"))) {
      Path file = Path.of("src/test/resources/org/xmlbench/results/gate").resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, actual);
      return;
    }
    try (InputStream golden = GateOutputTest.class.getResourceAsStream(name)) {
      assertThat(actual).isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }
}
