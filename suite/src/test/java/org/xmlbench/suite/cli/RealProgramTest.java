package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.interoperability.tables.InteropTables;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.results.table.Table;

/** The toolkit that is a program, as this build has made it, among others. */
@Tag("optional")
@Timeout(300)
class RealProgramTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  @TempDir private Path folder;
  private RunHarness harness;

  @BeforeEach
  void findToolkits() {
    assumeTrue(
        Files.isDirectory(ROOT.resolve("target/toolkits/gsoap")),
        "the toolkits are not built: run mvn verify at the top");
    Distribution home =
        new Distribution(BrokenDriversFolder.coreClassPath(), ROOT.resolve("target/drivers"));
    List<String> unavailable = SubjectCatalogue.toolkits(home).leftOut();
    assumeTrue(unavailable.isEmpty(), unavailable::toString);
    harness = RunHarness.over(home, folder);
  }

  private int execute(String command, String toolkits) {
    return harness.execute(
        command, "--profile", "smoke", "--toolkit", toolkits, "--out", harness.run().toString());
  }

  @Tag("slow")
  @Test
  void itSendsReportsAndReceivesThem() throws IOException {
    assertThat(execute("sematech", "gsoap,gsoap-chunked")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .hasSize(4)
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allSatisfy(RealProgramTest::assertTimes);
    assertThat(harness.err()).doesNotContain("left out");
    assertThat(Files.readString(harness.run().resolve("sematech.json"))).contains("gsoap-chunked");
  }

  private static void assertTimes(ForkRecord fork) {
    assertThat(fork.implementation().jar()).isEqualTo("soapbench-gsoap");
    SematechTest.assertTimes(fork);
    assertThat(fork.measures().get("send_nanos"))
        .isGreaterThan(fork.measures().get("data_receiver_nanos"));
  }

  /** The figures are the program's, so what the JVM allocates is in none of them. */
  @Test
  void frameworksOfProgramsAreMeasuredByTheirOwnClocks() {
    Distribution home =
        new Distribution(BrokenDriversFolder.coreClassPath(), ROOT.resolve("target/drivers"));
    List<String> unavailable = SubjectCatalogue.frameworks(home).leftOut();
    assumeTrue(unavailable.isEmpty(), unavailable::toString);
    assertThat(
            harness.execute(
                "bindings",
                "--profile",
                "smoke",
                "--framework",
                "gsoap,xsdcxx",
                "--neighbour",
                "--out",
                harness.run().toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .hasSize(4)
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allMatch(fork -> fork.measures().get("first_call_nanos") > 0)
        .allMatch(fork -> fork.measures().get("alone_nanos") > 0)
        .allMatch(fork -> fork.measures().get("beside_busy_nanos") > 0)
        .allMatch(fork -> fork.measured().processCpuNanos() > 0)
        .allMatch(fork -> fork.measured().jitCpuNanos() == 0)
        .allMatch(fork -> fork.implementation().jar().endsWith("-binding"));
  }

  @Test
  void itReadsWhatAnotherWritesAndTheOtherWayRound() {
    assertThat(execute("interoperability", "gsoap,saaj")).as(harness.err()).isEqualTo(ExitCode.OK);
    Table table = InteropTables.of(harness.records()).tables().getFirst();
    for (String sender : List.of("from_gsoap", "from_saaj")) {
      assertThat(TableCells.texts(table, sender)).containsExactly("reads it", "reads it");
    }
  }
}
