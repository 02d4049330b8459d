package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.broken.ReplayingDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.ForkExecutor;
import org.xmlbench.house.engine.UncontendedForks;
import org.xmlbench.house.engine.fork.ForkSetting;
import org.xmlbench.results.store.ByteLoopFile;
import org.xmlbench.results.store.MeasuredByteLoop;

/** Real forks, beside which loops read the documents' bytes. */
class ByteLoopsTest {
  private static final String CHEAT = "cheat-reads-nothing";
  private static final List<String> HONEST = List.of("honest-one", "honest-two", "reads-all");

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
            List.of(
                "run", "--profile", "smoke", "--document", "file:" + document, "--blocks", "1"));
    line.addAll(List.of("--out", harness.run().toString()));
    line.addAll(List.of("--driver", String.join(",", HONEST)));
    line.addAll(List.of(more));
    return harness.execute(line.toArray(String[]::new));
  }

  /** Its events are right, so that nothing else finds it. The loop is kept for a later session. */
  @Test
  void whoReadsNoByteIsWrong() throws IOException {
    RunHarness harness = harness();
    Path document = document(1 << 20);
    assertThat(run(harness, document, "--driver", CHEAT))
        .as(harness.err())
        .isEqualTo(ExitCode.FAULT);
    assertCaught(harness);
    List<MeasuredByteLoop> loops = ByteLoopFile.read(harness.run());
    assertThat(loops).hasSize(1);

    Files.writeString(harness.run().resolve("forks.jsonl"), "");
    assertThat(harness.execute("run", "--resume", "--out", harness.run().toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.FAULT);
    assertCaught(harness);
    assertThat(ByteLoopFile.read(harness.run())).isEqualTo(loops);
  }

  private static void assertCaught(RunHarness harness) {
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
    assertHonest(harness);
  }

  private static void assertHonest(RunHarness harness) {
    for (String honest : HONEST) {
      assertThat(harness.recordsOf(honest))
          .singleElement()
          .satisfies(fork -> assertThat(fork.outcome()).as(fork.reason()).isEqualTo(Outcome.OK));
    }
  }

  /** Where a read takes about as long as the call around it. */
  @Test
  void whoReadsAllOfASmallDocumentIsNeverWrong() throws IOException {
    RunHarness harness = harness();
    Path document = document(0);
    run(harness, document, "--clock", "cpu");
    assertHonest(harness);
    assertThat(ByteLoopFile.read(harness.run()))
        .singleElement()
        .satisfies(
            loop -> {
              assertThat(loop.bytes()).isEqualTo(Files.size(document));
              assertThat(loop.nanosPerRead()).isBetween(1.0, 1e6);
            });
  }
}
