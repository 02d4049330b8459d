package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.suite.broken.BrokenDriver;
import org.xmlbench.suite.broken.HonestDriver;
import org.xmlbench.suite.broken.SetUpDriver;
import org.xmlbench.suite.command.ExitCode;

/** A choice, by real forks. */
class ChooseCommandTest {
  @TempDir private Path folder;
  private Path documents;
  private Path choice;

  @BeforeEach
  void documents() throws IOException {
    documents = Files.createDirectories(folder.resolve("documents"));
    choice = folder.resolve("choice");
    Files.writeString(documents.resolve("one.xml"), "<a>%s</a>".formatted("<b>c</b>".repeat(500)));
    Files.writeString(documents.resolve("bad.xml"), "<a>");
    Files.writeString(documents.resolve("notes.txt"), "no XML");
  }

  private int choose(RunHarness harness, String... more) {
    String[] words = {
      "choose",
      "--documents",
      documents.toString(),
      "--profile",
      "smoke",
      "--out",
      choice.toString()
    };
    return harness.execute(
        java.util.stream.Stream.concat(
                java.util.Arrays.stream(words), java.util.Arrays.stream(more))
            .toArray(String[]::new));
  }

  @Test
  void whoQualifiesIsTimedAndWhoDoesNotIsToldWhy() throws IOException {
    RunHarness harness =
        new RunHarness(
            folder,
            SetUpDriver.class,
            HonestDriver.class,
            HonestDriver.Second.class,
            BrokenDriver.Wrong.class);

    int exit = choose(harness, "--must", "push,safe-when-hardened");

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("set-up: the only parser that qualifies.")
        .containsPattern("broken-wrong: .*one.xml: delivers other events")
        .contains("honest-one: safe-when-hardened: not known")
        .contains("bad.xml is left out: it is not well-formed")
        .contains("page: " + choice.resolve("choice.html"));
    assertThat(choice.resolve("choice.json")).content().contains("\"driver\" : \"set-up\"");
    assertThat(choice.resolve("choice.html"))
        .content()
        .contains("disallow-doctype-decl", "JAXP")
        .containsPattern("set-up</th><td>[^<]+</td><td>[^<]+</td><td>1.00</td>");
    assertThat(choice.resolve("run").resolve("report.html")).exists();
    // The run of the candidates shows what the scorecards beside it found.
    assertThat(Files.readString(choice.resolve("run").resolve("manifest.json")))
        .contains("safe-when-hardened");
    assertThat(choose(harness)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("holds a choice: name another folder");
  }

  @Test
  void nobodyMayQualify() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class);

    assertThat(choose(harness, "--must", "tree")).isEqualTo(ExitCode.INCONCLUSIVE);

    assertThat(harness.out())
        .startsWith("No parser qualifies.")
        .contains("honest-one: tree: its API is SAX", "honest-two: tree: its API is SAX");
    assertThat(choice.resolve("choice.html")).content().contains("No parser qualifies.");
  }

  @Test
  void badUsageIsOneLine() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(choose(harness, "--must", "fast")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("unknown requirement 'fast'");
    assertThat(harness.execute("choose", "--documents", folder.resolve("none").toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("none: no folder");
    assertThat(choose(harness, "--meanings")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("safe-by-default    lets nothing in as it comes");
  }
}
