package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.platform.AllowedProcessors;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.BrokenServer;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.HonestServer;
import org.xmlbench.house.broken.HonestToolkit;
import org.xmlbench.house.broken.OtherWire;
import org.xmlbench.house.broken.OwnProtocol;
import org.xmlbench.house.broken.ProgramServer;
import org.xmlbench.house.broken.ProgramToolkit;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.soap.toolkit.Toolkit;

/** Trace reports from process to process. */
@Timeout(300)
class SematechTest {

  @TempDir private Path folder;

  @SafeVarargs
  private RunHarness harness(Class<? extends Toolkit>... toolkits) {
    return new RunHarness(folder, HonestDriver.class).with(toolkits);
  }

  private static int sematech(RunHarness harness, String... args) {
    List<String> all = new ArrayList<>(List.of("sematech", "--out", harness.run().toString()));
    all.addAll(List.of("--profile", "smoke"));
    all.addAll(List.of(args));
    return harness.execute(all.toArray(String[]::new));
  }

  @Test
  void eachStageOfAReportIsTimed() throws IOException {
    RunHarness harness = harness(HonestServer.class, HonestToolkit.class);
    assertThat(sematech(harness, "--operation", "receiveIntTrace", "--size", "50"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allSatisfy(SematechTest::assertTimes)
        .extracting(fork -> fork.cell().document())
        .containsExactlyInAnyOrder("receiveIntTrace:50@buffered", "receiveIntTrace:50@streamed");
    assertThat(harness.out())
        .contains("process to process, document/literal, receiveIntTrace, buffered")
        .containsPattern("honest-server +50 +1 +[0-9.]+ ");
    assertThat(Files.readString(harness.run().resolve("sematech.json"))).contains("as published");
    assertThat(Files.readString(harness.run().resolve("report.html"))).contains("honest-server");
  }

  /**
   * What another thread runs just now counts when its processor's tick comes, up to 10 ms late; so
   * a load is at most that of all processors for the time and a tick.
   */
  private static double mostLoad(ForkRecord fork) {
    double wallNanos = fork.measured().wallNanos();
    return 110.0
        * Runtime.getRuntime().availableProcessors()
        * (wallNanos + TimeUnit.MILLISECONDS.toNanos(10))
        / wallNanos;
  }

  /** What the record of a pair holds, whatever the toolkit. */
  static void assertTimes(ForkRecord fork) {
    assertThat(fork.measures())
        .containsEntry("messages_count", 2.0)
        .containsKeys(
            "first_construct_nanos",
            "sd_construct_nanos",
            "pair_sender_load_percent",
            "pair_receiver_load_percent",
            "pair_sender_faults_per_second",
            "pair_receiver_faults_per_second");
    for (String time :
        List.of("data_sender", "construct", "write", "send", "xml_receiver", "data_receiver")) {
      assertThat(fork.measures().get(time + "_nanos")).as(time).isPositive();
    }
    assertThat(fork.measures().get("send_nanos"))
        .isGreaterThan(fork.measures().get("write_nanos"))
        .isGreaterThan(fork.measures().get("xml_receiver_nanos"));
    assertThat(List.of("pair_sender_load_percent", "pair_receiver_load_percent"))
        .extracting(fork.measures()::get)
        .allMatch(load -> load > 0 && load <= mostLoad(fork));
    assertThat(fork.iterations()).hasSize(1);
    assertThat(fork.iterations().getFirst().operations()).isEqualTo(2);
    assertThat(fork.measured().wallNanos() / 2.0)
        .as("what is compared is construct and send, and nothing that lies between")
        .isEqualTo(fork.measures().get("construct_nanos") + fork.measures().get("send_nanos"));
  }

  @Test
  void ofASenderThatIsAProgramItsOwnClocksAreTheFigure() {
    RunHarness harness = harness(ProgramServer.class);
    List<Integer> processors = AllowedProcessors.numbers();
    assertThat(sematech(harness)).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(AllowedProcessors.numbers())
        .as("the program poses as this JVM, and is not the fork's to bind")
        .isEqualTo(processors);
    assertThat(harness.recordsOf("program-server"))
        .hasSize(2)
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allSatisfy(SematechTest::assertTimes)
        .allSatisfy(
            fork -> {
              assertThat(fork.implementation().className()).isEqualTo("Proxy");
              assertThat(fork.measures())
                  .containsEntry("construct_nanos", (double) ProgramToolkit.REQUEST_NANOS)
                  .containsEntry("first_construct_nanos", (double) ProgramToolkit.REQUEST_NANOS)
                  .containsEntry("sd_construct_nanos", 0.0);
            });
  }

  @Tag("slow")
  @Test
  void aReceiverThatUnderstandsAnotherReportIsWrong() {
    RunHarness harness =
        harness(HonestServer.class, BrokenServer.Misunderstands.class, BrokenServer.Refuses.class);
    assertThat(sematech(harness, "--receiving", "streamed")).isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf("honest-server")).allMatch(fork -> fork.outcome() == Outcome.OK);
    harness.assertFault("server-misunderstands", Outcome.WRONG, "value 0 differs");
    harness.assertFault("server-refuses", Outcome.FAILED, "on holiday");
    assertThat(harness.out()).containsPattern("server-misunderstands +10 .* wrong: .");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sematech --receiving buffred | unknown way of receiving 'buffred'",
        "sematech --operation receiveDoubles | carries no trace report",
        "sematech --operation receiveIntTrac | unknown operation 'receiveIntTrac'",
        "sematech --operation report"
            + " | 'report'; there are: receiveE134Ints, receiveE134Doubles, receiveIntTrace,",
        "sematech --operation receiveIntTrace:20@buffered"
            + " | write receiveIntTrace alone, and choose the size by --size, and how it is"
            + " received by --receiving",
        "sematech --operation receiveIntTrace:20 | write receiveIntTrace alone",
        "sematech --size many | size 'many': must be a number",
        "sematech --size 0 | must be from 1 to 100000",
        "sematech --toolkit nobody | nobody",
        "sematech --toolkit honest-soap | nothing to run: honest-soap has no server",
        "sematech --data full-precision | unknown option '--data'",
        "sematech --clients 4 | unknown option '--clients'",
        "interoperability --size 10 | unknown option '--size'",
        "interoperability --receiving streamed | unknown option '--receiving'",
        "interoperability --toolkit honest-soap | nothing to run: honest-soap has no" + " server",
        "interoperability --toolkit no-soap,honest-soap"
            + " | nothing to run: honest-soap has no server; no-soap speaks no SOAP, so no other"
            + " toolkit reads its messages",
        "interoperability --toolkit beside+mtom"
            + " | beside+mtom speaks MTOM, but messages here have all data in their envelope: take"
            + " it without +mtom",
        "sematech --toolkit beside+mtom | take it without +mtom",
        "sematech --toolkit honest-server@elsewhere | nothing to run: honest-server@elsewhere is a"
            + " toolkit's server on another host",
        "sematech --toolkit sealed+sign | sealed+sign secures its messages, but who calls here has"
            + " no keys: take it without +sign",
        "sematech --toolkit own-protocol | nothing to run: own-protocol speaks a test's protocol,"
            + " which no client but its own does",
        "load --toolkit own-protocol | own-protocol speaks a test's protocol, which no client",
        "load --receiving streamed | unknown option '--receiving'",
      })
  void badUsageIsReportedInOneLine(String command, String reason) {
    RunHarness harness =
        harness(
            HonestServer.class,
            HonestToolkit.class,
            BrokenServer.Elsewhere.class,
            OtherWire.NoSoap.class,
            OtherWire.Sealed.class,
            OtherWire.Beside.class,
            OwnProtocol.class);
    assertThat(harness.execute(command.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(reason);
  }

  @Test
  void atARateThereIsAVerdictAndNoTime() throws IOException {
    RunHarness harness = harness(HonestServer.class);
    assertThat(sematech(harness, "--rate", "20", "--size", "10"))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.records())
        .allMatch(fork -> fork.outcome() == Outcome.OK)
        .allSatisfy(
            fork ->
                assertThat(fork.measures())
                    .containsKeys(
                        "rate_missed_percent", "lag_max_nanos", "pair_receiver_load_percent"))
        .extracting(fork -> fork.cell().document())
        .containsExactly("receiveE134Doubles:10@20");
    assertThat(harness.out()).contains("trace reports at a rate, document/literal");
    assertThat(Files.readString(harness.run().resolve("rates.json"))).contains("\"verdict\"");
    assertThat(Files.readString(harness.run().resolve("report.html"))).contains("honest-server");
  }

  @Test
  void aRateThatIsNoneIsRefused() {
    RunHarness harness = harness(HonestServer.class);
    assertThat(sematech(harness, "--rate", "0")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("rate 0: must be from 1 to 10000 messages a second");
    assertThat(sematech(harness, "--rate", "--receiving", "buffered")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.err()).contains("--receiving");
  }
}
