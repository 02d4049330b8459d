package org.xmlbench.families.programs.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.programs.fork.Transport;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.RunSession;
import org.xmlbench.house.run.Surroundings;

@Timeout(300)
class RefusedTransportTest {
  @TempDir private Path folder;

  @Test
  void itIsReportedInOneLineAndTheOthersAreMeasured() throws Exception {
    System.setProperty("xmlbench.lock", folder.resolve("lock").toString());
    IoliteRequest request =
        new ProgramsRequest(
                "smoke",
                List.of("cat-grep"),
                new HonestDriver().describe().id(),
                1,
                1024L,
                new RunsOfFork(0, 1),
                1)
            .resolve(
                SubjectCatalogue.drivers(
                    BrokenDriversFolder.make(folder.resolve("home"), HonestDriver.class)));
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    PrintStream err = new PrintStream(output, true, StandardCharsets.UTF_8);
    IoliteRun run =
        new IoliteRun(
            request,
            (program, transport) ->
                transport == Transport.LARGE_PIPE
                    ? Optional.of("not available here: refused by the test")
                    : program.obstacle(transport),
            err);

    RunSession.Outcome outcome =
        new RunSession(
                run,
                folder.resolve("run"),
                new Surroundings(_ -> Map.of(), _ -> FakeForks.well(), Duration.ZERO, err))
            .run(false);

    assertThat(output.toString(StandardCharsets.UTF_8).lines())
        .filteredOn(line -> line.contains("large-pipe"))
        .containsExactly("cat-grep large-pipe: not available here: refused by the test");
    assertThat(outcome.folder().forks().records())
        .filteredOn(fork -> fork.outcome() == Outcome.OK)
        .extracting(fork -> fork.cell().subject())
        .contains("conventional", "hand-off", "shared-ring", "splice")
        .doesNotContain("large-pipe");
  }
}
