package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.Folders;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.grid.SamePlan;
import org.xmlbench.results.grid.PlanFile;
import org.xmlbench.results.store.ByteLoopFile;
import org.xmlbench.results.store.MeasuredByteLoop;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoredPlan;

/**
 * {@code plan}, {@code run --plan --shard} and {@code merge} as the nodes of a cluster use them.
 */
class PlanAndMergeTest extends Nodes {
  @Test
  void theSameOptionsGiveTheSameBytes() throws IOException {
    String before = Files.readString(plan);
    assertThat(plan("--seed", "5")).isEqualTo(ExitCode.OK);
    assertThat(plan).content().isEqualTo(before);
    assertThat(harness.out()).contains("4 tasks, at most 3 shards, seed 5");
  }

  /** Cells, outcomes and times are those of one node that measured all; so is the plan. */
  @Test
  void theMergedRunIsTheRunOfOneNode() {
    shards(2, 1, 3);
    assertThat(merge()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("honest-one", "report:     ");
    RunFolder merged = RunFolder.open(harness.run());

    Path alone = folder.resolve("alone");
    assertThat(harness.execute("run", "--plan", plan.toString(), "--out", alone.toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    RunFolder single = RunFolder.open(alone);

    SamePlan.assertOf(merged, single);
    assertThat(results(merged)).containsExactlyInAnyOrderElementsOf(results(single));
    assertThat(merged.forks().records())
        .allMatch(fork -> fork.run().equals("run"))
        .extracting(ForkRecord::block)
        .containsOnly(1, 2, 3, 4, 5, 6, 7, 8);
    assertThat(harness.run().resolve("parts.json")).exists();
    assertThat(harness.run().resolve("report.html")).exists();
    assertThat(harness.execute("compare", harness.run().toString())).isEqualTo(ExitCode.OK);
    assertThat(harness.execute("run", "--resume", "--out", harness.run().toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
  }

  /** What figures were held against goes with them. */
  @Test
  void byteLoopsOfAllPartsAreMerged() {
    allShards();
    List<MeasuredByteLoop> loops = new ArrayList<>();
    for (Path part : parts()) {
      MeasuredByteLoop loop = loop(name(part), Map.of(), 1, 5);
      ByteLoopFile.write(part, List.of(loop));
      loops.add(loop);
    }
    assertThat(merge("--no-report")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(ByteLoopFile.read(harness.run())).containsExactlyElementsOf(loops);
  }

  private static List<String> results(RunFolder run) {
    return run.forks().records().stream()
        .map(fork -> fork.cell().id() + fork.status().outcome() + fork.measured() + fork.digest())
        .toList();
  }

  @Test
  void theRunFolderAloneCanBeReportedLater() {
    allShards();
    assertThat(merge("--no-report")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).isEqualTo("run folder: %s%n".formatted(harness.run()));
    assertThat(harness.run().resolve("report.html")).doesNotExist();
    assertThat(harness.execute("report", harness.run().toString())).isEqualTo(ExitCode.OK);
    assertThat(harness.execute("compare", harness.run().toString())).isEqualTo(ExitCode.OK);
  }

  @Test
  void sizesOfADocumentAreMeasuredByOneNode() {
    allShards();
    assertThat(parts())
        .hasSize(SHARDS)
        .extracting(part -> RunFolder.open(part).manifest().documents().size())
        .containsExactlyInAnyOrder(1, 1, 2);
  }

  @Test
  void aMissingShardIsNamedWithTheCommandThatRepeatsIt() {
    shards(1, 3);
    assertThat(merge()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.onlyLineOfErr())
        .contains(
            "shard 2/3 is missing: repeat it with: xmlbench run --plan %s --shard 2/3 --out %s --resume"
                .formatted(parts.resolve("plan.json"), parts));
    assertThat(harness.run()).doesNotExist();
  }

  @Test
  void aShardThatIsCompleteIsNotMeasuredAgain() {
    shards(1);
    List<Path> before = parts();
    assertThat(shard(1, "--resume")).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("shard 1/3 is complete: " + before.getFirst());
    assertThat(parts()).isEqualTo(before);
  }

  /** A node that died leaves what it measured: it goes on there, another begins anew. */
  @Test
  void whatThisNodeBeganIsResumedAndWhatAnotherBeganIsLeft() throws IOException {
    allShards();
    Path ended = parts().getFirst();
    Path begun = unfinished(ended);
    Files.delete(begun.resolve("part.json"));
    List<String> lines = Files.readAllLines(begun.resolve("forks.jsonl"));
    Files.writeString(begun.resolve("forks.jsonl"), lines.getFirst() + "\n");

    Path manifest = begun.resolve("manifest.json");
    String own = Files.readString(manifest);
    Files.writeString(manifest, own.replaceFirst("\"node\" : \"[^\"]*\"", "\"node\" : \"n9\""));
    assertThat(merge()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.onlyLineOfErr()).contains("(begun, not ended, by n9)");
    assertThat(shard(1, "--resume")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.err()).doesNotContain("resuming");
    assertThat(parts()).hasSize(SHARDS + 1).contains(begun);

    delete(parts().stream().filter(part -> name(part).startsWith("shard-1-of")).toList(), begun);
    Files.writeString(manifest, own);
    assertThat(shard(1, "--resume")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.err()).contains("resuming after 1 fork");
    assertThat(parts()).hasSize(SHARDS).contains(ended).doesNotContain(begun);
    assertThat(merge()).as(harness.err()).isEqualTo(ExitCode.OK);
  }

  private static void delete(List<Path> folders, Path but) {
    for (Path folder : folders) {
      if (!folder.equals(but)) {
        Folders.delete(folder);
      }
    }
  }

  @Test
  void classesOfHostsAreNotMixedUnlessEachGetsARun() throws IOException {
    allShards();
    Path manifest = parts().getFirst().resolve("manifest.json");
    Files.writeString(
        manifest,
        Files.readString(manifest).replaceFirst("\"kernel\" : \"[^\"]*\"", "\"kernel\" : \"9\""));
    assertThat(merge()).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("of 2 classes of hosts, which differ in kernel 9 | ")
        .contains("--by-class makes a run of each");
    assertThat(merge("--by-class")).as(harness.err()).isEqualTo(ExitCode.OK);
    int blocks = 0;
    for (int i = 1; i <= 2; i++) {
      Path run = Path.of(harness.run() + "-" + i);
      blocks += RunFolder.open(run).manifest().plan().blocks().size();
      assertThat(run.resolve("report.html")).exists();
    }
    assertThat(harness.err())
        .contains(
            harness.run() + "-1 for its class of hosts: repeat it with: xmlbench run --plan ");
    assertThat(blocks).isEqualTo(4);
  }

  @Test
  void aNodeWhoseClockWasWrongIsNamed() throws IOException {
    allShards();
    Path manifest = parts().getFirst().resolve("manifest.json");
    Files.writeString(
        manifest,
        Files.readString(manifest)
            .replaceFirst("\"node\" : ", "\"clockAheadSeconds\" : \"-312\",\n    \"node\" : "));
    assertThat(merge()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.onlyLineOfErr())
        .contains("the clock of node ", " is 312 s behind that of the file system");
  }

  /** Nodes that make the plan themselves make the same one, or fail with a message. */
  @Test
  void withoutAPlanNodesMustAgreeInTheirOptions() {
    String out = parts.toString();
    String[] first =
        ("run --profile smoke --driver honest-one --document overhead --document psd:1KiB"
                + " --blocks 1 --clock cpu --out %s --shard 1/2 --seed 5")
            .formatted(out)
            .split(" ");
    assertThat(harness.execute(first)).as(harness.err()).isEqualTo(ExitCode.OK);
    String[] second = first.clone();
    second[second.length - 3] = "2/2";
    second[second.length - 1] = "6";
    assertThat(harness.execute(second)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("plan.json was made with other options, such as another seed")
        .contains("give --plan " + parts.resolve("plan.json"));
    second[second.length - 1] = "5";
    assertThat(harness.execute(second)).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(merge()).as(harness.err()).isEqualTo(ExitCode.OK);
  }

  /** Of a node with another number of processors, or another heap. */
  @Test
  void aNodeThatWouldMeasureOtherwiseRefusesThePlan() throws IOException {
    PlanFile file = PlanFile.read(plan);
    PlannedBlock first = file.plan().blocks().getFirst();
    List<PlannedBlock> blocks = new ArrayList<>(file.plan().blocks());
    blocks.set(
        0,
        new PlannedBlock(first.document(), first.targetBlocks(), List.of("-Xmx7g"), first.cells()));
    Files.writeString(
        plan,
        PlanFile.of(
                file.toolVersion(),
                file.family(),
                file.profile(),
                file.request(),
                new StoredPlan(blocks, file.plan().sampling()))
            .text());

    assertThat(shard(1)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr())
        .contains("cannot be followed here: forks on overhead run with -Xmx7g there");
    assertThat(parts).doesNotExist();
  }

  @Test
  void aPlanOfAnotherVersionOrWithAWrongHashIsRefused() throws IOException {
    String text = Files.readString(plan);
    Files.writeString(
        plan, text.replaceFirst("\"toolVersion\" : \"[^\"]*\"", "\"toolVersion\" : \"9\""));
    assertThat(shard(1)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("was made by version 9 of XMLBench");

    Files.writeString(plan, text.replaceFirst("\"targetBlocks\" : 2", "\"targetBlocks\" : 3"));
    assertThat(shard(1)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("is damaged: its parts do not belong together");
  }

  @Test
  void theDryRunShowsTheShardAlone() {
    assertThat(shard(1, "--dry-run")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("shard 1/3, plan ");
    assertThat(parts).doesNotExist();
  }

  @Test
  void aShardWhoseBudgetEndsTooEarlyIsNotComplete() {
    harness.withForks(_ -> FakeForks.that(Nodes::end).asleep(Duration.ofMillis(20)));
    assertThat(shard(1, "--time-budget", "1s")).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err()).contains("the budget ended before one whole round: repeat it with:");
    assertThat(merge()).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.err()).contains("shard 1/3 is missing (begun, not ended, by ");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run --plan PLAN --shard 4/3 --out PARTS | --shard '4/3'",
        "run --plan PLAN --shard auto/3 --out PARTS | this is no element of an array job",
        "run --plan PLAN --shard 1/3 | --shard needs the folder of all parts",
        "run --plan PLAN --shard 1/9 --out PARTS | the plan has only 3 documents or tasks that"
            + " nodes can measure apart",
        "run --plan PLAN --seed 6 --out PARTS | made with seed 5, not with seed 6",
        "run --plan /no/plan.json --out PARTS | cannot read /no/plan.json",
        "soap --plan PLAN --out PARTS | is of XML parsers: follow it with: xmlbench run --plan",
        "plan list drivers -o X | 'list' makes no run that nodes can share: plan a command that",
        "plan memory -o X | 'memory' makes no run that nodes can share: plan a command that",
        "plan bias --profile smoke -o X | 'bias' makes no run that nodes can share",
        "plan report -o X | 'report' makes no run that nodes can share",
        "plan soap-server --toolkit metro -o X | 'soap-server' makes no run that nodes can share",
        "plan run --resume -o X | --resume is of the runs that follow a plan",
        "plan run --profile smoke | Missing required option: '--out=FILE'",
        "plan nothing -o X | unknown command 'nothing'",
        "merge PARTS -o X | : there is no such folder",
        "merge PLAN -o X | is a file, not a folder",
      })
  void badUseIsReportedInOneLine(String command, String reason) {
    String[] args =
        command
            .replace("PLAN", plan.toString())
            .replace("PARTS", parts.toString())
            .replace(" X", " " + folder.resolve("x"))
            .split(" ");
    assertThat(harness.execute(args)).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains(reason);
  }
}
