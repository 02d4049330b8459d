package org.xmlbench.families.parsers.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.PidRecordingDriver;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.RunEnd;
import org.xmlbench.house.engine.UncontendedForks;
import org.xmlbench.house.engine.plan.ConditionRule;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.house.run.RunSession;
import org.xmlbench.house.run.RunTiming;
import org.xmlbench.house.run.Surroundings;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.TimingClock;

/** What a host does whose memory does not hold all forks of a block at a time. */
class MemoryFallbackTest {
  private static final long MIB = 1 << 20;
  private static final ConditionRule PLENTY = new ConditionRule(2, 8192 * MIB);

  /** Three quarters of it hold one heap of 128 MiB, and not two. */
  private static final ConditionRule SCARCE = new ConditionRule(2, 256 * MIB);

  private static final String SENTENCE =
      "the 2 forks of a block on overhead run one after the other, not interleaved: their heaps"
          + " need 256 MiB at a time, this host's memory allows 192 MiB";

  @TempDir private Path folder;
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final PrintStream err = new PrintStream(output, true, StandardCharsets.UTF_8);

  private final ParserRequest request = request("overhead");

  private static ParserRequest request(String document) {
    return new ParserRequest(
        "smoke",
        new ParserRequest.Choice(
            List.of("diary-one", "diary-two"), List.of(document), null, List.of(), null),
        new ParserRequest.Amount(1, null, null),
        7,
        new RunTiming(TimingClock.WALL, Pairing.TURNS));
  }

  private RunPlan plan() {
    return plan(request, PLENTY);
  }

  private RunPlan plan(ParserRequest requested, ConditionRule memory) {
    SubjectCatalogue<DriverDescription> drivers =
        SubjectCatalogue.drivers(
            BrokenDriversFolder.make(
                folder.resolve("home"),
                PidRecordingDriver.One.class,
                PidRecordingDriver.Two.class));
    return new PlanBuilder(drivers, memory, _ -> {}).build(requested);
  }

  private RunDefinition run(ConditionRule memory) {
    return RunCommand.definition(
        request, plan(), PairingRule.first(Pairing.TURNS, memory), Optional.empty());
  }

  private RunSession.Outcome ran(ConditionRule memory) throws IOException, InterruptedException {
    System.setProperty("xmlbench.lock", folder.resolve("lock").toString());
    return new RunSession(
            run(memory),
            folder.resolve("run"),
            new Surroundings(_ -> Map.of(), new UncontendedForks(), Duration.ZERO, err))
        .run(false);
  }

  private String dryRun(ConditionRule memory) {
    return described(run(memory));
  }

  private static String described(RunDefinition run) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    run.describe(new PrintStream(out, true, StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8);
  }

  /** How often the process that parses is another than before. */
  private long switches() throws IOException {
    List<String> parses =
        Files.readAllLines(folder.resolve("run").resolve(PidRecordingDriver.DIARY));
    long switches = 0;
    for (int i = 1; i < parses.size(); i++) {
      switches += parses.get(i).equals(parses.get(i - 1)) ? 0 : 1;
    }
    return switches;
  }

  @Test
  void aDryRunWarnsOfHeapsThatTheHostDoesNotHold() {
    ParserRequest large = request("psd:64MiB");
    RunPlan plan = plan(large, SCARCE);
    RunDefinition run =
        RunCommand.definition(
            large, plan, PairingRule.first(Pairing.TURNS, SCARCE), Optional.empty());

    assertThat(described(run))
        .contains("psd:64MiB wants a heap of 320 MiB; this host's memory allows 192 MiB");
    assertThat(dryRun(PLENTY)).doesNotContain("wants a heap");
  }

  @Test
  void theForksRunOneAfterTheOtherWhichIsReportedAndKept() throws Exception {
    RunSession.Outcome outcome = ran(SCARCE);

    assertThat(switches()).isEqualTo(1);
    assertThat(outcome.end()).isEqualTo(RunEnd.COMPLETE);
    assertThat(output.toString(StandardCharsets.UTF_8)).contains(SENTENCE);
    assertThat(outcome.folder().manifest().options())
        .containsEntry(Pairing.OPTION, "turns")
        .containsEntry(Pairing.ONE_BY_ONE, "overhead");
  }

  @Test
  void withEnoughMemoryNothingIsReported() throws Exception {
    RunSession.Outcome outcome = ran(PLENTY);

    assertThat(switches()).isGreaterThan(2);
    assertThat(output.toString(StandardCharsets.UTF_8)).doesNotContain("one after the other");
    assertThat(outcome.folder().manifest().options()).doesNotContainKey(Pairing.ONE_BY_ONE);
  }

  @Test
  void theDryRunReportsTheSameBeforehand() {
    assertThat(dryRun(SCARCE))
        .contains(SENTENCE, "2 cells, about", "128 MiB of heap at a time")
        .contains("heap of a fork up to 128 MiB, of a block up to 128 MiB at a time");
    assertThat(dryRun(PLENTY))
        .doesNotContain("one after the other")
        .contains("256 MiB of heap at a time")
        .contains("heap of a fork up to 128 MiB, of a block up to 256 MiB at a time");
  }

  /** A later session on another host, or with other memory, pairs blocks as the first one did. */
  @Test
  void aLaterSessionKeepsToWhatTheFirstOneDecided() {
    PairingRule oneByOne =
        PairingRule.resumed(Pairing.TURNS, PLENTY, Map.of(Pairing.ONE_BY_ONE, "psd, overhead"));
    assertThat(oneByOne.interleaves(plan().groups().getFirst())).isFalse();
    assertThat(oneByOne.sentences(plan()))
        .containsExactly(
            "the 2 forks of a block on overhead run one after the other, not interleaved, as since"
                + " the run began");
    assertThatCode(() -> oneByOne.requireMemory(plan())).doesNotThrowAnyException();

    PairingRule other =
        PairingRule.resumed(Pairing.TURNS, PLENTY, Map.of(Pairing.ONE_BY_ONE, "overhead-2"));
    assertThat(other.interleaves(plan().groups().getFirst())).isTrue();
    assertThat(other.sentences(plan())).isEmpty();
  }

  @Test
  void turnsThatTheMemoryNoLongerHoldsAreRefused() {
    PairingRule turns = PairingRule.resumed(Pairing.TURNS, SCARCE, Map.of());
    assertThat(turns.interleaves(plan().groups().getFirst())).isTrue();
    assertThatThrownBy(() -> turns.requireMemory(plan()))
        .isInstanceOf(UserErrorException.class)
        .hasMessage(
            "this run cannot be resumed here: the forks of a block on overhead were interleaved so"
                + " far, their heaps need 256 MiB at a time, this host's memory allows 192 MiB;"
                + " resume it on a host with more memory, or start a new run");
  }

  @Test
  void oneForkAfterTheOtherNeedsNoMoreMemory() {
    PairingRule forks = PairingRule.first(Pairing.FORKS, SCARCE);
    assertThat(forks.interleaves(plan().groups().getFirst())).isFalse();
    assertThat(forks.oneByOne(plan())).isEmpty();
    assertThat(forks.sentences(plan())).isEmpty();
  }
}
