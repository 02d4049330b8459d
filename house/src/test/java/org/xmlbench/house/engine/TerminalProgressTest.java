package org.xmlbench.house.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.house.engine.plan.PlannedGroup;

/** What a user sees of a fork, where standard error is no terminal. */
class TerminalProgressTest {
  private static String shown(int round, int block, boolean mayChange) {
    PlannedGroup group = FakePlan.group("doc", "a");
    PreparedDocument document = new PreparedDocument(null, 1, null, "digest", null);
    ForkRequest request =
        new ForkRequest(
            group.cells().getFirst(),
            group.condition(),
            document,
            new ForkPlace(round, block, 1, 1),
            Duration.ofSeconds(60));
    ForkRecord fork = FakeForks.that(_ -> End.ok(1_000_000)).run(request);
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    try (TerminalProgress progress =
        new TerminalProgress(new PrintStream(err, true, StandardCharsets.UTF_8), false, 9)) {
      progress.forkStarts(request);
      progress.forkEnds(fork, 1, 9, mayChange, Duration.ofSeconds(80));
    }
    return err.toString(StandardCharsets.UTF_8);
  }

  /** The most blocks, which are said before, are those of a document. */
  @Test
  void aBlockIsCountedInItsDocument() {
    assertThat(shown(3, 10, false))
        .isEqualToIgnoringNewLines("1 of 9 forks, ETA 1m20s, block 3 of doc: a");
    assertThat(shown(3, 10, true)).startsWith("1 of about 9 forks, ");
  }
}
