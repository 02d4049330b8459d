package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;

/** {@code run --compilation}: a condition of its own, which nothing compares with the other. */
class CompilationTest {
  @TempDir private Path folder;

  private RunHarness harness(String name) {
    return new RunHarness(folder.resolve(name), HonestDriver.class, HonestDriver.Second.class)
        .with(FakeForks.well());
  }

  @Test
  void forksOfARunWaitForTheirCodeOnlyWhereThatIsAskedFor() throws IOException {
    RunHarness waits = harness("waits");
    assertThat(waits.runSmoke("--compilation", "foreground", "--blocks", "3"))
        .as(waits.err())
        .isEqualTo(ExitCode.OK);
    assertThat(waits.records())
        .allSatisfy(
            fork -> assertThat(fork.cell().condition()).containsEntry("compile", "foreground"));
    assertThat(waits.execute("compare", waits.run().toString(), "--all-columns"))
        .isEqualTo(ExitCode.OK);
    assertThat(waits.out()).contains("overhead: compile=foreground cpus=");
    assertThat(Files.readString(waits.run().resolve("manifest.json"))).contains("\"-Xbatch\"");

    RunHarness usual = harness("usual");
    assertThat(usual.runSmoke("--blocks", "3")).as(usual.err()).isEqualTo(ExitCode.OK);
    assertThat(usual.records())
        .allSatisfy(fork -> assertThat(fork.cell().condition()).doesNotContainKey("compile"));
    assertThat(Files.readString(usual.run().resolve("manifest.json"))).doesNotContain("-Xbatch");

    String first = waits.run().toString();
    String second = usual.run().toString();
    assertThat(waits.execute("compare", first, second)).isEqualTo(ExitCode.USAGE);
    assertThat(waits.onlyLineOfErr())
        .as("no hint to an option that leads no further")
        .contains("have no cell in common")
        .doesNotContain("--across");
  }

  @Test
  void aRunIsResumedWithItsOwn() {
    RunHarness waits = harness("waits");
    assertThat(waits.runSmoke("--compilation", "foreground")).isEqualTo(ExitCode.OK);
    String run = waits.run().toString();
    assertThat(waits.execute("run", "--resume", "-o", run)).as(waits.err()).isEqualTo(ExitCode.OK);
    assertThat(waits.execute("run", "--resume", "-o", run, "--compilation", "background"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(waits.onlyLineOfErr())
        .contains("made with compilation foreground, not with compilation background");
  }

  @Test
  void anUnknownCompilationNamesTheNearest() {
    RunHarness harness = harness("unknown");
    assertThat(harness.runSmoke("--compilation", "forground")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("did you mean 'foreground'?");
  }
}
