package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;

/** What {@code versions} cannot do is one line, and no repository is asked for it. */
class VersionsCommandTest {
  @TempDir private Path folder;
  private RunHarness harness;

  @BeforeEach
  void make() {
    harness = new RunHarness(folder, HonestDriver.class);
  }

  private String refused(String... words) {
    assertThat(harness.execute(words)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.run()).doesNotExist();
    return harness.onlyLineOfErr();
  }

  @Test
  void anUnknownDriverIsNamed() {
    assertThat(refused("versions", "honst-one")).contains("unknown driver 'honst-one'");
  }

  @Test
  void fromOneVersionThereIsNoStep() {
    assertThat(refused("versions", "honest-one", "--last", "1"))
        .contains("--last 1: from one version there is no step");
  }

  @Test
  void itsRunsAreResumedAsAnyOther() {
    assertThat(
            refused("versions", "honest-one", "--resume", "--out", folder.resolve("a").toString()))
        .contains("give 'xmlbench run' in place of 'xmlbench versions honest-one'");
  }
}
