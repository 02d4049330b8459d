package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.BrokenDriver;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.SetUpDriver;
import org.xmlbench.house.command.ExitCode;

/** What drivers are asked beside their speed, by real forks. */
class ScorecardsTest {
  private static final String HEAD = "id\ttype\tpath\toutput\tsections\n";

  @TempDir private Path folder;

  @Test
  void aSuiteTellsWhoAcceptsRejectsAndDeliversRightly() throws IOException {
    Path suite = Files.createDirectories(folder.resolve("suite"));
    Files.writeString(suite.resolve("good.xml"), "<a b='c'>d</a>");
    Files.writeString(suite.resolve("out.xml"), "<a b=\"c\">d</a>");
    Files.writeString(suite.resolve("bad.xml"), "<a>");
    Files.writeString(
        suite.resolve("tests.tsv"),
        HEAD
            + "good\tvalid\tgood.xml\tout.xml\t2.1\n"
            + "bad\tnot-wf\tbad.xml\t\t3.1 [41]\n"
            + "gone\tvalid\tgone.xml\t\t3\n");
    RunHarness harness =
        new RunHarness(
            folder,
            HonestDriver.class,
            BrokenDriver.Wrong.class,
            BrokenDriver.Throws.class,
            BrokenDriver.Exits.class);

    int exit =
        harness.execute(
            "conformance", "--suite", suite.toString(), "--out", harness.run().toString());

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.FAULT);
    assertThat(harness.err())
        .contains("tests left out", "1, the first gone.xml")
        .contains("broken-exits on xml-1.0");
    assertThat(harness.out())
        .contains("== conformance: XML 1.0, tests: 2")
        .containsPattern("honest-one +1/1 +1/1 +1/1 +2/2 +0\\n");
    assertThat(row(harness, "broken-throws")).endsWith("2");
    assertThat(row(harness, "broken-wrong")).contains("0/1");
    assertThat(harness.run().resolve("conformance.json")).content().contains("\"3.1 [41]\"");
    assertThat(harness.run().resolve("report.html")).content().contains("each failed test");
    harness.assertFault(new BrokenDriver.Exits().describe().id(), Outcome.FAILED, "status 0");
  }

  private static String row(RunHarness harness, String driver) {
    return harness
        .out()
        .lines()
        .filter(line -> line.strip().startsWith(driver + " "))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theOwnSuiteIsThereWithoutAFolder() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);

    int exit = harness.execute("conformance", "--out", harness.run().toString());

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("== conformance: XML 1.0", "== conformance: Namespaces in XML 1.0");
    // The platform's parser delivers every document of the catalogue, and accepts a few
    // constraints.
    assertThat(harness.out()).containsPattern("honest-one +\\d+/\\d+ +(\\d+)/\\1 +(\\d+)/\\2 ");
  }

  @Test
  void badUsageIsOneLine() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(harness.execute("conformance", "--suite", folder.toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("it has neither xmlconf.xml");
    assertThat(harness.execute("conformance", "--part", "xml")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("no part of a conformance suite");
    assertThat(harness.execute("security", "--document", "billion-laugh"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("billion-laughs");
    assertThat(harness.execute("limits", "--dimension", "width")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("dimension 'width'");
  }

  /** The platform's parser reads what the document names, unless it is hardened. */
  @Test
  void hostileDocumentsTellWhatALibraryLetsIn() {
    RunHarness harness = new RunHarness(folder, SetUpDriver.class, HonestDriver.class);

    int exit =
        harness.execute(
            "security",
            "--document",
            "external-entity-file,external-dtd-http,billion-laughs,xinclude-file",
            "--out",
            harness.run().toString());

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .containsPattern(
            "set-up +2 of 4 +external-entity-file \\(read-file\\), external-dtd-http"
                + " \\(connected\\)\\n")
        .containsPattern("set-up +0 of 4 +none\\n")
        .containsPattern("honest-one +- +-\\n");
    assertThat(harness.recordsOf("honest-one"))
        .isNotEmpty()
        .extracting(ForkRecord::outcome)
        .containsOnly(Outcome.SKIPPED);
    assertThat(harness.recordsOf("honest-one").getFirst().reason())
        .contains("does not say how programs set its library up");
    assertThat(harness.run().resolve("security.json"))
        .content()
        .contains("\"text\" : \"read-file\"", "\"text\" : \"refused\"");
  }

  /** The platform's own limits of JDK 25. */
  @Test
  void documentsGrowUntilALibraryStops() {
    RunHarness harness = new RunHarness(folder, SetUpDriver.class);

    int exit =
        harness.execute(
            "limits",
            "--dimension",
            "depth,attributes,name-length",
            "--out",
            harness.run().toString());

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .containsPattern("set-up +100 then refused +200 then refused +1,000 then refused\\n");
  }
}
