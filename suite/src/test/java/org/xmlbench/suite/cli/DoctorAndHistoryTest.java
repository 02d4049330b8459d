package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.doctor.Doctor;
import org.xmlbench.results.store.Finding;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code doctor} with a measured part, and {@code history} over real runs. */
class DoctorAndHistoryTest {
  private static final Finding MEASURED =
      Finding.warns("A/A\u001b[2J", "block spread 2.1 %", "Two equal arms differ.", null);

  @TempDir private Path folder;

  @Test
  void whatIsMeasuredComesLastAndCannotSteerTheTerminal() {
    assertThat(doctor("--measure"))
        .contains("warns        A/A\\u001B[2J ", "block spread 2.1 %", "of 13 findings matter")
        .doesNotContain("\u001b");

    JsonNode findings =
        JsonMapper.shared()
            .readTree(doctor("--measure", "--json"))
            .path("sessions")
            .path(0)
            .path("findings");
    assertThat(findings).hasSize(13);
    assertThat(findings.get(12).path("value").asString()).isEqualTo("block spread 2.1 %");
  }

  @Test
  void withoutMeasureNothingIsMeasuredAndTheOptionIsNamed() {
    assertThat(doctor())
        .contains("of 12 findings matter", "'doctor --measure' (two minutes)")
        .doesNotContain("block spread");
  }

  private static String doctor(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Session session =
        new Session(() -> null, new PrintStream(out, true, StandardCharsets.UTF_8), System.err);
    DoctorCommand command = new DoctorCommand(session, Doctor.ofThisHost(), () -> MEASURED);
    assertThat(new CommandLine(command).execute(args)).isZero();
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void historyReadsRunsAndRefusesOtherFolders() throws Exception {
    RunHarness harness = new RunHarness(folder, HonestDriver.class, HonestDriver.Second.class);
    harness.copyOfSmokeRun();
    String run = harness.run().toString();

    assertThat(harness.execute("history", run)).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("overhead  honest-one", "too few runs", "For triage only, never for a verdict");
    assertThat(harness.execute("history", "--json", run, run)).isEqualTo(ExitCode.OK);
    JsonNode json = JsonMapper.shared().readTree(harness.out());
    assertThat(json.path("hosts").path(0).path("cells")).hasSize(2);
    assertThat(json.path("notices").path(0).asString()).contains("named twice");

    assertThat(harness.execute("history", folder.resolve("none").toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.err().lines().toList()).singleElement().asString().contains("none");
    Files.writeString(harness.run().resolve("manifest.json"), "{");
    assertThat(harness.execute("history", run)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err().lines().toList()).singleElement();
  }
}
