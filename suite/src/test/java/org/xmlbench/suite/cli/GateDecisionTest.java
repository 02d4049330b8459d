package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.engine.FakeForks;
import org.xmlbench.house.engine.FakeForks.End;
import org.xmlbench.house.engine.ForkExecutor;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.results.store.DiskFullException;

/**
 * The decisions of {@code gate}, through its own command, with forks that are not processes, so
 * that each exit code is certain.
 */
class GateDecisionTest {
  private static final double NANOS = 1e6;

  @TempDir private Path folder;
  private final SplittableRandom random = new SplittableRandom(11);

  private RunHarness harness(ForkExecutor forks) {
    return new RunHarness(folder, HonestDriver.class).with(forks);
  }

  private static int gate(RunHarness harness, String... more) {
    List<String> args =
        new ArrayList<>(
            List.of("gate", "--baseline", "honest-one", "--document", "overhead", "--seed", "3"));
    args.addAll(List.of("--out", harness.run().toString()));
    args.addAll(List.of(more));
    return harness.execute(args.toArray(String[]::new));
  }

  /** Forks of arms whose candidate takes so much more, with normal noise of that deviation. */
  private FakeForks arms(double slowdown, double sentinelSlowdown, double deviation) {
    return new FakeForks(
        "run",
        Duration.ofSeconds(3),
        fork -> {
          double more =
              switch (fork.place().arm()) {
                case "candidate" -> slowdown;
                case "sentinel-candidate" -> sentinelSlowdown;
                default -> 0;
              };
          double noise = Math.exp(deviation * random.nextGaussian());
          return End.ok(Math.round(NANOS * (1 + more) * noise));
        });
  }

  private void assertThatFilesSay(RunHarness harness, int exit) throws IOException {
    assertThat(Files.readString(harness.run().resolve("gate.json")))
        .contains("\"exitCode\" : " + exit);
    String junit = Files.readString(harness.run().resolve("TEST-xmlbench-gate.xml"));
    assertThat(junit.contains("<failure")).isEqualTo(exit == ExitCode.FAULT);
  }

  @Test
  void equalArmsOnAQuietHostPass() throws IOException {
    RunHarness harness = harness(arms(0, 0, 0.003));
    assertThat(gate(harness)).as(harness.out()).isEqualTo(ExitCode.OK).isEqualTo(0);
    assertThatFilesSay(harness, 0);
    assertThat(harness.out()).contains("gate: PASS\n");
  }

  @Test
  void aCandidateThatIsATenthSlowerFails() throws IOException {
    RunHarness harness = harness(arms(0.10, 0, 0.003));
    assertThat(gate(harness)).as(harness.out()).isEqualTo(ExitCode.FAULT).isEqualTo(1);
    assertThatFilesSay(harness, 1);
  }

  @Test
  void aCandidateThatIsFasterPasses() throws IOException {
    RunHarness harness = harness(arms(-0.10, 0, 0.003));
    assertThat(gate(harness)).as(harness.out()).isEqualTo(ExitCode.OK);
  }

  @Test
  void aNoisyHostDecidesNothing() throws IOException {
    RunHarness harness = harness(arms(0, 0, 0.2));
    assertThat(gate(harness)).as(harness.out()).isEqualTo(ExitCode.INCONCLUSIVE).isEqualTo(3);
    assertThatFilesSay(harness, 3);
  }

  @Test
  void strictMakesOneOfWhatIsNotDecided() throws IOException {
    RunHarness harness = harness(arms(0, 0, 0.2));
    assertThat(gate(harness, "--strict")).isEqualTo(ExitCode.FAULT);
    assertThatFilesSay(harness, 3);
    assertThat(harness.err()).contains("--strict makes a failure: exit code 1 instead of 3");
  }

  /** Equal arms that differ show that the host, or the gate, is at fault: nothing is proven. */
  @Test
  void aSlowdownIsNotProvenWhereEqualArmsDifferAsWell() throws IOException {
    RunHarness harness = harness(arms(0.10, 0.10, 0.003));
    assertThat(gate(harness)).as(harness.out()).isEqualTo(ExitCode.INCONCLUSIVE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"candidate", "baseline"})
  void anArmThatFailsIsAFault(String arm) throws IOException {
    RunHarness harness =
        harness(
            new FakeForks(
                "run",
                Duration.ofSeconds(3),
                fork -> fork.place().arm().equals(arm) ? End.failed() : End.ok(1_000_000)));
    assertThat(gate(harness)).isEqualTo(ExitCode.FAULT);
    assertThat(Files.readString(harness.run().resolve("gate.json")))
        .contains("\"exitCode\" : 1", "broke");
  }

  @Test
  void aCandidateThatHangsIsAFailedArm() {
    String limit = "did not end within 10 s and was killed";
    RunHarness harness =
        harness(
            FakeForks.that(
                fork ->
                    fork.place().arm().equals("candidate")
                        ? End.of(Outcome.TIMEOUT, limit)
                        : End.ok(1_000_000)));
    assertThat(gate(harness)).isEqualTo(ExitCode.FAULT);
    assertThat(harness.out()).contains("candidate on overhead: timeout: " + limit);
    assertThat(harness.records())
        .filteredOn(fork -> !fork.arm().equals("candidate"))
        .isNotEmpty()
        .allMatch(fork -> fork.outcome() == Outcome.OK);
  }

  @Test
  void aFullDiskDecidesNothingAndKeepsWhatWasMeasured() throws IOException {
    FakeForks forks = arms(0, 0, 0.003);
    RunHarness harness =
        harness(
            request -> {
              if (request.place().block() == 4) {
                throw new DiskFullException(folder, null);
              }
              return forks.run(request);
            });
    assertThat(gate(harness)).isEqualTo(ExitCode.INCONCLUSIVE);
    assertThat(harness.records()).hasSize(6);
  }

  @Test
  void ourOwnFailureIsNoVerdict() {
    RunHarness harness =
        harness(
            request -> {
              throw new IllegalStateException("a mistake of ours");
            });
    assertThat(gate(harness)).isEqualTo(ExitCode.INTERNAL_ERROR).isEqualTo(70);
    assertThat(harness.err())
        .endsWith(
            "xmlbench: internal error: java.lang.IllegalStateException: a mistake of ours"
                + " (--debug shows where)\n");
    assertThat(harness.run().resolve("gate.json")).doesNotExist();
  }

  @Test
  void everyForkIsRunByTheEngineUnderTheLimitThatWasAsked() {
    List<Duration> limits = new ArrayList<>();
    FakeForks forks = arms(0, 0, 0.003);
    RunHarness harness =
        harness(
            (ForkRequest request) -> {
              synchronized (limits) {
                limits.add(request.limit());
              }
              return forks.run(request);
            });
    assertThat(gate(harness, "--fork-timeout", "7s")).isEqualTo(ExitCode.OK);
    assertThat(limits).isNotEmpty().containsOnly(Duration.ofSeconds(7));
  }
}
