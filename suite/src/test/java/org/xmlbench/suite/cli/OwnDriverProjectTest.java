package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.RunFolder;

/** Another project builds a driver, whose folder the distribution then loads. */
@Tag("slow")
class OwnDriverProjectTest {
  @TempDir private Path folder;

  @Test
  void itsDriverIsMeasuredBesideTheDistributions() throws Exception {
    UserProject user = new UserProject(folder);
    Path project = UserProject.copyTo("own-driver", folder.resolve("project"));
    user.build(project);
    Path driver = project.resolve("target/driver");
    assertThat(driver.resolve("own-driver-1.jar")).exists();

    String launcher = user.home().resolve("bin/xmlbench").toString();
    assertThat(user.ended(project, List.of(launcher, "list", "drivers"))).doesNotContain("tuned");
    assertThat(user.ended(project, with(driver, launcher, "list", "drivers")))
        .contains("tuned-stax", "honest-one");

    Path out = folder.resolve("run");
    user.ended(
        project,
        with(
            driver,
            launcher,
            "run",
            "--profile=smoke",
            "--driver=honest-one",
            "--driver=tuned-stax",
            "--document=interop-int:10",
            "--out=" + out));
    assertThat(RunFolder.open(out).forks().records())
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .extracting(fork -> fork.cell().subject())
        .contains("tuned-stax", "honest-one");
  }

  private static List<String> with(Path driver, String... command) {
    List<String> all = new ArrayList<>(List.of(command));
    all.add("--driver-path=" + driver);
    return all;
  }
}
