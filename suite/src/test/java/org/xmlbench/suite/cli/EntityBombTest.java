package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;

/** A file that parsers refuse by a limit is not called malformed by any command. */
class EntityBombTest {
  private static final String EXPANDS = "its entities expand to more than 10^8 characters";

  @TempDir private Path folder;
  private Path documents;
  private Path bomb;
  private RunHarness harness;

  @BeforeEach
  void write() throws IOException {
    documents = Files.createDirectories(folder.resolve("documents"));
    bomb =
        Files.writeString(
            documents.resolve("bomb.xml"),
            "<!DOCTYPE a [<!ENTITY e '%s'>]><a>%s</a>"
                .formatted("x".repeat(20_000), "&e;".repeat(20_000)));
    harness = new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class);
  }

  @Test
  void checkSaysWhichLimitEachParserHas() {
    int exit = harness.execute("check", bomb.toString());

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .containsPattern("outside +every driver +" + Pattern.quote(bomb + ": " + EXPANDS))
        .containsPattern("outside +honest-one +" + bomb + ": (rejects it|size limit|no end|heap)")
        .containsPattern("outside +honest-two +" + bomb + ": (rejects it|size limit|no end|heap)")
        .contains("2 outside; nothing undeclared")
        .doesNotContain("well-formed");
  }

  @Test
  void chooseLeavesItOutAndSaysWhy() {
    int exit = harness.execute("choose", "--documents", documents.toString(), "--profile", "smoke");

    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err())
        .contains("no document in it can be timed: " + bomb + " is left out: " + EXPANDS)
        .contains(": 2 drivers)")
        .doesNotContain("well-formed");
  }
}
