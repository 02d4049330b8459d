package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.Folders;

/** {@code scripts/slurm} in a distribution, over commands that stand for Slurm's and XMLBench's. */
@Timeout(120)
class SlurmSubmitTest {
  private static final Path SCRIPTS = Path.of("").toAbsolutePath().getParent().resolve("scripts");

  private static final String XMLBENCH =
      """
      #!/bin/sh
      echo "$@ [$SLURM_ARRAY_TASK_ID]" >> "$LOG"
      case $1 in
        plan) echo "plan.json: 4 tasks, at most 3 shards, seed 5, hash 12ab" ;;
        merge) echo "the tables"; exit "$MERGED" ;;
      esac
      """;

  /** Runs what is submitted at once, or nothing where the jobs shall never end. */
  private static final String SBATCH =
      """
      #!/bin/bash
      echo "sbatch $*" >> "$LOG"
      elements=1 array=
      : >> "$OUTPUT"
      while [ "${1#-}" != "$1" ]; do
        case $1 in --array=1-*) array=true elements=${1#--array=1-} ;; esac
        shift
      done
      for i in $(seq "$elements"); do
        [ "$JOBS" = endless ] || SLURM_ARRAY_TASK_ID=${array:+$i} bash "$@" >> "$OUTPUT"
      done
      if [ -n "$array" ]; then echo "12;cluster"; else echo 13; cp "$OUTPUT" "$PARTS/merge.log"; fi
      """;

  /** Runs what follows its options, or waits for a node. */
  private static final String SRUN =
      """
      #!/bin/bash
      echo "srun $*" >> "$LOG"
      while [ "${1#-}" != "$1" ]; do shift; done
      [ "$JOBS" != queued ] || exec sleep 60
      exec "$@"
      """;

  @TempDir private Path folder;
  private Path bin;
  private Path log;

  @BeforeEach
  void makeDistribution() throws IOException {
    bin = Files.createDirectories(folder.resolve("commands"));
    log = Files.createFile(folder.resolve("log"));
    Path home = Files.createDirectories(folder.resolve("home/bin")).getParent();
    script(home.resolve("bin/xmlbench"), XMLBENCH);
    Files.createDirectories(home.resolve("slurm"));
    for (String name : List.of("job.sh", "submit", "shard", "merge")) {
      script(
          home.resolve("slurm").resolve(name),
          Files.readString(SCRIPTS.resolve("slurm").resolve(name)));
    }
    script(bin.resolve("sbatch"), SBATCH);
    script(bin.resolve("srun"), SRUN);
    script(bin.resolve("squeue"), "#!/bin/sh\n[ \"$JOBS\" != endless ] || echo 13\n");
    script(bin.resolve("scancel"), "#!/bin/sh\necho \"scancel $*\" >> \"$LOG\"\n");
  }

