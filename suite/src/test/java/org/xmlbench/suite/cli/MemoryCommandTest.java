package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.TreeMeasures;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.house.engine.ForkRequest;

/** {@code memory}, with forks that are no processes. */
class MemoryCommandTest {
  private static final int MILLI = 1_000_000;

  @TempDir private Path folder;

  private RunHarness harness;

  /** Works from 14 MiB on, and takes half of its time for collections below 28. */
  private final FakeForks forks = forks(mib -> mib >= 14);

  @BeforeEach
  void makeHarness() throws Exception {
    harness = new RunHarness(folder, HonestDriver.class, HonestDriver.BuildsTrees.class);
    Files.createDirectories(folder.resolve("home/treesize"));
    use(forks);
  }

  private static FakeForks forks(IntPredicate works) {
    return FakeForks.that(
        fork -> works.test(fork.condition().heapMiB()) ? End.ok(10 * MILLI) : End.failed());
  }

  private void use(FakeForks some) {
    harness.with(request -> measured(request, some.run(request)));
  }

  /** With what only these forks measure. */
  private static ForkRecord measured(ForkRequest request, ForkRecord fork) {
    if (fork.measured() == null) {
      return fork;
    }
    boolean built = fork.cell().operation().equals(Operation.BUILD);
    double bytes = request.document().bytes();
    long collecting = request.condition().heapMiB() < 28 ? 5 * MILLI : MILLI;
    Iteration counted =
        new Iteration(
            Iteration.Phase.MEASURED, 1, 10 * MILLI, null, null, 3L, collecting, null, null);
    return new ForkRecord(
        fork.run(),
        fork.cell(),
        fork.place(),
        fork.status(),
        new ForkTiming(List.of(counted), fork.measured()),
        fork.evidence(),
        built
            ? Map.of(
                TreeMeasures.LIVE.key(), 8 * bytes,
                TreeMeasures.OBJECTS.key(), 100.0,
                TreeMeasures.TEXT.key(), 2 * bytes,
                TreeMeasures.HEAP.key(), 8 * bytes)
            : Map.of());
  }

  /** Its figures would enter no comparison; that it is not there is said. */
  @Test
  void aDocumentThatADriverDeclaresIsLeftOutAndNamed() throws Exception {
    harness = new RunHarness(folder, HonestDriver.class, HonestDriver.BuildsTreesOfLatin.class);
    use(forks);

    assertThat(memory("--document", "unicode:16KiB")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.err())
        .containsPattern(
            "a-latin-tree/unicode:16KiB/.*: left out, declared: .*end-tag-beyond-latin-1");
    assertThat(harness.out())
        .containsPattern("overhead +a-latin-tree ")
        .doesNotContainPattern("unicode:16KiB +a-latin-tree ");
  }

  private int memory(String... more) {
    List<String> args =
        new ArrayList<>(List.of("memory", "--document", "overhead", "--out", out().toString()));
    args.addAll(List.of(more));
    return harness.execute(args.toArray(String[]::new));
  }

  private Path out() {
    return folder.resolve("memory");
  }

  @Test
  void aTreesMemoryIsMeasuredAndARunBesideItShowsIt() throws Exception {
    assertThat(memory()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(harness.out()).contains("a-tree", "50.0 % [50.0 %, 50.0 %]; 10.0 %", "memory.json");
    assertThat(Files.readString(out().resolve("memory.json")))
        .contains("\"bound\" : \"exact\"", "\"mib\" : 14,", "\"failsMib\" : 13");

    String run = folder.resolve("run").toString();
    assertThat(
            harness.execute(
                "run",
                "--profile",
                "smoke",
                "--driver",
                "a-tree",
                "--document",
                "overhead",
                "--blocks",
                "3",
                "--out",
                run))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);
    assertThat(harness.execute("compare", run, "--all-columns")).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .containsPattern("live B/B +least MiB")
        .containsPattern(" 8\\.00 +14\\.0 ")
        .contains("collecting");
    assertThat(Files.readString(Path.of(run, "manifest.json"))).contains("treeMemory");
    assertThat(harness.execute("compare", run, "--csv")).isEqualTo(ExitCode.OK);
    assertThat(harness.out())
        .contains("live_bytes_per_byte,smallest_heap_mib,collecting_share_1_5x");
  }

