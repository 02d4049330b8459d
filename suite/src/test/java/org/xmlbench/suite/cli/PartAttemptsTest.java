package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.run.HostLock;

/** Which of several attempts at a shard counts, and which counts never. */
class PartAttemptsTest extends Nodes {
  /** What is put into the footer of the attempt that counts. */
  private String job = "";

  /** A shard that an orphan on this node still measures, when its element was put back. */
  @Test
  void whoWaitedForTheOrphanFindsItsPart() throws Exception {
    shards(1);
    Path part = parts().getFirst();
    Path aside = folder.resolve("aside");
    Files.move(part, aside);
    CompletableFuture<Integer> second;
    try (HostLock orphan = HostLock.take(HostLock.defaultFile(), "the orphan")) {
      assertThat(orphan).isNotNull();
      second = CompletableFuture.supplyAsync(() -> shard(1, "--resume", "--wait"));
      while (!harness.err().contains("waiting for its end")) {
        assertThat(second).isNotDone();
        Thread.sleep(20);
      }
      Files.move(aside, part);
    }
    assertThat(second.get(1, TimeUnit.MINUTES)).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("shard 1/3 is complete: " + part);
    assertThat(parts()).containsExactly(part);
  }

  /** Two writers of one shard, such as a node believed dead: the first that ended counts. */
  @Test
  void ofTwoCompleteAttemptsTheFirstThatEndedCounts() throws IOException {
    assertFirstCounts("\"endedUtc\" : \"[^\"]*\"", "\"endedUtc\" : \"2099-01-01T00:00:00Z\"");
  }

  /** Of a job's attempts the lower one, whatever the nodes' clocks say, and before any by hand. */
  @Test
  void theAttemptOfALowerJobCounts() throws IOException {
    String ended = "\"endedUtc\" : \"2000-01-01T00:00:00Z\"";
    job = "\"job\" : { \"job\" : 12, \"restarts\" : 0 }, ";
    assertFirstCounts(
        "\"endedUtc\" : \"[^\"]*\"", "\"job\" : { \"job\" : 12, \"restarts\" : 1 }, " + ended);
  }

  @Test
  void anAttemptOfAJobCountsBeforeOneByHand() throws IOException {
    job = "\"job\" : { \"job\" : 12, \"restarts\" : 3 }, ";
    assertFirstCounts("\"endedUtc\" : \"[^\"]*\"", "\"endedUtc\" : \"2000-01-01T00:00:00Z\"");
  }

  private void assertFirstCounts(String ofSecond, String becomes) throws IOException {
    allShards();
    Path first = parts().getFirst();
    Path aside = folder.resolve("aside");
    Files.move(first, aside);
    shards(1);
    Path second = parts().getFirst();
    Files.move(aside, first);
    String footer = Files.readString(second.resolve("part.json"));
    Files.writeString(second.resolve("part.json"), footer.replaceFirst(ofSecond, becomes));
    String own = Files.readString(first.resolve("part.json"));
    Files.writeString(first.resolve("part.json"), own.replaceFirst("(?=\"endedUtc\")", job));
    assertThat(merge()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.err())
        .contains(
            "%s is left out: of this shard, %s is an earlier complete attempt"
                .formatted(second, name(first)));
    assertThat(harness.records()).hasSize(16);
  }

  @Test
  void aPartThatWasChangedIsRefused() throws IOException {
    allShards();
    Path log = parts().getFirst().resolve("forks.jsonl");
    Files.writeString(log, Files.readString(log) + "\n");
    assertThat(merge()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("was changed after its end");
  }

  /** What a crash may leave of a part that had just ended. */
  @Test
  void aPartThatIsTornInsideItsFooterIsMissing() throws IOException {
    allShards();
    Path torn = parts().getFirst();
    String footer = Files.readString(torn.resolve("part.json"));
    Files.writeString(torn.resolve("part.json"), footer.substring(0, footer.length() / 2));
    assertThat(merge()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err())
        .contains(torn + " is left out: its part.json is not whole")
        .contains("shard 1/3 is missing (begun, not ended, by ");
    assertThat(shard(1, "--resume")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(parts()).hasSize(SHARDS + 1);
    assertThat(merge()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.records()).hasSize(16);
  }
}