  private static void script(Path file, String text) throws IOException {
    Files.writeString(file, text);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private Path run() {
    return folder.resolve("run");
  }

  private ProcessBuilder submit(String... args) {
    List<String> command = new ArrayList<>();
    command.add(folder.resolve("home/slurm/submit").toString());
    command.addAll(List.of("--out", run().toString()));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("PATH", bin + ":" + System.getenv("PATH"));
    builder.environment().put("LOG", log.toString());
    builder.environment().put("OUTPUT", folder.resolve("output").toString());
    builder.environment().put("PARTS", run() + ".parts");
    builder.environment().put("MERGED", "0");
    builder.environment().put("JOBS", "short");
    builder.environment().remove("XMLBENCH_SHARDS");
    builder.environment().remove("XMLBENCH_END_WITH_PARENT");
    return builder;
  }

  private static String output(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** Waits while the script runs, and fails with what it said when it has ended before. */
  private static void await(Process script, Callable<Boolean> condition) throws Exception {
    while (!condition.call()) {
      if (script.waitFor(20, TimeUnit.MILLISECONDS)) {
        assertThat(condition.call()).as("it ended: " + output(script)).isTrue();
      }
    }
  }

  private List<String> commands() throws IOException {
    return Files.readAllLines(log).stream()
        .filter(line -> !line.startsWith("sbatch") && !line.startsWith("srun"))
        .toList();
  }

  private List<String> submitted() throws IOException {
    return Files.readAllLines(log).stream().filter(line -> line.startsWith("sbatch")).toList();
  }

  @Test
  void eachShardIsAnElementAndTheirPartsAreMerged() throws Exception {
    Process process = submit("--sbatch", "--partition=bench", "run", "--profile", "smoke").start();
    String parts = run() + ".parts";
    String shard =
        "run --plan %s/plan.json --shard auto/3 --out %s --resume --wait ".formatted(parts, parts);

    assertThat(output(process)).contains("array job 12: 3 shards; merge job 13", "the tables");
    assertThat(process.waitFor()).isZero();
    assertThat(commands())
        .containsExactly(
            "plan run --profile smoke -o " + parts + "/plan.json []",
            shard + "[1]",
            shard + "[2]",
            shard + "[3]",
            "merge %s -o %s []".formatted(parts, run()));
    assertThat(Files.readAllLines(log).getFirst())
        .as("the plan is made on a node")
        .startsWith("srun ")
        .contains("--exclusive ", "--partition=bench ");
    assertThat(submitted().getFirst())
        .contains("--array=1-3 ", "--exclusive ", "--requeue ", "--partition=bench ");
    assertThat(submitted().getLast()).contains("--dependency=afterany:12 ", "--partition=bench ");
  }

  @Test
  void thereAreNoMoreShardsThanThePlanHas() throws Exception {
    Process process = submit("--shards", "9", "run").start();
    assertThat(output(process)).contains("3 shards");
    Folders.delete(Path.of(run() + ".parts"));
    process = submit("--shards", "2", "run").start();
    assertThat(output(process)).contains("2 shards");
  }

  @Test
  void theExitCodeIsThatOfTheMerge() throws Exception {
    ProcessBuilder builder = submit("run");
    builder.environment().put("MERGED", "3");
    Process process = builder.start();
    output(process);
    assertThat(process.waitFor()).isEqualTo(3);
  }

  @Test
  void anInterruptionCancelsWhatWasSubmitted() throws Exception {
    ProcessBuilder builder = submit("run");
    builder.environment().put("JOBS", "endless");
    Process process = builder.start();
    await(process, () -> submitted().size() == 2);
    // The second job's number is known a moment after it was submitted.
    Thread.sleep(500);
    // Process.destroy closes the streams, too.
    process.toHandle().destroy();
    assertThat(output(process)).contains("cancelled; go on with: ", "merge " + run() + ".parts");
    assertThat(process.waitFor()).isEqualTo(130);
    assertThat(commands()).contains("scancel 12 13");
  }

  @Test
  void anInterruptionEndsTheWaitForANodeThatMakesThePlan() throws Exception {
    ProcessBuilder builder = submit("run");
    builder.environment().put("JOBS", "queued");
    Process process = builder.start();
    await(process, () -> Files.readString(log).contains("srun"));
    List<ProcessHandle> waiting = process.descendants().toList();
    process.toHandle().destroy();
    assertThat(output(process)).contains("submit: cancelled; nothing was measured yet");
    assertThat(process.waitFor()).isEqualTo(130);
    assertThat(submitted()).isEmpty();
    for (ProcessHandle step : waiting) {
      step.onExit().get(10, TimeUnit.SECONDS);
    }
  }

  /** A path of commands on which no Slurm is, though this host may have one. */
  private Path withoutSlurm() throws IOException {
    Path few = Files.createDirectories(folder.resolve("few"));
    for (String name : List.of("bash", "dirname")) {
      Files.createSymbolicLink(few.resolve(name), Path.of("/usr/bin", name));
    }
    return few;
  }

  @Test
  void badUseIsReportedInOneLine() throws Exception {
    assertThat(output(submit("--shards", "none", "run").start()))
        .contains("submit: --shards none: write a number of nodes");
    assertThat(output(submit().start())).contains("submit: name a command that measures");
    ProcessBuilder without = submit("run");
    without.environment().put("PATH", withoutSlurm().toString());
    Process process = without.start();
    assertThat(output(process).lines()).singleElement().asString().contains("there is no sbatch");
    assertThat(process.waitFor()).isEqualTo(2);
  }
}
