package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.house.broken.PidRecordingDriver;
import org.xmlbench.house.command.ExitCode;

/** Forks are really interleaved, and measured on one processor. */
class InterleavedRunTest {
  @TempDir private static Path folder;
  private static RunHarness interleaved;

  @BeforeAll
  static void runInterleaved() {
    interleaved = ran("turns");
  }

  private static RunHarness ran(String pairing) {
    RunHarness harness =
        new RunHarness(
            folder.resolve(pairing), PidRecordingDriver.One.class, PidRecordingDriver.Two.class);
    int exit = harness.runSmoke("--blocks", "1", "--pairing", pairing);
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    return harness;
  }

  /** How often the process that parses is another than before, in blocks of two forks. */
  private static double switchesOfABlock(RunHarness harness) throws IOException {
    List<String> parses = Files.readAllLines(harness.run().resolve(PidRecordingDriver.DIARY));
    long switches = 0;
    for (int i = 1; i < parses.size(); i++) {
      switches += parses.get(i).equals(parses.get(i - 1)) ? 0 : 1;
    }
    return 2.0 * switches / harness.records().size();
  }

  @Test
  void iterationsOfTwoForksAlternate() throws IOException {
    long measured =
        interleaved.records().getFirst().iterations().stream()
            .filter(iteration -> iteration.phase() == Iteration.Phase.MEASURED)
            .count();
    assertThat(switchesOfABlock(interleaved)).isGreaterThanOrEqualTo(measured - 1);
  }

  @Test
  void oneForkAfterTheOtherSwitchesOnce() throws IOException {
    assertThat(switchesOfABlock(ran("forks"))).isLessThanOrEqualTo(2);
  }

  @Test
  void allForksMeasureOnTheSameProcessor() {
    assumeThat(System.getProperty("os.name")).isEqualTo("Linux");
    List<String> processors =
        interleaved.records().stream().map(fork -> fork.jvm().get("boundTo")).distinct().toList();
    assertThat(processors).singleElement().asString().matches("cpu\\d+");
  }
}
