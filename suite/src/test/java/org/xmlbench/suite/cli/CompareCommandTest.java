package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** {@code compare} as a user meets it, over a run of real forks, measured once. */
class CompareCommandTest {
  private static final Pattern DATA =
      Pattern.compile(
          "<script type=\"application/json\" id=\"data\">(.*?)</script>", Pattern.DOTALL);

  @TempDir private static Path folder;
  private static RunHarness harness;
  private static String run;

  @BeforeAll
  static void measure() {
    harness = new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class);
    harness.copyOfSmokeRun();
    run = harness.run().toString();
  }

  /** Another run with that change in its manifest, as from another host or plan. */
  private static String copy(String name, String from, String to) throws IOException {
    Path other = Files.createDirectories(folder.resolve(name));
    Files.copy(harness.run().resolve("forks.jsonl"), other.resolve("forks.jsonl"));
    String manifest = Files.readString(harness.run().resolve("manifest.json"));
    String changed = manifest.replaceFirst(from, to);
    assertThat(changed).isNotEqualTo(manifest);
    Files.writeString(other.resolve("manifest.json"), changed);
    return other.toString();
  }

  @Test
  void oneRunIsATableWithIntervalsAndLetters() {
    RunHarness three =
        new RunHarness(folder.resolve("three"), HonestDriver.class, HonestDriver.Second.class)
            .with(FakeForks.well());
    assertThat(three.runSmoke("--blocks", "3")).as(three.err()).isEqualTo(ExitCode.OK);
    assertThat(three.execute("compare", three.run().toString())).isEqualTo(ExitCode.OK);
    assertThat(three.out())
        .contains("honest-one", "time / fastest")
        .doesNotContain("letters")
        .endsWith("report: " + three.run().resolve("report.html").toUri() + "\n");

    three.execute("compare", "--all-columns", three.run().toString());
    assertThat(three.out())
        .contains("honest-one", "letters", "3 blocks, 2 subjects", "Student's interval of the");
  }

  @Test
  void aRunOfTwoBlocksHasFiguresAndNoOrder() {
    assertThat(harness.execute("compare", run)).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("honest-one", "every difference may be chance", "2 blocks, 2 subjects")
        .doesNotContain("Tukey's intervals");
  }

  @Test
  void jsonIsWhatTheReportIsMadeOf() throws IOException {
    assertThat(harness.execute("compare", run, "--json")).isEqualTo(ExitCode.OK);
    JsonMapper mapper = new JsonMapper();
    JsonNode printed = mapper.readTree(harness.out());
    Matcher page = DATA.matcher(Files.readString(harness.run().resolve("report.html")));
    assertThat(page.find()).isTrue();

    assertThat(mapper.readTree(Files.readString(harness.run().resolve("comparison.json"))))
        .isEqualTo(printed);
    JsonNode shown = mapper.readTree(page.group(1)).path("runs").get(0);
    JsonNode tables = ((ObjectNode) printed).remove("tables");
    assertThat(shown.path("comparison")).isEqualTo(printed);
    assertThat(shown.path("models").path("documents")).isEqualTo(tables);
  }

  @Test
  void csvHasALineForEachSubject() {
    assertThat(harness.execute("compare", run, "--csv")).isEqualTo(ExitCode.OK);
    assertThat(harness.out().lines()).hasSize(3).first().asString().contains("letters,method");
  }

  @Test
  void twoRunsOfOnePlanStandSideBySideWithoutAVerdict() throws IOException {
    String other = copy("again", "\"profile\" : \"smoke\"", "\"profile\" : \"again\"");
    assertThat(harness.execute("compare", run, other)).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("not paired in blocks", "B / A", "1.000 [");
    assertThat(harness.execute("compare", run, other, "--json")).isEqualTo(ExitCode.OK);
    assertThat(new JsonMapper().readTree(harness.out()).path("cells")).hasSize(2);
    assertThat(harness.execute("compare", run, other, "--csv")).isEqualTo(ExitCode.OK);
    assertThat(harness.out().lines()).hasSize(3);
  }

  @Test
  void theReportOfTwoRunsHoldsWhatCompareOfThemPrints() throws IOException {
    String other = copy("paired", "\"profile\" : \"smoke\"", "\"profile\" : \"paired\"");
    Path file = folder.resolve("pair.html");
    assertThat(harness.execute("compare", run, other, "--json")).isEqualTo(ExitCode.OK);
    JsonNode printed = new JsonMapper().readTree(harness.out());
    assertThat(harness.execute("report", run, other, "--out", file.toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);

    assertThat(sideBySide(file).path("difference")).isEqualTo(printed);
  }

  @Test
  void theReportRefusesWhatCompareRefusesUnlessAllowed() throws IOException {
    String other = copy("far", "\"cores\" : \\d+", "\"cores\" : 4712");
    Path file = folder.resolve("far.html");
    assertThat(harness.execute("report", run, other, "-o", file.toString())).isEqualTo(ExitCode.OK);
    assertThat(sideBySide(file).path("refusal").asString())
        .contains("must not be compared", "against 4712", "--across host");
    assertThat(harness.execute("report", run, other, "--across", "host", "-o", file.toString()))
        .isEqualTo(ExitCode.OK);
    assertThat(sideBySide(file).path("difference").path("cells")).hasSize(2);
    assertThat(harness.execute("report", run, "--across", "host", "-o", file.toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("--across is about two runs").hasLineCount(1);
  }

  /** Warnings head the table of one run and of two, and never what programs read. */
  @Test
  void whatMadeTheHostNoisyHeadsTheTables() throws IOException {
    String other = copy("noisy", "\"profile\" : \"smoke\"", "\"profile\" : \"noisy\"");
    Files.writeString(
        Path.of(other, "doctor.json"),
        """
        {"schema":1,"sessions":[{"readUtc":"2026-11-01T12:00:00Z","findings":[
          {"name":"load","value":"9.99","state":"warns","why":"Busy."}]}]}
        """);
    assertThat(harness.execute("compare", other)).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).startsWith("noisy host: load (9.99); 'doctor'");
    assertThat(harness.execute("compare", run, other)).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("B: noisy host: load (9.99); 'doctor'");
    for (String format : new String[] {"--json", "--csv"}) {
      assertThat(harness.execute("compare", run, other, format)).isEqualTo(ExitCode.OK);
      assertThat(harness.out()).doesNotContain("noisy host");
    }
  }

  @Test
  void anUnreadableFindingIsReportedAndStopsNothing() throws IOException {
    String other = copy("cut", "\"profile\" : \"smoke\"", "\"profile\" : \"cut\"");
    Path cut = Files.writeString(Path.of(other, "doctor.json"), "{\"schema\":1,\"sess");
    String line = "xmlbench: the host's noise is unknown: " + cut + " is damaged";
    Path page = folder.resolve("cut.html");
    for (String[] command :
        new String[][] {
          {"compare", other}, {"compare", run, other}, {"report", other, "-o", page.toString()}
        }) {
      assertThat(harness.execute(command)).isEqualTo(ExitCode.OK);
      assertThat(harness.onlyLineOfErr()).startsWith(line);
      assertThat(harness.out()).isNotEmpty().doesNotContain("B: noisy host");
    }
    assertThat(Files.readString(page))
        .contains("\"doctorNotice\":\"the host's noise is unknown: " + cut);
  }

  @Test
  void aTornLineIsReportedInEveryForm() throws IOException {
    String torn = copy("torn", "\"profile\" : \"smoke\"", "\"profile\" : \"torn\"");
    Path log = Path.of(torn, "forks.jsonl");
    String whole = Files.readString(log);
    Files.writeString(log, whole.substring(0, whole.length() - 40));
    String line = "the last line of forks.jsonl is torn and was left out";

    for (String[] command :
        new String[][] {
          {"compare", torn, "--csv"},
          {"compare", run, torn},
          {"compare", run, torn, "--json"},
          {"compare", run, torn, "--csv"}
        }) {
      assertThat(harness.execute(command)).as(harness.err()).isEqualTo(ExitCode.OK);
      assertThat(harness.onlyLineOfErr()).isEqualTo("xmlbench: " + torn + ": " + line);
    }
    for (String[] command : new String[][] {{"compare", torn}, {"compare", torn, "--json"}}) {
      assertThat(harness.execute(command)).as(harness.err()).isEqualTo(ExitCode.OK);
      assertThat(harness.out()).contains(line);
      assertThat(harness.err()).isEmpty();
    }
  }

  @Test
  void aThirdRunIsRefusedNotLeftOut() {
    assertThat(harness.execute("compare", run, run + "-2", run + "-3")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("3 runs are named", "'history'");
  }

  @Test
  void aRunIsNotPutBesideItself() throws IOException {
    Path copied = Files.createDirectories(folder.resolve("copied"));
    for (String file : new String[] {"manifest.json", "forks.jsonl"}) {
      Files.copy(harness.run().resolve(file), copied.resolve(file));
    }
    assertThat(harness.execute("compare", run, run)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(run + " is named twice: there are no two runs");
    assertThat(harness.execute("compare", run, copied.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains(run + " and " + copied + " hold one and the same run");
    Path page = folder.resolve("same.html");
    assertThat(harness.execute("report", run, copied.toString(), "-o", page.toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains(run + " and " + copied + " hold one and the same run");
    assertThat(harness.execute("report", run, run, "-o", page.toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(run + " is named twice: there are no two runs");
    assertThat(page).doesNotExist();
  }

  @Test
  void aPageWithoutAComparisonAndOneThatReplacesAnotherAreReported() throws IOException {
    String gate = copy("gated", "\"profile\" : \"smoke\"", "\"profile\" : \"gate\"");
    Path manifest = Path.of(gate, "manifest.json");
    Files.writeString(
        manifest,
        Files.readString(manifest)
            .replaceFirst("\"run\" : \"[^\"]*\"", "\"run\" : \"gated\"")
            .replace("\"kind\" : \"run\"", "\"kind\" : \"gate\""));

    assertThat(harness.execute("compare", run, gate)).isEqualTo(ExitCode.USAGE);
    String reason = harness.onlyLineOfErr().replaceFirst("^xmlbench: ", "");
    assertThat(reason).contains("is the run of a gate");
    assertThat(harness.execute("report", gate, run)).isEqualTo(ExitCode.OK);
    assertThat(harness.onlyLineOfErr()).endsWith("no comparison of them: " + reason);
    assertThat(harness.execute("report", gate, run)).isEqualTo(ExitCode.OK);
    assertThat(harness.err()).as("the same page again").hasLineCount(1);
    assertThat(harness.execute("report", gate)).isEqualTo(ExitCode.OK);
    assertThat(harness.onlyLineOfErr())
        .contains(Path.of(gate, "report.html") + " was the report of gated and ")
        .endsWith("was replaced by that of gated; --out FILE writes elsewhere");
  }

  private static JsonNode sideBySide(Path file) throws IOException {
    Matcher page = DATA.matcher(Files.readString(file));
    assertThat(page.find()).isTrue();
    return new JsonMapper().readTree(page.group(1)).path("sideBySide");
  }

  @Test
  void anotherHostIsRefusedUnlessAllowedAndThenNamed() throws IOException {
    String other = copy("other", "\"cores\" : \\d+", "\"cores\" : 4711");
    assertThat(harness.execute("compare", run, other)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err().lines()).singleElement().asString();
    assertThat(harness.err()).contains("host (cores: ", "against 4711", "--across host");
    assertThat(harness.out()).isEmpty();
    assertThat(harness.execute("compare", run, other, "--across", "plan"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.execute("compare", run, other, "--across", "host")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("They differ in host", "The hosts differ");
  }

  @Test
  void anotherPlanAndClockAreRefusedUnlessAllowed() throws IOException {
    String plan = copy("plan", "\"planHash\" : \".{8}", "\"planHash\" : \"00000000");
    assertThat(harness.execute("compare", run, plan)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("plan (hash");
    assertThat(harness.execute("compare", run, plan, "--across", "host,plan"))
        .isEqualTo(ExitCode.OK);
    String clock =
        copy("clock", "\"clock\" : \"cpu\",\\s*\"planHash", "\"clock\" : \"wall\",\"planHash");
    assertThat(harness.execute("compare", run, clock)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("clock (cpu against wall)");
    assertThat(harness.execute("compare", run, clock, "--across", "clock")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("wall clock", "us/document wall");
  }

  @Test
  void aRunWithoutFiguresIsNotDone() throws IOException {
    String empty = copy("empty", "\"profile\" : \"smoke\"", "\"profile\" : \"empty\"");
    Files.writeString(Path.of(empty, "forks.jsonl"), "");
    for (String[] args :
        new String[][] {
          {"compare", empty}, {"compare", empty, "--json"}, {"compare", run, empty},
        }) {
      assertThat(harness.execute(args)).isEqualTo(ExitCode.INCONCLUSIVE);
      assertThat(harness.onlyLineOfErr())
          .contains(empty + ": no fork of this run has figures: there is nothing to compare");
    }
  }

  @Test
  void badUsageIsOneLine() {
    for (String[] args :
        new String[][] {
          {"compare"},
          {"compare", folder.resolve("nothing").toString()},
          {"compare", run, "--across", "host"},
          {"compare", run, run, "--across", "hots"},
          {"compare", run, "--json", "--csv"},
        }) {
      assertThat(harness.execute(args)).isEqualTo(ExitCode.USAGE);
      assertThat(harness.err().lines()).hasSize(1);
    }
  }

  /** With one subject there is no pair, so the first stage is all: short on a busy machine too. */
  @Test
  void theFirstBlocksChooseHowManyThereAre() throws IOException {
    RunHarness alone =
        new RunHarness(folder.resolve("alone"), HonestDriver.class).with(FakeForks.well());
    assertThat(alone.runSmoke("--half-width", "2.5%", "--time-budget", "10m"))
        .as(alone.err())
        .isEqualTo(ExitCode.OK);
    assertThat(alone.err()).contains("overhead gets 5 blocks");
    assertThat(alone.records()).hasSize(5);
    assertThat(Files.readString(alone.run().resolve("manifest.json")))
        .contains("\"halfWidth\" : 0.025", "\"firstBlocks\" : 5", "\"halfWidth\" : \"2.5%\"");
    alone.execute("compare", "--all-columns", alone.run().toString());
    assertThat(alone.out().replaceAll("\n +", " "))
        .contains("Stein's two stages for +-2.5 % from 5 blocks chose 5");
    assertThat(alone.execute("run", "--resume", "--out", alone.run().toString()))
        .as(alone.err())
        .isEqualTo(ExitCode.OK);
    assertThat(alone.records()).hasSize(5);
  }

  @Test
  void halfWidthIsAPercentageAndNoFixedNumberOfBlocks() {
    assertThat(harness.execute("run", "--dry-run", "--half-width", "2", "--driver", "honest-one"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("--half-width '2': write a percentage");
    assertThat(harness.execute("run", "--dry-run", "--half-width", "2%", "--blocks", "3"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.execute("run", "--dry-run", "--profile", "standard")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("5, then as many as +-2% on the widest pair", "up to 30");
    assertThat(harness.execute("run", "--dry-run", "--profile", "standard", "--blocks", "7"))
        .isEqualTo(ExitCode.OK);
    assertThat(harness.out()).doesNotContain("widest pair").contains("x 7 blocks");
  }
}
