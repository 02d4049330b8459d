package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.fidelity.tables.FidelityTables;
import org.xmlbench.house.broken.BrokenServer;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestServer;
import org.xmlbench.house.broken.HonestToolkit;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.results.table.Table;

@Timeout(300)
class FidelityTest {
  @TempDir private Path folder;

  @Tag("slow")
  @Test
  void aServerThatChangesAValueIsSeenAndOneThatRefusesAWordToo() throws IOException {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class)
            .with(HonestServer.class, HonestToolkit.class, BrokenServer.SaysWrong.class);
    int status =
        harness.execute(
            "fidelity",
            "--case",
            "double-nan,invalid-double-word,string-markup",
            "--out",
            harness.run().toString());
    assertThat(status).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(6).allMatch(fork -> fork.outcome() == Outcome.OK);
    List<Table> tables = FidelityTables.of(harness.records()).tables();
    assertThat(TableCells.texts(tables.getFirst(), "case"))
        .containsExactly("double-nan", "invalid-double-word", "string-markup");
    assertThat(fates(tables, "honest_server"))
        .containsExactly("kept kept kept", "- refused refused", "kept kept kept");
    assertThat(fates(tables, "server_says_wrong"))
        .containsExactly("kept kept changed", "- refused refused", "kept kept kept");
    assertThat(TableCells.texts(tables.getLast(), "found"))
        .contains("server changed: '1.0', 'NaN', '4.0' instead of '1.0', 'NaN', '3.0'");
    assertThat(harness.out()).contains("== fidelity: what servers give back");
    assertThat(Files.readString(harness.run().resolve("fidelity.json"))).contains("\"changed\"");
    assertThat(Files.readString(harness.run().resolve("report.html"))).contains("honest-server");
  }

  /** No reply carries a report, so there is nothing that a client reads. */
  @Tag("slow")
  @Test
  void ofTraceReportsTheServersRecordIsAsked() {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class).with(HonestServer.class, HonestToolkit.class);
    int status =
        harness.execute(
            "fidelity",
            "--case",
            "invalid-trace-int-word,trace-double-nan,trace-int-least",
            "--out",
            harness.run().toString());
    assertThat(status).as(harness.err()).isEqualTo(ExitCode.OK);
    List<Table> tables = FidelityTables.of(harness.records()).tables();
    assertThat(fates(tables, "honest_server"))
        .containsExactly("- - refused", "kept - kept", "kept - kept");
  }

  /** Of each case, what became of it on the three ways. */
  private static List<String> fates(List<Table> tables, String toolkit) {
    List<List<String>> ways =
        tables.subList(0, 3).stream().map(table -> TableCells.texts(table, toolkit)).toList();
    return IntStream.range(0, ways.getFirst().size())
        .mapToObj(i -> String.join(" ", ways.stream().map(way -> way.get(i)).toList()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fidelity --case int-lest | unknown case 'int-lest'; did you mean 'int-least'",
        "fidelity --toolkit honest-soap | nothing to run: honest-soap has no server",
        "fidelity --size 10 | unknown option '--size'",
      })
  void badInputIsOneLine(String command, String message) {
    RunHarness harness =
        new RunHarness(folder, HonestDriver.class).with(HonestServer.class, HonestToolkit.class);
    assertThat(harness.execute(command.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(message);
  }
}
