package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.interoperability.tables.InteropTables;
import org.xmlbench.house.broken.BrokenServer;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestServer;
import org.xmlbench.house.broken.HonestToolkit;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.results.table.Cell;
import org.xmlbench.results.table.Column;
import org.xmlbench.results.table.Table;

/** Messages of each toolkit to the server of each. */
@Timeout(300)
class InteroperabilityTest {
  @TempDir private Path folder;

  @Tag("slow")
  @Test
  void aServerThatDoesNotReadAMessageHasTheReason() throws IOException {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(
                HonestServer.class,
                HonestToolkit.class,
                BrokenServer.Elsewhere.class,
                BrokenServer.Misunderstands.class);
    int status =
        harness.execute(
            "interoperability", "--profile", "smoke", "--out", harness.run().toString());
    assertThat(status).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(6).allMatch(fork -> fork.outcome() == Outcome.OK);
    Table table = InteropTables.of(harness.records()).tables().getFirst();
    assertThat(table.columns().subList(2, table.columns().size()))
        .as("a server on another host reads, and writes nothing")
        .extracting(Column::key)
        .containsExactly("from_honest_server", "from_server_misunderstands");
    for (String sender : List.of("from_honest_server", "from_server_misunderstands")) {
      assertThat(TableCells.texts(table, sender)).startsWith("reads it").endsWith("no");
    }
    List<Cell> wrong = table.rows().getLast().cells();
    assertThat(wrong.subList(2, wrong.size()))
        .allSatisfy(
            cell ->
                assertThat(((Cell.Explained) cell).reason())
                    .contains("it understood another report: trace 0: data 0: value 0"));
    assertThat(harness.out()).contains("== interoperability", "reads it");
    assertThat(Files.readString(harness.run().resolve("interoperability.json")))
        .contains("value 0 differs");
    assertThat(Files.readString(harness.run().resolve("report.html"))).contains("honest-server");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "interoperability --experiment load",
        "soap --experiment load",
        "soap --experiment=load --clients 4",
        "soap --clients 4 --experiment load"
      })
  void anExperimentIsACommand(String old) {
    RunHarness harness = new RunHarness(folder, HonestDriver.class).with(HonestServer.class);
    assertThat(harness.execute(old.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .endsWith("unknown option '--experiment'; write: xmlbench load");
  }
}
