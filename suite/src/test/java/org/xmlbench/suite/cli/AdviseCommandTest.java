package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;

/** Advice about a real file, by real trials. */
@Timeout(300)
class AdviseCommandTest {
  @TempDir private Path folder;

  private RunHarness harness() {
    return new RunHarness(folder, HonestDriver.class);
  }

  private static int advise(RunHarness harness, String... args) {
    String[] all = new String[args.length + 3];
    all[0] = "advise";
    all[1] = "--driver";
    all[2] = new HonestDriver().describe().id();
    System.arraycopy(args, 0, all, 3, args.length);
    return harness.execute(all);
  }

  private Path document(String end) throws IOException {
    return Files.writeString(
        folder.resolve("document.xml"), "<a>" + "<b>text</b>".repeat(120_000) + end);
  }

  @Test
  void adviceNamesAStrategyAndWhatItRestsOn() throws IOException {
    RunHarness harness = harness();
    int exit = advise(harness, "--cold", document("</a>").toString());
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out().lines().findFirst().orElseThrow())
        .containsPattern("^(use [a-z-]+|plain is best)");
    assertThat(harness.out())
        .contains("the device brings", "out of the page cache", "  plain", "  io-uring");
  }

  @Test
  void theBeginningOfALongFileIsEnoughAndJsonHasTheSame() throws IOException {
    RunHarness harness = harness();
    int exit = advise(harness, "--cached", "--json", document("</a>").toString());
    assertThat(exit).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("\"recommended\"", "\"cold\" : false");
  }

  @Test
  void badFilesAreReportedInOneLine() throws IOException {
    RunHarness harness = harness();
    Path small = Files.writeString(folder.resolve("small.xml"), "<a/>");
    assertThat(advise(harness, small.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("has less than 1 MiB");
    assertThat(advise(harness, folder.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(advise(harness, document("</c>").toString())).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("rejected");
    assertThat(harness.err().strip().lines()).hasSize(1);
  }
}
