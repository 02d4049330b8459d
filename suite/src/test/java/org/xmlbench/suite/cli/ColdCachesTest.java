package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.measure.ForkSession;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;

/** Runs whose caches are swept before each measured operation. */
class ColdCachesTest {
  @TempDir private Path folder;

  private int run(RunHarness harness, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of("run", "--profile", "smoke", "--blocks", "1", "--caches", "cold", "--out"));
    arguments.add(harness.run().toString());
    arguments.addAll(List.of(more));
    return harness.execute(arguments.toArray(String[]::new));
  }

  /** Slow where the last level is large. */
  @Tag("slow")
  @Test
  void eachMeasuredIterationIsOneOperation() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(run(harness, "--driver", "honest-one", "--document", "psd:64KiB"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.recordsOf("honest-one")).singleElement().satisfies(this::isOneByOne);
    assertThat(harness.out()).contains("== psd:64KiB", "caches=cold");
  }

  private void isOneByOne(ForkRecord fork) {
    assertThat(fork.outcome()).isEqualTo(Outcome.OK);
    assertThat(fork.cell().condition()).containsEntry("caches", "cold");
    assertThat(fork.iterations())
        .filteredOn(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
        .hasSize(ForkSession.COLD_OPERATIONS)
        .allMatch(iteration -> iteration.operations() == 1);
    assertThat(fork.measures())
        .containsKey("first_document_nanos")
        .doesNotContainKey("singles_count");
  }

  @Test
  void aSmallDocumentIsRefusedWhereItIsNamed() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(run(harness, "--driver", "honest-one", "--document", "overhead"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("overhead is smaller than 64 KiB, which cannot be timed with cold caches");
  }

  @Test
  void aSmallDocumentBesideALargeOneIsLeftOut() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    String[] both = {
      "--driver", "honest-one", "--document", "psd:64KiB", "--document", "overhead", "--dry-run"
    };
    assertThat(run(harness, both)).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.err()).contains("overhead is smaller than 64 KiB").contains("left out");
    assertThat(harness.out()).contains("psd:").doesNotContain("overhead");
  }

  @Test
  void aSmallDocumentOfAProfileIsLeftOut() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(run(harness, "--driver", "honest-one", "--dry-run")).isEqualTo(ExitCode.OK);
    assertThat(harness.err())
        .contains("overhead is smaller than 64 KiB, which cannot be timed with cold caches: left");
    assertThat(harness.out()).contains("psd:").doesNotContain("overhead");
  }

  @Test
  void anUnknownStateOfCachesIsBadUsage() {
    RunHarness harness = new RunHarness(folder, HonestDriver.class);
    assertThat(harness.execute("run", "--caches", "cald")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("cald", "cold");
  }
}
