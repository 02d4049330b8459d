package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.results.grid.Part;

/** Parts that lack some of their plan, or are of another one. */
class PartsThatDoNotFitTest extends Nodes {
  @Test
  void everyShardIsNamedWithItsCommandWhereNoneIsComplete() throws IOException {
    shards(1);
    unfinished(parts().getFirst());
    assertThat(merge()).isEqualTo(ExitCode.INCONCLUSIVE);
    String repeat =
        " repeat it with: xmlbench run --plan %s --shard %%d/3 --out %s --resume"
            .formatted(parts.resolve("plan.json"), parts);
    assertThat(harness.err())
        .contains("shard 1/3 is missing (begun, not ended, by ", repeat.formatted(1))
        .contains("shard 2/3 is missing:" + repeat.formatted(2))
        .contains("shard 3/3 is missing:" + repeat.formatted(3));
    assertThat(harness.run()).doesNotExist();
  }

  /** Of a job script that names a folder of an earlier run. */
  @Test
  void aCompleteShardOfAnotherPlanIsNotTakenForThisOne() throws IOException {
    shards(1);
    assertThat(plan("--seed", "5", "--gc", "g1")).isEqualTo(ExitCode.OK);
    assertThat(shard(1)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("plan.json was made with other options");
    Files.delete(parts.resolve("plan.json"));
    assertThat(shard(1)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(parts + " holds shard 1/3 of another plan (hash ");
  }

  @Test
  void partsOfPlansWithOtherSeedsAreNotMixed() throws IOException {
    shards(1, 2);
    Path other = folder.resolve("other");
    Files.move(parts, other);
    assertThat(plan("--seed", "6")).isEqualTo(ExitCode.OK);
    shards(3);
    assertThat(harness.execute("merge", parts.toString(), other.toString(), "-o", "x"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("only parts of one seed become a run", " is of 6,", " of 5");
  }

  @ParameterizedTest
  @CsvSource({"[ 0 ],[ 7 ]", "shard-1-of-3,shard-7-of-3"})
  void aFooterThatDoesNotFitIsRefused(String written, String changed) throws IOException {
    allShards();
    for (Path part : parts()) {
      Path footer = part.resolve(Part.FOOTER);
      String text = Files.readString(footer);
      Files.writeString(footer, text.replace(written, changed));
    }
    assertThat(merge()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("measure");
    assertThat(harness.run()).doesNotExist();
  }

  @Test
  void onlyPartsOfOnePlanBecomeARun() throws IOException {
    shards(1, 2);
    Path other = folder.resolve("other");
    Files.move(parts, other);
    assertThat(plan("--seed", "5", "--gc", "g1")).isEqualTo(ExitCode.OK);
    shards(3);
    assertThat(harness.execute("merge", parts.toString(), other.toString(), "-o", "x"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("only parts of one plan become a run");
  }
}
