package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestFramework;
import org.xmlbench.house.command.ExitCode;

/** The command over real forks of small frameworks, an honest one and a broken one. */
@Timeout(300)
class BindingsCommandTest {
  @TempDir private Path folder;

  private RunHarness harness() {
    return new RunHarness(folder, HonestDriver.class)
        .withFrameworks(HonestFramework.class, HonestFramework.SaysWrong.class);
  }

  private static int bindings(RunHarness harness, String... args) {
    List<String> all = new ArrayList<>(List.of("bindings", "--out", harness.run().toString()));
    all.addAll(List.of(args));
    return harness.execute(all.toArray(String[]::new));
  }

  @Test
  void theFirstCallIsSeparateAndAWrongMessageHasNoFigure() {
    RunHarness harness = harness();
    assertThat(bindings(harness, "--profile", "smoke")).isEqualTo(ExitCode.FAULT);
    assertThat(harness.records())
        .filteredOn(fork -> fork.cell().subject().equals("honest-binding"))
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allMatch(fork -> fork.measures().get("first_call_nanos") > 0)
        .allMatch(fork -> fork.measures().get("message_bytes") > 0)
        .extracting(fork -> fork.cell().document())
        .containsExactlyInAnyOrder("marshal-e134-double:10", "unmarshal-e134-double:10");
    assertThat(harness.records())
        .filteredOn(fork -> fork.cell().subject().equals("binding-says-wrong"))
        .isNotEmpty()
        .allMatch(fork -> fork.outcome() == Outcome.WRONG && fork.measured() == null);
    assertThat(harness.out()).contains("all frameworks, xml", "honest-binding", "wrong");
    assertThat(harness.execute("run", "--resume", "--out", harness.run().toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("resume with: xmlbench bindings --resume --out ");
  }

  @Test
  void whatTheHostLacksIsSaidAndTheFrameworkIsLeftOut() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .withFrameworks(HonestFramework.class, HonestFramework.Unavailable.class);
    assertThat(bindings(harness, "--framework", "binding-unavailable")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("binding-unavailable is not available here: moonstone not found: dig for it");
    assertThat(bindings(harness, "--dry-run")).isEqualTo(ExitCode.OK);
    assertThat(harness.err()).contains("binding-unavailable is left out: moonstone not found");
    assertThat(harness.out()).doesNotContain("binding-unavailable");
    assertThat(harness.execute("list", "frameworks", "--json")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("moonstone not found: dig for it");
  }

  /**
   * A framework reads its own binary form, which another JVM wrote: its first call is the first.
   */
  @Tag("slow")
  @Test
  void aBinaryFormHasAFirstCallOfBothDirections() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .withFrameworks(HonestFramework.Packed.class, HonestFramework.PackedWrong.class);
    assertThat(bindings(harness, "--profile", "smoke")).isEqualTo(ExitCode.FAULT);
    assertThat(harness.records())
        .filteredOn(fork -> fork.cell().subject().equals("honest-packed"))
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allMatch(fork -> fork.measures().get("first_call_nanos") > 0)
        .extracting(fork -> fork.cell().document())
        .containsOnly("marshal-e134-double:10", "unmarshal-e134-double:10");
    assertThat(harness.records())
        .filteredOn(fork -> fork.cell().subject().equals("packed-says-wrong"))
        .isNotEmpty()
        .allMatch(fork -> fork.outcome() == Outcome.WRONG);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--framework honest-bindin | unknown framework 'honest-bindin'",
        "--task marshal-int:10 | unknown task 'marshal-int'; did you mean 'marshal-e134-int'?",
        "--task marshal-flat-int | write a task and a number of values, such as"
            + " marshal-e134-double:1000",
        "--task marshal-flat-int:0 | a report of 0 values: must be from 1 to 100000",
        "--profile quik | unknown profile 'quik'",
      })
  void badUsageIsReportedInOneLine(String options, String message) {
    RunHarness harness = harness();
    assertThat(bindings(harness, options.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(message);
    assertThat(harness.run()).doesNotExist();
  }
}
