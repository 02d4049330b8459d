package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.BrokenToolkit;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.store.UnmetAssertion;
import org.xmlbench.soap.message.ProfileAssertion;

/** Declarations of toolkits are listed, and kept with their runs. */
@Timeout(300)
class DeclaredByToolkitsTest {
  @TempDir private Path folder;

  @Test
  void whatAToolkitDeclaresIsListedAndKeptWithTheRun() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class).with(BrokenToolkit.Declares.class);
    assertThat(harness.execute("list", "toolkits")).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .containsPattern("saysOtherwise +an empty header\\R")
        .containsPattern("doesNotMeet +R2745\\R")
        .containsPattern("doesInstead +R2745: sends no SOAPAction\\R");

    harness.with(FakeForks.well());
    String out = harness.run().toString();
    assertThat(
            harness.execute("soap", "--out", out, "--profile", "smoke", "--operation", "echoVoid"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    SubjectEntry entry =
        RunFolder.open(harness.run()).manifest().subjects().stream()
            .filter(subject -> subject.id().equals("soap-declares"))
            .findFirst()
            .orElseThrow();
    assertThat(entry.declared().saysOtherwise()).contains(List.of("an empty header"));
    assertThat(entry.declared().doesNotMeet().orElseThrow())
        .containsExactly(
            new UnmetAssertion("R2745", ProfileAssertion.R2745.text(), "sends no SOAPAction"));
  }
}