  @Test
  void theDryRunTellsAboutHowManyForksThatTakes() {
    assertThat(memory("--dry-run")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(forks.requests()).isEmpty();
    assertThat(out()).doesNotExist();
    Matcher about =
        Pattern.compile("a-tree/overhead/.*: about (\\d+) forks").matcher(harness.out());
    assertThat(about.find()).as(harness.out()).isTrue();

    assertThat(memory()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(forks.requests())
        .hasSizeBetween(Integer.parseInt(about.group(1)) - 6, Integer.parseInt(about.group(1)) + 6);
  }

  @Test
  void aSecondCallRunsNoForkTwice() {
    assertThat(memory()).as(harness.err()).isEqualTo(ExitCode.OK);
    int first = forks.requests().size();
    String table = harness.out();

    assertThat(memory("--seed", "7")).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(forks.requests()).hasSize(first);
    assertThat(harness.out()).isEqualTo(table);
  }

  @Test
  void aSessionThatEndedInTheMiddleGoesOnThere() throws Exception {
    assertThat(memory()).isEqualTo(ExitCode.OK);
    List<String> trials = Files.readAllLines(out().resolve("trials.jsonl"));
    Files.write(out().resolve("trials.jsonl"), trials.subList(0, trials.size() - 4));
    Files.delete(out().resolve("memory.json"));
    int first = forks.requests().size();

    assertThat(memory()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(forks.requests()).hasSize(first + 4);
    assertThat(Files.readAllLines(out().resolve("trials.jsonl"))).hasSameSizeAs(trials);
  }

  @Test
  void aSubjectThatFailsIsOneLineAndTheOthersGoOn() {
    use(
        FakeForks.that(
            fork ->
                fork.document().bytes() > 1000
                    ? End.failed()
                    : fork.condition().heapMiB() >= 14 ? End.ok(10 * MILLI) : End.failed()));

    assertThat(memory("--document", "psd:64KiB")).isEqualTo(ExitCode.FAULT);
    assertThat(harness.err().lines().filter(line -> line.startsWith("xmlbench: ")))
        .singleElement()
        .asString()
        .contains("a-tree/psd:64KiB/build-walk", "failed: broke");
    assertThat(harness.out()).contains("overhead").doesNotContain("psd:64KiB");
  }

  @Test
  void whatWorksInTheHeapOfRunsAloneHasThatHeap() throws Exception {
    FakeForks luck = forks(mib -> mib >= 128);
    use(luck);

    assertThat(memory()).as(harness.err()).isEqualTo(ExitCode.OK);
    assertThat(Files.readString(out().resolve("memory.json"))).contains("\"mib\" : 128");
  }

  @Test
  void otherDocumentsAreAddedToTheSameFolder() throws Exception {
    assertThat(memory()).isEqualTo(ExitCode.OK);
    assertThat(harness.execute("memory", "--document", "psd:64KiB", "--out", out().toString()))
        .as(harness.err())
        .isEqualTo(ExitCode.OK);

    assertThat(Files.readString(out().resolve("memory.json"))).contains("overhead", "psd:64KiB");
  }

  @Test
  void badUsageIsOneLine() throws Exception {
    assertThat(memory("--driver", "honest-one")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("--driver honest-one: builds no tree");
    assertThat(memory()).isEqualTo(ExitCode.OK);
    assertThat(memory("--profile", "smoke")).isEqualTo(ExitCode.USAGE);
    assertThat(harness.onlyLineOfErr()).contains("was measured on another host or with another");
  }
}
