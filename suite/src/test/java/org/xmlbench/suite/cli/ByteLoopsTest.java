package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.store.ByteLoopFile;
import org.xmlbench.results.store.MeasuredByteLoop;
import org.xmlbench.suite.broken.HonestDriver;
import org.xmlbench.suite.broken.ReplayingDriver;
import org.xmlbench.suite.command.ExitCode;
import org.xmlbench.suite.engine.ForkExecutor;
import org.xmlbench.suite.engine.UncontendedForks;
import org.xmlbench.suite.engine.fork.ForkSetting;

/** Real forks, beside which loops read the documents' bytes. */
class ByteLoopsTest {
  private static final String CHEAT = "cheat-reads-nothing";

  @TempDir private Path folder;

  private RunHarness harness() {
    return new RunHarness(
            folder,
            HonestDriver.class,
            HonestDriver.Second.class,
            ReplayingDriver.ReadsNothing.class,
            ReplayingDriver.ReadsAll.class)
        .withForks(
            new ForkSetting.Executors() {
              @Override
              public ForkExecutor of(ForkSetting setting) {
                return new UncontendedForks().of(setting);
              }

              @Override
              public boolean startsJvms() {
                return true;
              }
            });
  }

  private Path document(int characters) throws IOException {
    return Files.writeString(folder.resolve("one.xml"), "<a>" + "x".repeat(characters) + "</a>");
  }

  private static int run(RunHarness harness, Path document, String... more) {
    List<String> line =
        new ArrayList<>(
            List.of("run", "--profile", "smoke", "--document", "file:" + document, "--blocks", "1"));
    line.addAll(List.of("--out", harness.run().toString()));
    for (String driver : List.of("honest-one", "honest-two", CHEAT, "reads-all")) {
      line.addAll(List.of("--driver", driver));
    }
    line.addAll(List.of(more));
    return harness.execute(line.toArray(String[]::new));
  }

  /** Its events are right, so that nothing else finds it. */
  @ParameterizedTest
  @CsvSource({"--clock,wall,1", "--clock,cpu,1", "--threads,1,1"})
  void whoReadsNoByteIsWrong(String option, String value, int loops) throws IOException {
    RunHarness harness = harness();
    Path document = document(1 << 20);
    assertThat(run(harness, document, option, value)).as(harness.err()).isEqualTo(ExitCode.FAULT);
    assertThat(harness.recordsOf(CHEAT))
        .isNotEmpty()
        .allSatisfy(
            fork -> {
              assertThat(fork.outcome()).isEqualTo(Outcome.WRONG);
              assertThat(fork.reason())
                  .matches(
                      "[\\d,]+ MB/s, more than 4 times the [\\d,.]+ MB/s of a loop that reads"
                          + " every byte of the document: the subject has not read it");
              assertThat(fork.measured()).isNull();
              assertThat(fork.measures()).isEmpty();
            });
    for (String honest : List.of("honest-one", "honest-two", "reads-all")) {
      assertThat(harness.recordsOf(honest))
          .singleElement()
          .extracting(ForkRecord::outcome)
          .as(harness.recordsOf(honest).getFirst().reason())
          .isEqualTo(Outcome.OK);
    }
    assertThat(ByteLoopFile.read(harness.run())).hasSize(loops);
  }

  /** Where a read takes about as long as the call around it. */
  @ParameterizedTest
  @CsvSource({"0,wall", "0,cpu", "1,cpu", "60,wall", "1000,cpu-less-compiler"})
  void whoReadsAllOfASmallDocumentIsNever(int characters, String clock) throws IOException {
    RunHarness harness = harness();
    Path document = document(characters);
    run(harness, document, "--clock", clock);
    for (String honest : List.of("honest-one", "honest-two", "reads-all")) {
      assertThat(harness.recordsOf(honest))
          .singleElement()
          .satisfies(fork -> assertThat(fork.outcome()).as(fork.reason()).isEqualTo(Outcome.OK));
    }
    assertThat(ByteLoopFile.read(harness.run()))
        .singleElement()
        .satisfies(
            loop -> {
              assertThat(loop.bytes()).isEqualTo(Files.size(document));
              assertThat(loop.nanosPerRead()).isBetween(1.0, 1e6);
            });
  }

  /** A document's loop is measured once for all blocks and sessions. */
  @Test
  void aResumedRunKeepsItsLoops() throws IOException {
    RunHarness harness = harness();
    Path document = document(1 << 20);
    run(harness, document);
    List<MeasuredByteLoop> loops = ByteLoopFile.read(harness.run());
    assertThat(loops).hasSize(1);
    Path log = harness.run().resolve("forks.jsonl");
    Files.writeString(log, "");
    assertThat(harness.execute("run", "--resume", "--out", harness.run().toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.FAULT);
    assertThat(harness.records()).hasSizeGreaterThanOrEqualTo(4);
    assertThat(ByteLoopFile.read(harness.run())).isEqualTo(loops);
    assertThat(harness.recordsOf(CHEAT))
        .allSatisfy(fork -> assertThat(fork.outcome()).isEqualTo(Outcome.WRONG));
  }
}
